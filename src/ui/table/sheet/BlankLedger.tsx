import type { GameState } from '../../../domain/table/state.ts';
import { blankLedger } from '../../../domain/table/statistics.ts';
import { messages } from '../../../i18n/messages.ts';
import { SheetWord } from '../words/SheetWord.tsx';
import styles from './BlankLedger.module.css';

/** What the blanks on the board stand for: always in sight, as on the edge of the paper form. */
export function BlankLedger({ state }: { readonly state: GameState }) {
  const { sheet } = messages.value;
  const words = blankLedger(state);
  return (
    <p class={styles.ledger} data-none={words.length === 0 || undefined}>
      <strong>{sheet.blanks}:</strong>{' '}
      {words.length === 0
        ? sheet.noBlanks
        : words.map(({ word, letters }, index) => (
            <span key={word} class={styles.entry}>
              {index > 0 && ' · '}
              <SheetWord word={word} /> ({letters.join(', ')})
            </span>
          ))}
    </p>
  );
}
