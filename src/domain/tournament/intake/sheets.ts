import type { Points, Seat } from '../../units.ts';

/** A line of a score sheet, as far as two sheets can be compared. */
export type SheetTurn = { readonly seat: Seat; readonly kind: string; readonly points: Points };

/** Where two sheets part: the move, from 1, and what each has there; null where it has no more. */
export type SheetDifference = {
  readonly move: number;
  readonly was: SheetTurn | null;
  readonly now: SheetTurn | null;
};

/** The first move at which two sheets of one game differ; null where they have the same moves. */
export function firstDifference(
  was: readonly SheetTurn[],
  now: readonly SheetTurn[],
): SheetDifference | null {
  for (let i = 0; i < Math.max(was.length, now.length); i += 1) {
    const [a = null, b = null] = [was[i], now[i]];
    if (!a || !b || a.seat !== b.seat || a.kind !== b.kind || a.points !== b.points)
      return { move: i + 1, was: a, now: b };
  }
  return null;
}
