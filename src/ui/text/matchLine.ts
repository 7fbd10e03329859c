import type { Match } from '../../app/table/ending.ts';
import type { Seat } from '../../domain/units.ts';
import { figure } from '../../i18n/figures.ts';
import { messages } from '../../i18n/messages.ts';

/** `Mecz 2 : 0, małe punkty 112 : 163`, by seat or as named; empty while the game's own result says the same. */
export function matchLine(match: Match | null, seats?: readonly Seat[]): string {
  if (!match || match.tally.played < 2) return '';
  const { won, drawn, points } = match.tally;
  const order = seats ?? won.map((_, seat) => seat);
  const against = (sums: readonly number[]) =>
    order.map((seat) => figure(sums[seat] ?? 0)).join('\u00a0:\u00a0');
  return messages.value.end.matchLine(against(won), drawn, against(points));
}
