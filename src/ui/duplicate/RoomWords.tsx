import { useComputed } from '@preact/signals';
import type { Hall } from '../../app/duplicate/hall.ts';
import { ruledWords } from '../../app/duplicate/ruledWords.ts';
import { rankGame } from '../../domain/duplicate/ranking.ts';
import { participantOf } from '../../domain/duplicate/state.ts';
import { duplicateTexts } from '../../i18n/duplicate.ts';
import { figure } from '../../i18n/figures.ts';
import styles from './Room.module.css';

const LISTS = ['invalid', 'valid'] as const;

/** After the game: how it ended, and the words that were refused and the long ones that were accepted, with how many laid them (004 §15). */
export function RoomWords({ hall }: { readonly hall: Hall }) {
  const { words: t, tabs } = duplicateTexts.value;
  const state = hall.state.value;
  const ranked = useComputed(() => rankGame(hall.state.value)).value;
  const words = useComputed(() => ruledWords(hall.state.value)).value;
  return (
    <div class={styles.words}>
      <section>
        <h2>{tabs.table}</h2>
        <ol>
          {ranked.map(({ number, place, points }) => (
            <li key={number}>
              {place === null ? '–' : `${place}.`} {participantOf(state, number)?.name}{' '}
              <b>{figure(points)}</b>
            </li>
          ))}
        </ol>
      </section>
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
