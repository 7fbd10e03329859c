import { isEarly } from '../../domain/table/earlyEnd.ts';
import type { Column } from '../../domain/table/finalScore.ts';
import type { Points, Seat } from '../../domain/units.ts';
import type { SlipPayload } from './payload.ts';

/** What a slip says and what follows from its own lines are not the same. */
export type Difference =
  | { readonly what: 'total'; readonly seat: Seat; readonly claimed: Points; readonly counted: Points }
  | { readonly what: 'rack'; readonly seat: Seat; readonly claimed: Points; readonly counted: Points }
  | { readonly what: 'winner'; readonly claimed: Seat | null; readonly counted: Seat | null };

/** Counts a slip again from its turns, adjustments and racks. An empty list: it adds up. */
export function differencesOf(slip: SlipPayload): readonly Difference[] {
  return [
    ...slip.columns.flatMap((column, seat) => totalOf(column, seat)),
    ...slip.columns.flatMap((column, seat) => racksOf(slip, column, seat)),
    ...winnerOf(slip),
  ];
}

function totalOf({ total, ...parts }: Column, seat: Seat): readonly Difference[] {
  const counted = Object.values(parts).reduce((sum, part) => sum + part, 0);
  return counted === total ? [] : [{ what: 'total', seat, claimed: total, counted }];
}

/** Regulations differ in whether a rack counts, never in what it is worth: nothing, its value, or twice the others'. */
function racksOf({ racks, end }: SlipPayload, column: Column, seat: Seat): readonly Difference[] {
  const own = racks[seat]?.value ?? 0;
  const others = racks.reduce((sum, rack, i) => (i === seat ? sum : sum + (rack?.value ?? 0)), 0);
  const out = end.reason === 'out' && end.seat === seat;
  const lost = out ? [0] : [0, -own];
  const gained = out ? [0, others, 2 * others] : [0];
  const wrong: Difference[] = [];
  if (!lost.includes(column.rackLost)) {
    wrong.push({ what: 'rack', seat, claimed: column.rackLost, counted: lost.at(-1) ?? 0 });
  }
  if (!gained.includes(column.rackGained)) {
    wrong.push({ what: 'rack', seat, claimed: column.rackGained, counted: others });
  }
  return wrong;
}

/** Points decide, except between equals and against a player who was too long over time or gave up. */
function winnerOf({ columns, decision, end }: SlipPayload): readonly Difference[] {
  const lost = end.reason === 'overtime' || end.reason === 'resigned' || end.reason === 'walkover';
  const late = lost ? end.seat : null;
  const totals = columns.map(({ total }, seat) => (seat === late ? Number.NEGATIVE_INFINITY : total));
  const best = Math.max(...totals);
  const leaders = totals.flatMap((total, seat) => (total === best ? [seat] : []));
  const first = leaders.length === 1 ? (leaders[0] ?? null) : null;
  return agrees() ? [] : [{ what: 'winner', claimed: decision.winner, counted: first }];

  /** One answer for each way there is to decide: a new one has to say here when it holds. */
  function agrees(): boolean {
    switch (decision.by) {
      case 'overtime':
      case 'resigned':
      case 'walkover':
        return late !== null && end.reason === decision.by && decision.winner === first;
      case 'abandoned':
      case 'agreed':
        return end.reason === decision.by;
      case 'last-word':
        return late === null && !isEarly(end.reason) && first === null && leaders.includes(decision.winner);
      case 'points':
      case 'draw':
      case 'unknown':
        return late === null && !isEarly(end.reason) && decision.winner === first;
    }
  }
}
