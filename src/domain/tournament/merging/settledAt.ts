import type { FactOf, TournamentEntry, TournamentFact } from '../fact.ts';
import { rankedRows } from './rankedRows.ts';
import { type Settled, settle } from './settle.ts';

/** A log does not change before a row of it: what was settled there once stays so. */
const KNOWN = new WeakMap<FactOf<'merged'>, Settled>();

/** Where the last copy was taken over, and what followed from everything then; null in a log of one device. */
export function lastSettled(
  entries: readonly TournamentEntry[],
): { readonly index: number; readonly settled: Settled } | null {
  const index = entries.findLastIndex(({ fact }) => fact.type === 'merged');
  const fact = entries[index]?.fact;
  if (fact?.type !== 'merged') return null;
  const known = KNOWN.get(fact) ?? settle(rankedRows(entries.slice(0, index + 1)));
  KNOWN.set(fact, known);
  return { index, settled: known };
}

/** The facts that count, in their order: of copies that were taken over, those that contradict nothing. */
export function factsInEffect(entries: readonly TournamentEntry[]): readonly TournamentFact[] {
  const last = lastSettled(entries);
  if (!last) return entries.map(({ fact }) => fact);
  const later = entries.slice(last.index + 1).map(({ fact }) => fact);
  return [...last.settled.taken.map(({ fact }) => fact), ...later];
}
