import type { Entry } from '../table/fact.ts';
import { retractedRows } from '../table/game.ts';

/** The row that *undo* takes back: the latest fact or amendment that stands; null at the start of the game. */
export function undoTarget(entries: readonly Entry[]): number | null {
  const retracted = retractedRows(entries);
  for (let index = entries.length - 1; index > 0; index -= 1) {
    if (!retracted.has(index) && entries[index]!.fact.type !== 'retract') return index;
  }
  return null;
}

/** The row that *redo* takes back: the latest undo that stands, as long as nothing was recorded since. */
export function redoTarget(entries: readonly Entry[]): number | null {
  const retracted = retractedRows(entries);
  for (let index = entries.length - 1; index > 0; index -= 1) {
    const { fact } = entries[index]!;
    if (fact.type !== 'retract') return null;
    if (!retracted.has(index) && entries[fact.target]!.fact.type !== 'retract') return index;
  }
  return null;
}
