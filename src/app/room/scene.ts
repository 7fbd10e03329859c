import { type Board, EMPTY_BOARD, type PlacedTile, tileAt, withTiles } from '../../domain/board/board.ts';
import { readLaidTile, writeLaidTile } from '../../domain/board/laidTile.ts';
import { SQUARES } from '../../domain/board/square.ts';
import { type DuplicateState, nextMove, openMove, tileSetOf } from '../../domain/duplicate/state.ts';
import { TILE_SETS, type TileSet } from '../../domain/tiles/tileSet.ts';
import type { Scene } from '../../share/room/messages.ts';

const NOTHING = '.';

/** What every player's screen shows of a game; no answers, no words judged, no points. */
export function sceneOf(game: string, state: DuplicateState): Omit<Scene, 'now'> {
  const { rules, start, phase, rack, board, moves } = state;
  const closed = moves.findLast(({ closedAt }) => closedAt !== null);
  const lies = phase === 'ready' || phase === 'playing';
  return {
    game,
    event: start.event ?? '',
    round: start.game ?? 1,
    language: rules.language,
    naming: rules.naming,
    size: rules.rack,
    firstMove: rules.firstMove,
    forbidden: rules.forbiddenLetters,
    semaphore: rules.semaphore,
    phase,
    paused: state.paused !== null,
    n: nextMove(state),
    rack: lies && rack ? rack.join('') : null,
    rejected: lies ? (state.draws.at(-1)?.rejected?.length ?? 0) : 0,
    board: writeBoard(tileSetOf(state), board ?? EMPTY_BOARD),
    last: closed ? { n: closed.n, placement: closed.master?.placement ?? null } : null,
    clock: openMove(state)?.clock ?? null,
  };
}

function writeBoard(set: TileSet, board: Board): string {
  return Array.from({ length: SQUARES }, (_, square) => {
    const tile = tileAt(board, square);
    return tile === null ? NOTHING : writeLaidTile(set, tile);
  }).join('');
}

/** The board of a scene; signs that are no letters of its language are left out. */
export function boardOf({ language, board }: Pick<Scene, 'language' | 'board'>): Board {
  const set = TILE_SETS[language];
  const tiles = [...board].flatMap((sign, square): readonly PlacedTile[] => {
    const tile = sign === NOTHING ? null : readLaidTile(set, sign);
    return tile === null ? [] : [{ square, tile }];
  });
  return withTiles(EMPTY_BOARD, tiles);
}
