import type { ComponentChildren } from 'preact';
import { Icon } from './Icon.tsx';
import styles from './Keypad.module.css';
import { keepFocus } from './keys.ts';

type Props = {
  readonly label: string;
  readonly eraseLabel: string;
  readonly onDigit: (digit: string) => void;
  readonly onErase: () => void;
  /** The lower right corner: something the screen needs more often than anything else. */
  readonly corner?: ComponentChildren;
};

/** Our own big keys: no system keyboard slides over the clock. Hardware digits are the screen's business. */
export function Keypad({ label, eraseLabel, onDigit, onErase, corner }: Props) {
  return (
    <div class={styles.keypad} role="group" aria-label={label} onMouseDown={keepFocus}>
      {['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((digit) => (
        <button key={digit} type="button" class={styles.key} onClick={() => onDigit(digit)}>
          {digit}
        </button>
      ))}
      <button type="button" class={styles.key} data-aside aria-label={eraseLabel} onClick={onErase}>
        <Icon name="erase" />
      </button>
      <button type="button" class={styles.key} data-wide={!corner || undefined} onClick={() => onDigit('0')}>
        0
      </button>
      {corner && <div class={styles.corner}>{corner}</div>}
    </div>
  );
}
