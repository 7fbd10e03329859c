import type { HTMLAttributes } from 'preact';
import styles from './FromBelow.module.css';

/** At the lower edge, over what is there: it stays in sight, and waits for an answer. */
export function FromBelow({ children, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return (
    <div class={styles.below} data-stack="2" {...rest}>
      {children}
    </div>
  );
}
