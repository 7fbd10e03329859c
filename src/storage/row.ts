import { FNV_SEED, fnv } from '../domain/checksum.ts';
import type { GameEntry } from '../domain/table/fact.ts';

/** A fact of any log: of a game, of a tournament. */
export type Logged = { readonly fact: object };

/** One fact as it is stored. Each checksum covers the one before: rows of different histories do not fit together. */
export type Row<E extends Logged = GameEntry> = {
  readonly log: string;
  readonly seq: number;
  readonly entry: E;
  readonly sum: number;
};

export const FIRST_SUM = FNV_SEED;

/** Enough to notice damage, cheap enough for every tap. */
export function rowSum(before: number, entry: object): number {
  return fnv(JSON.stringify(entry), before);
}

type Chain<E extends Logged = GameEntry> = {
  readonly id: string;
  readonly rows: readonly Row<E>[];
  /** Rows that are there but cannot be used: they come after a gap, or do not fit to what is before them. */
  readonly unusable: number;
};

/**
 * The longest history that fits together. Rows come from two places; where both have one, the first that continues
 * the chain is taken.
 */
export function chainOf<E extends Logged = GameEntry>(
  id: string,
  sources: readonly (readonly Row<E>[])[],
): Chain<E> {
  const bySeq = new Map<number, Row<E>[]>();
  for (const row of sources.flat()) {
    if (isRow(row)) bySeq.set(row.seq, [...(bySeq.get(row.seq) ?? []), row]);
  }
  const rows: Row<E>[] = [];
  let sum = FIRST_SUM;
  for (;;) {
    const next = bySeq.get(rows.length)?.find((row) => row.sum === rowSum(sum, row.entry));
    if (!next) break;
    sum = next.sum;
    // Whatever place it came from, it is a row of this log now.
    rows.push({ log: id, seq: rows.length, entry: next.entry, sum });
  }
  const unusable = [...bySeq.keys()].filter((seq) => seq >= rows.length).length;
  return { id, rows, unusable };
}

/** What comes out of storage may be anything. */
function isRow(row: unknown): boolean {
  if (typeof row !== 'object' || row === null) return false;
  const { seq, entry, sum } = row as Partial<Row>;
  return (
    Number.isInteger(seq) &&
    typeof sum === 'number' &&
    typeof entry === 'object' &&
    entry !== null &&
    'fact' in entry
  );
}
