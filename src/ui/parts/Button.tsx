import type { ButtonHTMLAttributes } from 'preact';
import styles from './Button.module.css';

type Kind = 'main' | 'plain' | 'danger' | 'quiet' | 'chip';

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'class' | 'type'> & {
  readonly kind?: Kind;
  /** Fills the width it is given. */
  readonly wide?: boolean;
};

export function Button({ kind = 'plain', wide = false, ...rest }: Props) {
  return (
    <button type="button" class={styles.button} data-kind={kind} data-wide={wide || undefined} {...rest} />
  );
}
