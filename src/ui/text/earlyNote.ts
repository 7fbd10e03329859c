import { callName } from '../../app/table/callName.ts';
import { isEarly } from '../../domain/table/earlyEnd.ts';
import type { Player } from '../../domain/table/fact.ts';
import type { End } from '../../domain/table/state.ts';
import { messages } from '../../i18n/messages.ts';

/** How a game ended before its end, with who and why; empty for a game that was played out. */
export function earlyNote(end: End | null, players: readonly Player[]): string {
  if (!end || !isEarly(end.reason)) return '';
  const { early } = messages.value;
  const name = 'seat' in end ? callName(players, end.seat) : '';
  return early.endNote(early.hows[end.reason], name, 'why' in end ? end.why : '');
}
