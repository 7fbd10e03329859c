import type { PlayerRoom } from '../../app/room/playerRoom.ts';
import { roomTexts } from '../../i18n/room.ts';
import type { SheetOf } from './PlayerScreen.tsx';
import styles from './Room.module.css';

type Props = { readonly room: PlayerRoom; readonly sheetOf: SheetOf };

/** After a game (004 §15): this player's sheet, and the words that were refused and accepted. */
export function AfterGame({ room, sheetOf }: Props) {
  const t = roomTexts.value.after;
  const partiar = room.partiar.value;
  const words = room.words.value;
  return (
    <section class={styles.after}>
      <p class={styles.note} role="status">
        {room.referee.value === 'closed' ? t.closed : partiar ? t.over : t.waiting}
      </p>
      {partiar && sheetOf(partiar)}
      {words &&
        (['invalid', 'valid'] as const).map((standing) => (
          <section key={standing}>
            <h2>{t[standing]}</h2>
            {words[standing].length === 0 && <p data-quiet>{t.none}</p>}
            <ul>
              {words[standing].map(({ word, n, by }) => (
                <li key={`${n} ${word}`}>
                  <b>{word}</b> · {t.move(n)} · {by}×
                </li>
              ))}
            </ul>
          </section>
        ))}
    </section>
  );
}
