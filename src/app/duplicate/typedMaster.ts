import type { Placement } from '../../domain/board/placement.ts';
import { proposals } from '../../domain/duplicate/equals.ts';
import { countMove } from '../../domain/duplicate/laying.ts';
import type { DuplicateRefusal } from '../../domain/duplicate/refusal.ts';
import type { DuplicateState, MoveRecord } from '../../domain/duplicate/state.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import { type MasterGuard, masterGuards } from './guards.ts';
import { placeAndWord, type TypedProblem } from './typedAnswer.ts';

type TypedMaster = { readonly placement: Placement; readonly guards: readonly MasterGuard[] };

/** A move that the referee lays without anybody's slip, `8H ŽIARA`, and what to beware of in it. */
export function readMaster(
  text: string,
  state: DuplicateState,
  move: MoveRecord,
): Result<TypedMaster, TypedProblem | DuplicateRefusal> {
  const read = placeAndWord(text, state, move);
  if (!read.ok) return read;
  const placement = read.value;
  const counted = countMove(state, move, { placement });
  if (!counted.ok) return fail(counted.error);
  return ok({ placement, guards: masterGuards(state, move, proposals(state, move), counted.value) });
}
