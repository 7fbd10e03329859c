import { expectTypeOf, test } from 'vitest';
import type { Exact } from '../../../../src/domain/exact.ts';
import type {
  BudgetTimeOut,
  ChallengeRule,
  ClockRule,
  EndingRule,
  ExchangeRule,
  FailedChallenge,
  MoveTimeOut,
  RunRule,
  TableRules,
  TieBreakRule,
} from '../../../../src/domain/rules/tableRules.ts';

/*
 * The groups of the rules have the fields they had in the first version, none more and none fewer: a field more would
 * change the mark of rules that play alike, and rules stored without it could not be read. A value more, or a kind
 * more, is no harm. The compiler checks it. A new parameter is a field at the top of the rules (`complete.ts`).
 */

type Group = 'seats' | 'clock' | 'exchange' | 'challenge' | 'runs' | 'ending' | 'tieBreak' | 'startingDraw';
type Kind<T extends { readonly kind: string }, K extends T['kind']> = Extract<T, { readonly kind: K }>;

/** An optional field is none of these. */
type HasJust<T, Fields extends string> = Exact<{ [K in keyof T]: 0 }, Record<Fields, 0>>;

test('no group has a field more', () => {
  expectTypeOf<HasJust<TableRules['seats'], 'min' | 'max'>>().toEqualTypeOf<true>();
  expectTypeOf<HasJust<ExchangeRule, 'limit' | 'smallestBag'>>().toEqualTypeOf<true>();
  expectTypeOf<HasJust<ChallengeRule, 'closes' | 'failed'>>().toEqualTypeOf<true>();
  expectTypeOf<
    HasJust<RunRule, 'reason' | 'length' | 'loss' | 'exchange' | 'passes'>
  >().toEqualTypeOf<true>();
  expectTypeOf<
    HasJust<EndingRule, 'outNeedsAcceptance' | 'outGains' | 'othersLose' | 'nobodyOut' | 'outAlone'>
  >().toEqualTypeOf<true>();
  expectTypeOf<HasJust<TableRules['startingDraw'], 'blank' | 'equal'>>().toEqualTypeOf<true>();
});

test('no kind of a group has a field more', () => {
  expectTypeOf<HasJust<Kind<ClockRule, 'none'>, 'kind'>>().toEqualTypeOf<true>();
  expectTypeOf<
    HasJust<Kind<ClockRule, 'budget'>, 'kind' | 'time' | 'settling' | 'timeOut'>
  >().toEqualTypeOf<true>();
  expectTypeOf<HasJust<Kind<ClockRule, 'move'>, 'kind' | 'time' | 'timeOut'>>().toEqualTypeOf<true>();
  expectTypeOf<HasJust<Kind<ClockRule, 'shared'>, 'kind' | 'time' | 'settling'>>().toEqualTypeOf<true>();
  expectTypeOf<
    HasJust<Kind<BudgetTimeOut, 'out'>, 'kind' | 'mayChallenge' | 'restartsRuns'>
  >().toEqualTypeOf<true>();
  expectTypeOf<
    HasJust<Kind<BudgetTimeOut, 'penalty'>, 'kind' | 'points' | 'per' | 'limit'>
  >().toEqualTypeOf<true>();
  expectTypeOf<HasJust<Kind<MoveTimeOut, 'turn-over'>, 'kind' | 'counts'>>().toEqualTypeOf<true>();
  expectTypeOf<HasJust<Kind<FailedChallenge, 'nothing'>, 'kind'>>().toEqualTypeOf<true>();
  expectTypeOf<
    HasJust<Kind<FailedChallenge, 'challenger-loses'>, 'kind' | 'points' | 'per'>
  >().toEqualTypeOf<true>();
  expectTypeOf<
    HasJust<Kind<FailedChallenge, 'mover-gains'>, 'kind' | 'points' | 'per'>
  >().toEqualTypeOf<true>();
  expectTypeOf<HasJust<Kind<FailedChallenge, 'lost-turn'>, 'kind'>>().toEqualTypeOf<true>();
  expectTypeOf<HasJust<Kind<RunRule['length'], 'each'>, 'kind' | 'turns'>>().toEqualTypeOf<true>();
  expectTypeOf<HasJust<Kind<RunRule['length'], 'total'>, 'kind' | 'turns' | 'alone'>>().toEqualTypeOf<true>();
  expectTypeOf<HasJust<Kind<TieBreakRule, 'draw'>, 'kind'>>().toEqualTypeOf<true>();
  expectTypeOf<HasJust<Kind<TieBreakRule, 'last-word'>, 'kind' | 'by'>>().toEqualTypeOf<true>();
});

test('every group of the first version is among these', () => {
  type Nested = {
    [K in keyof TableRules]: Exclude<TableRules[K], null> extends object ? K : never;
  }[keyof TableRules];
  // Texts and the word list do not count in a mark.
  expectTypeOf<Exact<Nested, Group | 'sources' | 'lexicon'>>().toEqualTypeOf<true>();
});
