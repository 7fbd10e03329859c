/* What strangers, torn connections and worn disks make of a file. */

type Roll = (below: number) => number;

/** Bytes turned, left out, doubled, exchanged; those before `from` stay. */
export function mutatedBytes(roll: Roll, bytes: Uint8Array, from = 0): Uint8Array<ArrayBuffer> {
  const list = [...bytes];
  for (let times = 1 + roll(3); times > 0; times -= 1) {
    const at = from + roll(Math.max(1, list.length - from));
    const kind = roll(5);
    if (kind === 0) list.splice(at, 1 + roll(4));
    else if (kind === 1) list.splice(at, 0, ...list.slice(at, at + roll(12)));
    else if (kind === 2) list[at] = roll(256);
    else list[at] = (list[at] ?? 0) ^ (1 << roll(8));
  }
  return Uint8Array.from(list);
}

/** A few places changed, each as one of these does it. */
export function mutatedText(roll: Roll, text: string, strange: readonly string[]): string {
  let changed = text;
  for (let times = 1 + roll(3); times > 0; times -= 1) {
    const at = roll(changed.length + 1);
    const kind = roll(6);
    // Most texts that are torn are nothing any more: another figure in its place goes further.
    if (kind < 3) {
      const figure = changed.slice(at).search(/\d/);
      if (figure >= 0) {
        const place = at + figure;
        changed = `${changed.slice(0, place)}${roll(10)}${changed.slice(place + 1)}`;
      }
      continue;
    }
    const to = at + roll(24);
    const piece = changed.slice(at, to);
    const put = kind === 3 ? '' : kind === 4 ? piece + piece : strange[roll(strange.length)]!;
    changed = changed.slice(0, at) + put + changed.slice(to);
  }
  return changed;
}

/** Pieces that mean something to a reader of JSON. */
export const STRANGE_JSON = [
  'null',
  '-1',
  '1e309',
  '9007199254740993',
  '""',
  '{}',
  '[]',
  '"__proto__":',
  '\u202e',
  '0',
];
