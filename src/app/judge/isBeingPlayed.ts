import { isRunning } from '../../domain/table/state.ts';
import type { Millis } from '../../domain/units.ts';
import type { Table } from '../table/table.ts';

/** A game that nobody has touched for longer is not being played, wherever it stands. */
const PUT_AWAY: Millis = 3 * 3_600_000;

/**
 * Is a game really being played here, so that nobody may look words up? Not one that is over, adjourned, or was left
 * lying: the judge must not stay shut for ever.
 */
export function isBeingPlayed({ state, game }: Pick<Table, 'state' | 'game'>, now: Millis): boolean {
  const is = state.value;
  if (!is || !isRunning(is) || (is.phase.name === 'paused' && is.phase.adjourned)) return false;
  return now - (game.value.entries.at(-1)?.at ?? 0) < PUT_AWAY;
}
