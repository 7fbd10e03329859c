import type { Placement } from '../../domain/board/placement.ts';
import { compareEquals } from '../../domain/duplicate/equals.ts';
import { type DuplicateState, type MoveRecord, tileSetOf } from '../../domain/duplicate/state.ts';
import type { Points } from '../../domain/units.ts';
import { blanksIn, playPlacement } from '../../moves/play.ts';
import type { Lists } from '../lists/lists.ts';
import { listOf } from './listJudging.ts';

export type MasterCandidate = { readonly placement: Placement; readonly points: Points };

/** The best moves there are by the list that judges, the one the rules propose first; none without a list. */
export async function bestMoves(
  state: DuplicateState,
  { board, rack }: Pick<MoveRecord, 'board' | 'rack'>,
  lists: Lists | null,
): Promise<readonly MasterCandidate[]> {
  const list = lists && listOf(state, lists);
  if (!lists || !list || !board || !rack) return [];
  const { language, rack: size, bingo } = state.rules;
  const terms = { listId: list.id, language, scoring: { rack: size, bonus: bingo } };
  const found = await lists.plays.summary(terms, { board, rack });
  if (!found.ok) return [];
  const set = tileSetOf(state);
  return found.value.moves
    .map((play) => {
      const placement = playPlacement(set, play);
      const jokers = blanksIn(play.tiles.map(({ tile }) => tile));
      return { placement, words: [placement.word], jokers, points: play.points };
    })
    .sort((one, other) => compareEquals(set, state.rules.equals, one, other))
    .map(({ placement, points }) => ({ placement, points }));
}
