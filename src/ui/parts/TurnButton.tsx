import type { ButtonHTMLAttributes } from 'preact';
import { Icon } from './Icon.tsx';
import styles from './TurnButton.module.css';

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'class' | 'type' | 'label'> & {
  readonly direction: 'across' | 'down';
  readonly text: string;
  /** What a tap does, for those who listen. */
  readonly label: string;
};

/** The way a word lies on the board; a tap turns it. */
export function TurnButton({ direction, text, label, ...rest }: Props) {
  return (
    <button type="button" class={styles.turn} aria-label={label} {...rest}>
      <span class={styles.arrow} data-direction={direction}>
        <Icon name="down" />
      </span>
      <span>{text}</span>
    </button>
  );
}
