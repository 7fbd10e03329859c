import { type DuplicateState, openMove, timeUpAt } from '../../domain/duplicate/state.ts';
import type { Scene } from '../../share/room/messages.ts';
import { MOST_TURN_EVENT, type Turn, turnCode } from '../../share/room/turnCode.ts';
import { shortText } from '../../share/text/text.ts';
import { sceneOf } from './scene.ts';

/** The move that is played, for a code; null while none is, while the clock stands, and where the tiles are not known. */
function turnOf(id: string, state: DuplicateState): Turn | null {
  const move = openMove(state);
  const until = move && timeUpAt(move.clock);
  if (!move?.board || !move.rack || until === null) return null;
  const { event, round, language, naming, size, firstMove, forbidden, semaphore, n, board, last } = sceneOf(
    id,
    state,
  );
  return {
    game: id,
    event: shortText(event, MOST_TURN_EVENT),
    round,
    language,
    naming,
    size,
    firstMove,
    forbidden,
    semaphore,
    n,
    rack: move.rack.join(''),
    board,
    last: last?.placement ?? null,
    length: move.clock.length,
    until,
  };
}

/** The same as a player's screen in a room has it. */
export function sceneOfTurn({ last, length, until, ...turn }: Turn): Scene {
  const since = Math.max(0, until - length);
  return {
    ...turn,
    now: since,
    phase: 'playing',
    paused: false,
    rejected: 0,
    last: turn.n > 1 ? { n: turn.n - 1, placement: last } : null,
    clock: { length, left: length, since },
  };
}

export function turnLink(id: string, state: DuplicateState, base: string): string | null {
  const turn = turnOf(id, state);
  return turn && `${base}#${turnCode.write(turn)}`;
}
