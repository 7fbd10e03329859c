import type { Hall } from '../../app/duplicate/hall.ts';
import type { DuplicateRefusal } from '../../domain/duplicate/refusal.ts';
import type { LaidWord } from '../../domain/duplicate/words.ts';
import { duplicateTexts } from '../../i18n/duplicate.ts';
import { Button } from '../parts/Button.tsx';
import { numbersText } from './AnswerGroups.tsx';
import styles from './Duplicate.module.css';

type Props = {
  readonly hall: Hall;
  readonly words: readonly LaidWord[];
  readonly titled?: boolean;
  readonly act: (refusal: DuplicateRefusal | null) => unknown;
};

/** Words that the list does not decide: once for everybody who laid them. */
export function Undecided({ hall, words, titled = false, act }: Props) {
  const t = duplicateTexts.value.judge;
  if (words.length === 0) return null;
  const rule = (word: string, valid: boolean) =>
    act(hall.add({ type: 'judged', words: [{ word, valid }], by: 'referee' }));
  return (
    <section class={styles.groups}>
      {titled && <h2>{t.title}</h2>}
      <ul>
        {words.map(({ word, move, participants }) => (
          <li key={`${move}${word}`}>
            <span>
              <b>{word}</b> <small>{t.by(numbersText(participants), participants.length)}</small>
            </span>
            <span class={styles.keys} data-flow>
              <Button aria-label={`${t.valid}: ${word}`} onClick={() => rule(word, true)}>
                {t.valid}
              </Button>
              <Button aria-label={`${t.invalid}: ${word}`} onClick={() => rule(word, false)}>
                {t.invalid}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
