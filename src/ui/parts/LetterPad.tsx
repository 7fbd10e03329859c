import type { ComponentChildren } from 'preact';
import { Icon } from './Icon.tsx';
import { keepFocus } from './keys.ts';
import styles from './LetterPad.module.css';

type Props = {
  readonly label: string;
  readonly letters: readonly string[];
  readonly eraseLabel: string;
  readonly onLetter: (letter: string) => void;
  readonly onErase: () => void;
  /** Further keys behind the letters: a blank, a next word. */
  readonly more?: ComponentChildren;
};

/** All the letters of the language, each a key of its own: no long press for Ż, no system keyboard. */
export function LetterPad({ label, letters, eraseLabel, onLetter, onErase, more }: Props) {
  return (
    <div class={styles.pad} role="group" aria-label={label} onMouseDown={keepFocus}>
      {letters.map((letter) => (
        <button key={letter} type="button" onClick={() => onLetter(letter)}>
          {letter}
        </button>
      ))}
      {more}
      <button type="button" aria-label={eraseLabel} onClick={onErase}>
        <Icon name="erase" />
      </button>
    </div>
  );
}
