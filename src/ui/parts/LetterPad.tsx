import type { ComponentChildren } from 'preact';
import { type LetterOrder, letterRows } from '../../app/shell/letterOrder.ts';
import { Icon } from './Icon.tsx';
import { keepFocus } from './keys.ts';
import styles from './LetterPad.module.css';

type Props = {
  readonly label: string;
  readonly letters: readonly string[];
  /** As it is set on this phone. */
  readonly order?: LetterOrder;
  readonly eraseLabel: string;
  readonly onLetter: (letter: string) => void;
  readonly onErase: () => void;
  /** Further keys below the letters: a blank, a next word. */
  readonly more?: ComponentChildren;
};

/** All the letters of the language, each a key of its own: no long press for Ż, no system keyboard. */
export function LetterPad({
  label,
  letters,
  order = 'alphabet',
  eraseLabel,
  onLetter,
  onErase,
  more,
}: Props) {
  const { columns, rows } = letterRows(letters, order);
  return (
    <div
      class={styles.pad}
      role="group"
      aria-label={label}
      data-pad="letters"
      style={{ '--columns': columns }}
      onMouseDown={keepFocus}
    >
      {rows.map((row) =>
        row.map((letter, place) => (
          <button
            key={letter}
            type="button"
            data-first={place === 0 || undefined}
            onClick={() => onLetter(letter)}
          >
            {letter}
          </button>
        )),
      )}
      <div class={styles.more}>
        {more}
        <button type="button" aria-label={eraseLabel} onClick={onErase}>
          <Icon name="erase" />
        </button>
      </div>
    </div>
  );
}
