import type { ComponentChildren } from 'preact';
import styles from './Badge.module.css';

type Props = {
  /** Neutral until something is wrong. */
  readonly tone?: 'plain' | 'ink' | 'good' | 'bad';
  readonly children: ComponentChildren;
};

/** A state in a word or a number, beside what it is about. */
export function Badge({ tone = 'plain', children }: Props) {
  return (
    <span class={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
