import { useSignal } from '@preact/signals';
import type { Desk } from '../../app/organizer/desk.ts';
import { listQuestions } from '../../app/organizer/listQuestions.ts';
import { lexiconTitle, titleBeside } from '../../domain/rules/wantedLexicon.ts';
import type { Slot } from '../../domain/tournament/fact.ts';
import { organizerTexts } from '../../i18n/organizer.ts';
import { Button } from '../parts/Button.tsx';
import styles from './Organizer.module.css';
import { tablesText } from './tablesText.ts';

/** A list that is not the tournament's, asked about once for all the slips that were judged by it. */
export function ListQuestions({ desk }: { readonly desk: Desk }) {
  const t = organizerTexts.value.lists;
  const said = useSignal('');
  const questions = listQuestions(desk.inbox.value);
  const tell = (slots: readonly Slot[]) => {
    said.value = slots.length === 0 ? t.none : t.accepted(tablesText(slots));
  };
  return (
    <>
      {questions.map(({ said: list, expected, slips, alone }) => (
        <section key={list ? lexiconTitle(list) : ''} data-card data-stack="2" class={styles.card} data-asked>
          <h3>
            {t.asked(slips.length, list ? titleBeside(list, expected) : t.unnamed, lexiconTitle(expected))}
          </h3>
          <div class={styles.row} data-flow>
            {list && (
              <Button kind="main" onClick={() => tell(desk.acceptList(list))}>
                {t.acceptList(lexiconTitle(list))}
              </Button>
            )}
            {alone.length > 0 && (
              <Button onClick={() => tell(desk.acceptAll(alone))}>{t.acceptThese(alone.length)}</Button>
            )}
          </div>
          <p data-quiet>{t.hint}</p>
        </section>
      ))}
      <p class={styles.status} role="status">
        {said}
      </p>
    </>
  );
}
