import type { Moment } from '../log/entry.ts';
import { ok } from '../result.ts';
import type { DuplicatePenalty, LeftRoom, ParticipantNumber, Warned } from './fact.ts';
import { type Outcome, outOfRange, refuse } from './refusal.ts';
import { type DuplicateState, nextMove, openMove } from './state.ts';

const MOST_PENALTY = 1_000;

/** Warnings count over the whole tournament. */
export function warningsOf({ start, warnings }: DuplicateState, participant: ParticipantNumber): number {
  const before = start.participants.find(({ number }) => number === participant)?.warnings ?? 0;
  return before + warnings.filter((one) => one.participant === participant).length;
}

export function warn(
  state: DuplicateState,
  { type: _, ...warning }: Warned,
  { at, index }: Moment,
): Outcome<DuplicateState> {
  const { confirmed, participant } = warning;
  if (isExcluded(state, participant)) return refuse({ why: 'excluded' });
  if (confirmed?.by === 'players') {
    const { yes, of } = confirmed;
    const refusal = outOfRange('of', of, 1, 1_000) ?? outOfRange('yes', yes, 0, of);
    if (refusal) return refuse(refusal);
    const need = Math.ceil((of * state.rules.warnings.share) / 100);
    if (yes < need) return refuse({ why: 'too-few', yes, of, need });
  }
  const count = warningsOf(state, participant) + 1;
  // After the last move a warning still belongs to it.
  const move = Math.max(1, state.phase === 'over' ? state.moves.length : nextMove(state));
  return ok({ ...state, warnings: [...state.warnings, { ...warning, count, move, at, index }] });
}

/** Points lost by warnings of this game. A consequence needs its confirmation. */
export function warningPoints({ rules, warnings }: DuplicateState, participant: ParticipantNumber): number {
  const { penalty } = rules.warnings;
  if (!penalty) return 0;
  const costly = warnings.filter(
    (one) => one.participant === participant && one.confirmed && one.count === penalty.warning,
  );
  return costly.length * penalty.points;
}

/** From this move on the participant is out of the tournament; null: not at all. */
export function exclusionOf(state: DuplicateState, participant: ParticipantNumber): number | null {
  const { exclusion } = state.rules.warnings;
  if (state.excluded.has(participant)) return 1;
  if (exclusion === null || state.warnings.length === 0) return null;
  const last = state.warnings.find(
    (one) => one.participant === participant && one.confirmed && one.count >= exclusion,
  );
  return last ? last.move : null;
}

export function isExcluded(state: DuplicateState, participant: ParticipantNumber): boolean {
  return exclusionOf(state, participant) !== null;
}

export function penalize(
  state: DuplicateState,
  { participant, points, reason }: DuplicatePenalty,
): Outcome<DuplicateState> {
  const refusal = outOfRange('points', points, -MOST_PENALTY, MOST_PENALTY);
  if (refusal) return refuse(refusal);
  const move = Math.max(1, state.moves.length);
  return ok({ ...state, penalties: [...state.penalties, { participant, points, reason, move }] });
}

/** What was answered before stays (004 §4: back only when the move is over). */
export function leaveRoom(state: DuplicateState, { participant }: LeftRoom): Outcome<DuplicateState> {
  const move = openMove(state);
  if (!move) return refuse(state.end ? { why: 'game-over' } : { why: 'wrong-phase', phase: state.phase });
  if (move.away.includes(participant)) return refuse({ why: 'left-the-room', move: move.n });
  const moves = state.moves.slice();
  moves[move.n - 1] = { ...move, away: [...move.away, participant] };
  return ok({ ...state, moves });
}
