import type { Mark } from '../../../app/table/marks.ts';
import type { GameFact } from '../../../domain/table/fact.ts';
import { messages } from '../../../i18n/messages.ts';
import { gameFactText } from '../../text/stepText.ts';
import styles from './Challenges.module.css';

type Props = { readonly marks: readonly Mark[]; readonly names: readonly string[] };

/** What was written otherwise at first, taken back, or said by the referee: nothing changes without a mark. */
export function Marks({ marks, names }: Props) {
  const { sheet } = messages.value;
  if (marks.length === 0) return null;
  const text = (fact: GameFact) => gameFactText(fact, names);
  return (
    <section>
      <h2 class={styles.heading}>{sheet.marks}</h2>
      <ol class={styles.list} data-stack="1">
        {marks.map((mark) => (
          <li key={mark.index}>
            {mark.kind === 'undone'
              ? sheet.markUndone(text(mark.was))
              : mark.kind === 'referee'
                ? sheet.markReferee(text(mark.is))
                : mark.was.type === 'start' && mark.is.type === 'start'
                  ? sheet.markRenamed(namesIn(mark.was), namesIn(mark.is))
                  : sheet.markCorrected(text(mark.was), text(mark.is))}
          </li>
        ))}
      </ol>
    </section>
  );
}

const namesIn = ({ players }: Extract<GameFact, { type: 'start' }>) =>
  players.map(({ name }) => name).join(' – ');
