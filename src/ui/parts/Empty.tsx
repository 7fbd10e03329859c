import type { ComponentChildren } from 'preact';
import styles from './Empty.module.css';

type Props = {
  readonly children: ComponentChildren;
  /** The one thing to do here. */
  readonly action?: ComponentChildren;
};

/** A list with nothing in it yet: a drawing of tiles, one sentence, one button. */
export function Empty({ children, action }: Props) {
  return (
    <div class={styles.empty} data-stack="4">
      <svg viewBox="0 0 96 72" width="96" height="72" aria-hidden="true">
        <rect class={styles.rack} x="4" y="50" width="88" height="12" rx="4" />
        <rect class={styles.tile} x="12" y="26" width="24" height="26" rx="5" transform="rotate(-6 24 39)" />
        <rect class={styles.tile} x="38" y="22" width="24" height="28" rx="5" />
        <rect class={styles.gone} x="64" y="22" width="24" height="28" rx="5" />
      </svg>
      <p>{children}</p>
      {action}
    </div>
  );
}
