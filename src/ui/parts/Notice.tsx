import type { ComponentChildren } from 'preact';
import styles from './Notice.module.css';

/** Something the player has to know now: what is not possible, and what is. */
export function Notice({ children }: { readonly children: ComponentChildren }) {
  return (
    <p class={styles.notice} role="alert">
      {children}
    </p>
  );
}
