import type { Millis, Points, Seat } from '../units.ts';
import type { LexiconEdition, Player } from './fact.ts';
import { type Column, type Decision, resultOf } from './finalScore.ts';
import type { ChallengeRecord, End, GameState, RackValue, Turn } from './state.ts';

/** What goes to the organizer: the result, how it came about, and who agreed to it. */
export type Slip = {
  readonly regulation: { readonly id: string; readonly name: string };
  readonly lexicon: LexiconEdition | null;
  readonly table: string | null;
  readonly round: string | null;
  readonly game: number;
  readonly startedAt: Millis;
  readonly endedAt: Millis;
  readonly players: readonly Player[];
  readonly turns: readonly Turn[];
  readonly challenges: readonly ChallengeRecord[];
  readonly end: End;
  readonly racks: readonly (RackValue | null)[];
  readonly columns: readonly Column[];
  readonly final: readonly Points[];
  readonly decision: Decision;
  readonly confirmed: readonly Seat[];
};

/** The slip of a finished game; null while the result is not known. */
export function slipOf(state: GameState, startedAt: Millis): Slip | null {
  const result = resultOf(state);
  if (!result || !state.end) return null;
  const { start, rules, players, turns, challenges, end, racksLeft } = state;
  return {
    regulation: { id: rules.id, name: rules.name },
    lexicon: start.lexicon ?? null,
    table: start.table ?? null,
    round: start.round ?? null,
    game: start.game ?? 1,
    startedAt,
    endedAt: end.at,
    players,
    turns,
    challenges,
    end,
    racks: racksLeft,
    columns: result.columns,
    final: result.columns.map(({ total }) => total),
    decision: result.decision,
    confirmed: state.confirmed.flatMap((yes, seat) => (yes ? [seat] : [])),
  };
}
