import type { Answer } from '../../domain/duplicate/fact.ts';
import { append, current } from '../../domain/duplicate/game.ts';
import { isSamePlacement } from '../../domain/duplicate/moves.ts';
import type { DuplicateRefusal } from '../../domain/duplicate/refusal.ts';
import {
  type AnswerLine,
  lastAnswers,
  type MoveRecord,
  participantOf,
} from '../../domain/duplicate/state.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import { type PhoneMove, type PhoneMoves, phoneCode } from '../../share/room/phoneCode.ts';
import type { Hall } from './hall.ts';

/** What speaks against a move of a phone: the referee is asked. */
export type PhoneDoubt =
  /** Something else is on record. */
  | { readonly why: 'other'; readonly recorded: AnswerLine }
  | { readonly why: 'late' }
  /** Worth more than what was laid for all. */
  | { readonly why: 'above'; readonly points: number; readonly laid: number };

/** `recorded`: the same move is on record; `refused`: it cannot be. */
export type PhoneLine = { readonly move: PhoneMove } & (
  | { readonly as: 'recorded' }
  | { readonly as: 'refused'; readonly refusal: DuplicateRefusal }
  | { readonly as: 'open'; readonly doubts: readonly PhoneDoubt[] }
);

type PhoneReview = {
  /** Null: nobody has this number in this game. */
  readonly name: string | null;
  readonly lines: readonly PhoneLine[];
};

/** What came by camera or was pasted: a phone's moves of this game, or why not. */
export function readPhone({ id }: Hall, text: string): Result<PhoneMoves, 'none' | 'foreign'> {
  const read = phoneCode.read(text);
  if (!read.ok) return fail('none');
  return read.value.game === id ? ok(read.value) : fail('foreign');
}

/** A phone's moves beside what is on record. Nothing is written. */
export function reviewPhone(hall: Hall, { number, moves }: PhoneMoves): PhoneReview {
  const state = hall.state.value;
  const name = participantOf(state, number)?.name ?? null;
  if (name === null) return { name, lines: [] };
  return {
    name,
    lines: moves.map((move): PhoneLine => {
      const record = state.moves[move.n - 1];
      if (!record)
        return {
          move,
          as: 'refused',
          refusal: { why: 'no-such-move', move: move.n, moves: state.moves.length },
        };
      const recorded = lastAnswers(record).get(number) ?? null;
      if (recorded?.placement && isSamePlacement(recorded.placement, move.placement))
        return { move, as: 'recorded' };
      const tried = append(hall.game.value, { at: hall.now(), fact: answerOf(number, move) });
      if (!tried.ok) return { move, as: 'refused', refusal: tried.error };
      const points = current(tried.value)?.moves[move.n - 1]?.answers?.last.points ?? 0;
      return { move, as: 'open', doubts: doubtsOf(move, record, recorded, points) };
    }),
  };
}

function doubtsOf(
  { late }: PhoneMove,
  { master, closedAt }: MoveRecord,
  recorded: AnswerLine | null,
  points: number,
): readonly PhoneDoubt[] {
  const doubts: PhoneDoubt[] = [];
  if (recorded) doubts.push({ why: 'other', recorded });
  if (late > 0) doubts.push({ why: 'late' });
  const laid = master?.points ?? 0;
  if (closedAt !== null && points > laid) doubts.push({ why: 'above', points, laid });
  return doubts;
}

/** Puts the chosen moves on record as slips are, all or none. `reason`: why late ones count. */
export function recordPhone(
  hall: Hall,
  { number }: PhoneMoves,
  chosen: readonly PhoneMove[],
  reason: string,
): DuplicateRefusal | null {
  return hall.add(
    ...chosen.map((move) => ({ ...answerOf(number, move), ...(move.late > 0 ? { reason } : {}) })),
  );
}

const answerOf = (participant: number, { n, placement }: PhoneMove): Answer => ({
  type: 'answer',
  participant,
  move: n,
  placement,
  paper: true,
});
