import type { Player } from '../../domain/table/fact.ts';
import { messages } from '../../i18n/messages.ts';

/** The players as the screens call them: a seat without a name has its number. */
export function namesOf(players: readonly Player[]): readonly string[] {
  return players.map(({ name }, seat) => name || messages.value.common.seatName(seat + 1));
}
