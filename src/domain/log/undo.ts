import { isRetract, retractedRows } from './corrections.ts';
import type { Entry, FactKind } from './entry.ts';

const EVERY = () => true;

/**
 * The row that *undo* takes back: the latest fact or amendment that stands and that somebody `made`; null at the start of
 * the log.
 */
export function undoTarget<Fact extends FactKind>(
  entries: readonly Entry<Fact>[],
  made: (fact: Entry<Fact>['fact']) => boolean = EVERY,
): number | null {
  const retracted = retractedRows(entries);
  for (let index = entries.length - 1; index > 0; index -= 1) {
    const { fact } = entries[index]!;
    if (!retracted.has(index) && !isRetract(fact) && made(fact)) return index;
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

/** Are these two rows corrections of one moment? What was put right together is taken back together. */
export function isOneCorrection(
  entries: readonly Entry<FactKind>[],
  row: number | null,
  other: number | null,
): boolean {
  const [one, two] = [entries[row ?? -1], entries[other ?? -1]];
  return one?.fact.type === 'amend' && two?.fact.type === 'amend' && one.at === two.at;
}
