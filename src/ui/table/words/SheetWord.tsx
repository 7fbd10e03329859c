import { isBlankLetter } from '../../../domain/tiles/blank.ts';
import styles from './SheetWord.module.css';

/** A word of the sheet: blanks underlined and in their own colour. Screen readers get the letters from a label outside. */
export function SheetWord({ word, struck = false }: { readonly word: string; readonly struck?: boolean }) {
  const letters = [...word].map((sign, index) =>
    isBlankLetter(sign) ? (
      <u key={index} class={styles.blank}>
        {sign.toUpperCase()}
      </u>
    ) : (
      sign
    ),
  );
  return struck ? <s class={styles.word}>{letters}</s> : <span class={styles.word}>{letters}</span>;
}
