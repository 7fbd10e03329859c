import { ok } from '../result.ts';
import { readTiles } from '../tiles/rack.ts';
import type { Millis } from '../units.ts';
import type { RackDrawn } from './fact.ts';
import { canPassRackCheck, countLetters, passesRackCheck, rackRuleOf } from './rackCheck.ts';
import { type DuplicateReason, type Outcome, refuse } from './refusal.ts';
import { type DuplicateState, nextMove, tileSetOf } from './state.ts';

type Bag = ReadonlyMap<string, number>;

/** The next rack lies there. What was kept stays on it, unless a rack that failed the check went back as a whole. */
export function takeRack(state: DuplicateState, fact: RackDrawn, at: Millis): Outcome<DuplicateState> {
  if (state.phase === 'over') return refuse({ why: 'game-over' });
  if (state.phase !== 'drawing') return refuse({ why: 'wrong-phase', phase: state.phase });
  const racks: (readonly string[])[] = [];
  for (const text of [...(fact.rejected ?? []), fact.rack]) {
    const read = readTiles(tileSetOf(state), text);
    if (!read.ok) return refuse({ why: 'foreign-letter', letter: read.error.letter });
    racks.push(read.value);
  }
  const rack = racks.at(-1)!;
  const refusal =
    state.bag && state.rack ? drawRefusal(state, state.bag, state.rack, racks) : looseRefusal(state, racks);
  if (refusal) return refuse(refusal);
  const { type: _, ...drawn } = fact;
  return ok({
    ...state,
    phase: 'ready',
    rack,
    rackSince: at,
    bag: state.bag && state.rack ? takenFrom(putBack(state.bag, state.rack), rack) : null,
    draws: [...state.draws, { ...drawn, n: nextMove(state) }],
  });
}

function drawRefusal(
  state: DuplicateState,
  bag: Bag,
  kept: readonly string[],
  racks: readonly (readonly string[])[],
): DuplicateReason | null {
  const all = putBack(bag, kept);
  const expected = Math.min(state.rules.rack, sizeOf(all));
  for (const [i, rack] of racks.entries()) {
    if (rack.length !== expected) return { why: 'rack-count', expected, got: rack.length };
    const lacking = firstLacking(all, rack);
    if (lacking) return { why: 'no-such-tile', ...lacking };
    const missing = i === 0 ? firstLacking(countOf(rack), kept) : null;
    if (missing) return { why: 'kept-missing', letter: missing.letter };
  }
  return checkRefusal(state, racks, canPassRackCheck(state.rules, nextMove(state), tilesOf(all)));
}

/** Where the bag is not known, only what the racks themselves say can be checked. */
function looseRefusal(state: DuplicateState, racks: readonly (readonly string[])[]): DuplicateReason | null {
  const long = racks.find((rack) => rack.length > state.rules.rack);
  if (long) return { why: 'rack-count', expected: state.rules.rack, got: long.length };
  return checkRefusal(state, racks, racks.at(-1)!.length === state.rules.rack);
}

function checkRefusal(
  state: DuplicateState,
  racks: readonly (readonly string[])[],
  possible: boolean,
): DuplicateReason | null {
  const { rules } = state;
  const move = nextMove(state);
  const rack = racks.at(-1)!;
  const good = racks.slice(0, -1).find((one) => !possible || passesRackCheck(rules, move, one));
  if (good) return { why: 'rack-was-good', rack: good.join('') };
  const needs = rackRuleOf(rules, move);
  if (!possible || !needs || passesRackCheck(rules, move, rack)) return null;
  const { vowels, consonants } = needs;
  return {
    why: 'rack-check',
    rack: rack.join(''),
    ...countLetters(rules.language, rack),
    needs: { vowels, consonants },
  };
}

/** The tiles that are in the bag and those that lie on the rack: what the next rack can be made of. */
function putBack(bag: Bag, tiles: readonly string[]): Bag {
  const all = new Map(bag);
  for (const tile of tiles) all.set(tile, (all.get(tile) ?? 0) + 1);
  return all;
}

export function sizeOf(bag: Bag): number {
  let size = 0;
  for (const count of bag.values()) size += count;
  return size;
}

/** A rack without tiles that are on it. */
export function withoutTilesOf(rack: readonly string[], tiles: readonly string[]): readonly string[] {
  const gone = new Map(countOf(tiles));
  return rack.filter((tile) => {
    const left = gone.get(tile) ?? 0;
    gone.set(tile, left - 1);
    return left <= 0;
  });
}

/** The first tile that is wanted more often than it is there. */
export function firstLacking(
  there: Bag,
  tiles: readonly string[],
): { readonly letter: string; readonly wanted: number; readonly left: number } | null {
  for (const [letter, wanted] of countOf(tiles)) {
    const left = there.get(letter) ?? 0;
    if (wanted > left) return { letter, wanted, left };
  }
  return null;
}

export function countOf(tiles: readonly string[]): Bag {
  const count = new Map<string, number>();
  for (const tile of tiles) count.set(tile, (count.get(tile) ?? 0) + 1);
  return count;
}

function takenFrom(all: Bag, tiles: readonly string[]): Bag {
  const left = new Map(all);
  for (const tile of tiles) left.set(tile, (left.get(tile) ?? 0) - 1);
  return left;
}

function tilesOf(bag: Bag): readonly string[] {
  return [...bag].flatMap(([tile, count]) => Array<string>(count).fill(tile));
}
