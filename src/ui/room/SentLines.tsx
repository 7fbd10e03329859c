import type { PlayerRoom } from '../../app/room/playerRoom.ts';
import type { SquareNaming } from '../../domain/board/square.ts';
import { roomTexts } from '../../i18n/room.ts';
import { placeText } from '../parts/placeText.ts';
import styles from './Room.module.css';

type Props = { readonly room: PlayerRoom; readonly naming: SquareNaming };

/** What this device has sent in this move, the last first; „>” for what was no move. */
export function SentLines({ room, naming }: Props) {
  const t = roomTexts.value.play;
  const lines = room.sent.value;
  const counts = lines.find(({ as }) => as !== 'none' && as !== 'refused');
  return (
    <ol class={styles.sent} aria-live="polite">
      {lines.length === 0 && <li class={styles.muted}>{t.notSent}</li>}
      {lines.map((line) => (
        <li key={line.seq} data-counts={line === counts || undefined}>
          {line.placement && line.as !== 'none' ? (
            <>
              <b>{line.placement.word.toUpperCase()}</b> {placeText(line.placement, naming)} · {t.as[line.as]}
            </>
          ) : (
            t.noMove
          )}
        </li>
      ))}
    </ol>
  );
}
