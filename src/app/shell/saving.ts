import type { SaveState } from './ports.ts';

/** `copy`: only the second copy has the last fact; `memory`: nothing has it but this page; `full`: no room left. */
export type Saving = 'saved' | 'saving' | 'copy' | 'memory' | 'full';

export const SAFE: SaveState = { safety: 'database', trouble: 'none' };

/** `pending`: how many answers are still awaited. */
export function savingOf({ safety, trouble }: SaveState, pending: number): Saving {
  if (trouble === 'full') return 'full';
  if (safety === 'memory') return 'memory';
  if (safety !== 'database') return safety;
  return pending > 0 ? 'saving' : 'saved';
}

/** Not in the database and not on the way there: said wherever the game is being worked on. */
export function isUnsaved(saving: Saving): saving is Exclude<Saving, 'saved' | 'saving'> {
  return saving !== 'saved' && saving !== 'saving';
}

/** The database does not have the last fact and will not take it by itself: a file would be a safe place. */
export function isOnlyHere(saving: Saving): boolean {
  return saving === 'full' || saving === 'memory';
}
