import type { Placement } from '../../domain/board/placement.ts';
import { type DuplicateState, type MoveRecord, tileSetOf } from '../../domain/duplicate/state.ts';
import type { Points } from '../../domain/units.ts';
import { placementOf } from '../../moves/play.ts';
import type { Lists } from '../lists/lists.ts';
import { listOf } from './listJudging.ts';

export type BestMove = { readonly placement: Placement; readonly points: Points };

/** Moves that are the best there are by the list that judges, for the referee's eyes only; none without a list. */
export async function bestMoves(
  state: DuplicateState,
  { board, rack }: Pick<MoveRecord, 'board' | 'rack'>,
  lists: Lists | null,
): Promise<readonly BestMove[]> {
  const list = lists && listOf(state, lists);
  if (!lists || !list || !board || !rack) return [];
  const { language, rack: size, bingo } = state.rules;
  const terms = { listId: list.id, language, scoring: { rack: size, bonus: bingo } };
  const found = await lists.plays.summary(terms, { board, rack });
  if (!found.ok) return [];
  return found.value.moves.map((play) => ({
    placement: placementOf(tileSetOf(state), play),
    points: play.points,
  }));
}
