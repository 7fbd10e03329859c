import type { PlayerRoom } from '../../app/room/playerRoom.ts';
import { roomTexts } from '../../i18n/room.ts';
import styles from './Room.module.css';

/** Why nothing goes on: no connection, no referee, or the room is closed. Nothing while all is well. */
export function RefereeNotice({ room }: { readonly room: PlayerRoom }) {
  const t = roomTexts.value.play;
  const referee = room.referee.value;
  const said =
    referee === 'closed' ? t.closed : !room.up.value ? t.offline : referee === 'silent' ? t.silent : '';
  return said === '' ? null : (
    <p class={styles.notice} role="alert">
      {said}
    </p>
  );
}
