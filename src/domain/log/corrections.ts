import { type Correction, type Entry, type FactKind, isCorrection } from './entry.ts';

/** Read from the end: a correction that still stands decides about the rows before it, the latest one first. */
export function effectiveFacts<Fact extends FactKind>(
  entries: readonly Entry<Fact>[],
  refused: ReadonlySet<number>,
  isSignature: (fact: Fact) => boolean,
): (Fact | null)[] {
  const facts: (Fact | null)[] = entries.map(() => null);
  const retracted = retractedRows(entries, refused);
  const amended = new Map<number, Fact>();
  let contentChanged = false;
  for (let index = entries.length - 1; index >= 0; index -= 1) {
    if (refused.has(index)) continue;
    const { fact } = entries[index]!;
    const stands = !retracted.has(index);
    if (!isCorrection(fact)) {
      if (stands && !(contentChanged && isSignature(fact))) facts[index] = amended.get(index) ?? fact;
      continue;
    }
    if (!isSignature(correctedFact(entries, fact))) contentChanged = true;
    if (!stands) continue;
    if (fact.type === 'retract') facts[index] = fact.leaves ?? null;
    else if (!amended.has(fact.target)) amended.set(fact.target, fact.fact);
  }
  return facts;
}

/** Rows taken back by a `retract` that itself still stands. */
export function retractedRows(
  entries: readonly Entry<FactKind>[],
  refused: ReadonlySet<number> = new Set(),
): ReadonlySet<number> {
  const retracted = new Set<number>();
  for (let index = entries.length - 1; index >= 0; index -= 1) {
    const { fact } = entries[index]!;
    if (!isRetract(fact) || refused.has(index) || retracted.has(index)) continue;
    retracted.add(fact.target);
  }
  return retracted;
}

export function isRetract(fact: FactKind): fact is Extract<Correction<never>, { type: 'retract' }> {
  return fact.type === 'retract';
}

/** The fact that a chain of corrections is about. */
function correctedFact<Fact extends FactKind>(
  entries: readonly Entry<Fact>[],
  { target }: Correction<Fact>,
): Fact {
  const { fact } = entries[target]!;
  return isCorrection(fact) ? correctedFact(entries, fact) : fact;
}
