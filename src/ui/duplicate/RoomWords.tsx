import { useComputed } from '@preact/signals';
import type { Hall } from '../../app/duplicate/hall.ts';
import { ruledWords } from '../../app/duplicate/ruledWords.ts';
import { duplicateTexts } from '../../i18n/duplicate.ts';
import styles from './Room.module.css';

const LISTS = ['invalid', 'valid'] as const;

/** After the game: the words that were refused and the long ones that were accepted, with how many laid them (004 §15). */
export function RoomWords({ hall }: { readonly hall: Hall }) {
  const t = duplicateTexts.value.words;
  const words = useComputed(() => ruledWords(hall.state.value)).value;
  return (
    <div class={styles.words}>
      {LISTS.map((standing) => (
        <section key={standing}>
          <h2>{t.room[standing]}</h2>
          {words[standing].length === 0 && <p>{t.none}</p>}
          <ul>
            {words[standing].map(({ word, count }) => (
              <li key={word}>
                {word} <small>{count}×</small>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
