import { useRef } from 'preact/hooks';
import { keepFocus } from '../parts/keys.ts';
import styles from './LetterKeys.module.css';

type Props = {
  readonly label: string;
  readonly letters: readonly string[];
  /** `blank`: the key was held. */
  readonly onLetter: (letter: string, blank: boolean) => void;
};

const HOLD = 450;

/** Every letter of the alphabet in four rows, below a board that leaves little room. A held key is a blank. */
export function LetterKeys({ label, letters, onLetter }: Props) {
  const held = useRef<{ timer: number; done: boolean }>({ timer: 0, done: false });
  const begin = (letter: string) => {
    clearTimeout(held.current.timer);
    const press = { timer: 0, done: false };
    press.timer = window.setTimeout(() => {
      press.done = true;
      onLetter(letter, true);
    }, HOLD);
    held.current = press;
  };
  const end = () => clearTimeout(held.current.timer);
  return (
    <div
      class={styles.keys}
      role="group"
      aria-label={label}
      data-pad="letters"
      data-many={letters.length > 32 || undefined}
      data-few={letters.length < 29 || undefined}
      onMouseDown={keepFocus}
      onContextMenu={(event) => event.preventDefault()}
    >
      {letters.map((letter) => (
        <button
          key={letter}
          type="button"
          onPointerDown={() => begin(letter)}
          onPointerUp={end}
          onPointerLeave={end}
          onPointerCancel={end}
          onClick={() => {
            if (!held.current.done) onLetter(letter, false);
            held.current.done = false;
          }}
        >
          {letter}
        </button>
      ))}
    </div>
  );
}
