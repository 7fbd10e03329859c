import type { Playing } from '../../app/room/playerRoom.ts';
import { roomTexts } from '../../i18n/room.ts';

/** What a player's screen says: moves are sent, or only noted on this device. */
export function playTexts({ keeps }: Playing) {
  const { play, codes } = roomTexts.value;
  if (!keeps) return play;
  const { send, notSent, unsent, standing, ...sent } = codes.says;
  return { ...play, send, notSent, unsent, standing, sent: { ...play.sent, ...sent } };
}
