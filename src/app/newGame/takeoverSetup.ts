import type { TableRules } from '../../domain/rules/tableRules.ts';
import type { Takeover } from '../../domain/table/fact.ts';
import type { Millis, Points, Seat } from '../../domain/units.ts';

/** A game begun on paper, as far as it is told; `bag: null` is unknown. */
export type TakeoverSetup = {
  readonly scores: readonly Points[];
  readonly bag: number | null;
  /** Asked for once the bag is empty; before that every rack is full. */
  readonly racks: readonly number[];
  readonly left: readonly Millis[];
  readonly exchanges: readonly number[];
  readonly run: readonly RunTurn[];
  readonly lastMoves: readonly (Points | null)[];
};

export type RunTurn = 'pass' | 'loss' | 'exchange';

export function beginTakeover(rules: TableRules, seats: number, time: Millis | null): TakeoverSetup {
  const each = <T>(value: T) => Array.from({ length: seats }, () => value);
  const full = rules.clock.kind === 'none' ? 0 : (rules.clock.time ?? time ?? 0);
  return {
    scores: each(0),
    bag: null,
    racks: each(rules.rack),
    left: each(full),
    exchanges: each(0),
    run: [],
    lastMoves: each(null),
  };
}

/** What does not depend on the rules stays as it was told, while the same number of people sit at the table. */
export function carryOver(told: TakeoverSetup, fresh: TakeoverSetup): TakeoverSetup {
  if (told.scores.length !== fresh.scores.length) return fresh;
  const { scores, bag, exchanges, run, lastMoves } = told;
  return { ...fresh, scores, bag, exchanges, run, lastMoves };
}

/** Seats that cannot be the next to move: their time was used up on paper. */
export function outOfTime(rules: TableRules, takeover: TakeoverSetup | null): readonly Seat[] {
  if (!takeover || rules.clock.kind !== 'budget' || rules.clock.timeOut.kind !== 'out') return [];
  return takeover.left.flatMap((left, seat) => (left <= 0 ? [seat] : []));
}

export function takeoverOf(rules: TableRules, told: TakeoverSetup): Takeover {
  const { kind } = rules.clock;
  const late = outOfTime(rules, told);
  return {
    scores: told.scores,
    ...(told.bag === null ? {} : { bag: told.bag }),
    ...(told.bag === 0 ? { racks: told.racks } : {}),
    ...(kind === 'budget' ? { left: told.left } : {}),
    ...(kind === 'shared' ? { left: told.left.slice(0, 1) } : {}),
    exchanges: told.exchanges,
    ...(late.length > 0 ? { outOfTime: late } : {}),
    ...(told.run.length > 0 ? { run: told.run } : {}),
    ...(rules.tieBreak.kind === 'last-word' ? { lastMoves: told.lastMoves } : {}),
  };
}
