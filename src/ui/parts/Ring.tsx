import styles from './Ring.module.css';

/** Closes while a button is held: `data-held` on an ancestor starts it. */
export function Ring() {
  return (
    <svg class={styles.ring} viewBox="0 0 24 24" aria-hidden="true">
      <circle class={styles.track} cx="12" cy="12" r="9" />
      <circle class={styles.progress} cx="12" cy="12" r="9" pathLength="1" />
    </svg>
  );
}
