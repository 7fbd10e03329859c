import { isRetract, retractedRows } from './corrections.ts';
import type { Entry, FactKind } from './entry.ts';

/** The row that *undo* takes back: the latest fact or amendment that stands; null at the start of the log. */
export function undoTarget(entries: readonly Entry<FactKind>[]): number | null {
  const retracted = retractedRows(entries);
  for (let index = entries.length - 1; index > 0; index -= 1) {
    if (!retracted.has(index) && !isRetract(entries[index]!.fact)) return index;
  }
  return null;
}

/** The row that *redo* takes back: the latest undo that stands, as long as nothing was recorded since. */
export function redoTarget(entries: readonly Entry<FactKind>[]): number | null {
  const retracted = retractedRows(entries);
  for (let index = entries.length - 1; index > 0; index -= 1) {
    const { fact } = entries[index]!;
    if (!isRetract(fact)) return null;
    if (!retracted.has(index) && !isRetract(entries[fact.target]!.fact)) return index;
  }
  return null;
}
