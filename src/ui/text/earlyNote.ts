import { callName } from '../../app/table/callName.ts';
import { type EarlyEnding, earlyEnding } from '../../domain/table/earlyEnd.ts';
import type { Player } from '../../domain/table/fact.ts';
import type { End } from '../../domain/table/state.ts';
import { messages } from '../../i18n/messages.ts';

/** How a game ended before its end, with who and why; empty for a game that was played out. */
export function earlyNote(end: End | null, players: readonly Player[]): string {
  const ending = earlyEnding(end);
  if (!ending) return '';
  const { early } = messages.value;
  const { how, loser, why } = ending;
  return early.endNote(early.hows[how], loser === null ? '' : callName(players, loser), why);
}

/** In a line of other things: `walkower, przegrywa Marek: nie przyszedł`. */
export function earlyLine({ how, loser, why }: EarlyEnding, players: readonly Player[]): string {
  const { early } = messages.value;
  return early.line(early.short[how], loser === null ? '' : callName(players, loser), why);
}
