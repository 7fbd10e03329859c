import { type Entry, type FactKind, isCorrection } from '../../domain/log/entry.ts';

/**
 * What the corrections of a game cost together: each reads it again from the row it is about. `cost`: of one that goes so
 * many rows back in a game of so many.
 */
export function costOfCorrections(
  entries: readonly Entry<FactKind>[],
  cost: (back: number, rows: number) => number,
): number {
  const roots: number[] = [];
  let sum = 0;
  for (const [index, { fact }] of entries.entries()) {
    const root = isCorrection(fact) ? (roots[fact.target] ?? index) : index;
    roots.push(root);
    if (isCorrection(fact)) sum += cost(index - root, index);
  }
  return sum;
}
