import { lexiconTitle } from '../../../domain/rules/wantedLexicon.ts';
import type { GameState } from '../../../domain/table/state.ts';
import { messages } from '../../../i18n/messages.ts';
import { Icon } from '../../parts/Icon.tsx';
import styles from './Challenges.module.css';

type Props = { readonly state: GameState; readonly names: readonly string[] };

/** Who challenged which words, with which answer and by which list. */
export function Challenges({ state, names }: Props) {
  const { sheet } = messages.value;
  if (state.challenges.length === 0) return null;
  return (
    <section>
      <h2 class={styles.heading}>{sheet.challenges}</h2>
      <ol class={styles.list} data-stack="1">
        {state.challenges.map(({ by, words, valid, source, lexicon, at }) => {
          const answered = words.map((asked) => asked.word).join(', ');
          const list = lexiconTitle(lexicon ?? { name: '' });
          const authority = source === 'referee' ? sheet.byReferee : list;
          return (
            <li key={at}>
              <span aria-hidden="true" class={styles.sign} data-valid={valid || undefined}>
                <Icon name={valid ? 'check' : 'close'} />
              </span>
              {sheet.challengeNote(names[by] ?? '', answered, valid)}
              {authority && <span class={styles.source}> ({authority})</span>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
