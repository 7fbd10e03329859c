import type { ButtonHTMLAttributes } from 'preact';
import styles from './Button.module.css';

type Kind = 'main' | 'challenge' | 'plain' | 'danger' | 'quiet' | 'chip';

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'class' | 'type'> & {
  readonly type?: 'button' | 'submit';
  /** `main` is ink, or a seat's colour with `data-seat`; `challenge` is „Sprawdzam!” and nothing else. */
  readonly kind?: Kind;
  /** Fills the width it is given. */
  readonly wide?: boolean;
};

export function Button({ kind = 'plain', wide = false, ...rest }: Props) {
  return (
    <button type="button" class={styles.button} data-kind={kind} data-wide={wide || undefined} {...rest} />
  );
}
