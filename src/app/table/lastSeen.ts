import { LONGEST_GAP } from '../../domain/clock/gap.ts';
import type { Millis } from '../../domain/units.ts';
import type { StoredGame } from '../shell/ports.ts';

/** When a page of this app was last known to live, and which game lay on its table. */
export type LastSeen = {
  readonly at: Millis;
  /** Empty: none; null: the version that wrote it did not say. */
  readonly game: string | null;
};

export const NEVER_SEEN: LastSeen = { at: 0, game: '' };

/**
 * Since when nobody has looked at a game. That a page lived says nothing about a game that was not on its table, nor
 * that it lived at a moment which is far from everything in the log: its date was wrong.
 */
export function unseenSince({ id, entries }: StoredGame, { at, game }: LastSeen): Millis {
  const touched = entries.at(-1)?.at ?? 0;
  const told = (game === null || game === id) && at <= touched + LONGEST_GAP;
  return told ? Math.max(at, touched) : touched;
}
