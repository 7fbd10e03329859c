/** Where the games of a backup stand in its text, and what is left of it without them; of too many, one more than that. */
export type BackupParts = { readonly rest: string; readonly games: readonly (readonly [number, number])[] };

/** So many characters at once: a few milliseconds on a slow phone. */
const PIECE = 1_000_000;
const LIST = 'games';

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const OPENING: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const CLOSING: ReadonlySet<number> = new Set([0x5d, 0x7d]);
/** In the whole, in its list of games. */
const [WHOLE, IN_LIST] = [1, 2];

/**
 * Finds the games without reading any: a hundred megabytes at once would keep the screen waiting for seconds. Goes on
 * when it is asked again, so that others have their turn. Null: no JSON, for it does not end where it should.
 */
export function* backupParts(source: string, most: number): Generator<void, BackupParts | null> {
  const games: (readonly [number, number])[] = [];
  const outside: string[] = [];
  let rested = PIECE;
  let depth = 0;
  let quoted = false;
  let copied = 0;
  /** Where the text began that was read last in the whole: the name of what follows. */
  let name = 0;
  let inGames = false;
  let from = 0;
  const end = (at: number) => {
    if (source.slice(from, at).trim() !== '') games.push([from, at]);
    from = at + 1;
  };

  for (let at = 0; at < source.length; at += 1) {
    if (at >= rested) {
      yield;
      rested = at + PIECE;
    }
    if (games.length > most) break;
    const sign = source.charCodeAt(at);
    if (quoted) {
      if (sign === BACKSLASH) at += 1;
      else if (sign === QUOTE) quoted = false;
    } else if (sign === QUOTE) {
      quoted = true;
      if (depth === WHOLE) name = at + 1;
    } else if (OPENING.has(sign)) {
      depth += 1;
      if (depth === IN_LIST && source[at] === '[' && source.startsWith(`${LIST}"`, name)) {
        inGames = true;
        from = at + 1;
        outside.push(source.slice(copied, from));
      }
    } else if (CLOSING.has(sign)) {
      if (inGames && depth === IN_LIST) {
        end(at);
        inGames = false;
        copied = at;
      }
      depth -= 1;
    } else if (inGames && depth === IN_LIST && sign === COMMA) end(at);
  }
  if (games.length > most) return { rest: '', games };
  if (depth !== 0 || quoted) return null;
  return { rest: outside.join('') + source.slice(copied), games };
}
