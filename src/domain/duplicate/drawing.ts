import type { DuplicateRules } from '../rules/duplicateRules.ts';
import { BLANK, type TileSet } from '../tiles/tileSet.ts';
import { canPassRackCheck, passesRackCheck } from './rackCheck.ts';
import { fromHex, sha256, toHex } from './sha256.ts';

/** A seed is 32 bytes, written as 64 hexadecimal digits. */
const SEED_BYTES = 32;
/** So many racks that do not pass are not to be expected in a lifetime; the last one would be played. */
const MOST_RACKS = 1_000;

type DrawnRack = {
  readonly rack: readonly string[];
  readonly rejected: readonly (readonly string[])[];
};

export function isSeed(seed: string): boolean {
  return fromHex(seed)?.length === SEED_BYTES;
}

/** What is shown before the game, so that the seed cannot be another one afterwards. */
export function commitmentOf(seed: string): string {
  return toHex(sha256(fromHex(seed) ?? new Uint8Array()));
}

/**
 * Draws the rack of a move: what was kept, and tiles from the bag, one after another. A rack that does not pass the
 * check goes back as a whole. Block i of move n is SHA-256 of the seed, n and i (32 bits each, the high byte first); its
 * eight 32-bit numbers are taken in order; a number that would make some tiles likelier than others is passed over; the
 * bag is in the order of the alphabet, blanks last. Everybody who has the seed can draw it again.
 */
export function drawRack(
  rules: DuplicateRules,
  set: TileSet,
  seed: string,
  move: number,
  kept: readonly string[],
  bag: ReadonlyMap<string, number>,
): DrawnRack {
  const below = numbers(fromHex(seed) ?? new Uint8Array(), move);
  const all = [...kept, ...inOrder(set, bag)];
  const checked = canPassRackCheck(rules, move, all);
  const rejected: (readonly string[])[] = [];
  let [held, tiles] = [[...kept], inOrder(set, bag)];
  for (;;) {
    while (held.length < rules.rack && tiles.length > 0) held.push(...tiles.splice(below(tiles.length), 1));
    if (!checked || rejected.length >= MOST_RACKS || passesRackCheck(rules, move, held)) {
      return { rack: held, rejected };
    }
    rejected.push(held);
    const whole = new Map(bag);
    for (const tile of kept) whole.set(tile, (whole.get(tile) ?? 0) + 1);
    [held, tiles] = [[], inOrder(set, whole)];
  }
}

function inOrder(set: TileSet, bag: ReadonlyMap<string, number>): string[] {
  return [...set.alphabet, BLANK].flatMap((tile) => Array<string>(bag.get(tile) ?? 0).fill(tile));
}

/** Numbers below a limit, all of them equally likely. */
function numbers(seed: Uint8Array, move: number): (limit: number) => number {
  let block = 0;
  let ready: number[] = [];
  const next = (): number => {
    if (ready.length === 0) {
      const input = new Uint8Array(seed.length + 8);
      input.set(seed);
      const view = new DataView(input.buffer);
      view.setUint32(seed.length, move);
      view.setUint32(seed.length + 4, block);
      block += 1;
      const out = new DataView(sha256(input).buffer);
      ready = Array.from({ length: 8 }, (_, i) => out.getUint32(4 * i));
    }
    return ready.shift()!;
  };
  return (limit) => {
    const fair = 2 ** 32 - (2 ** 32 % limit);
    for (;;) {
      const number = next();
      if (number < fair) return number % limit;
    }
  };
}
