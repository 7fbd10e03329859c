import type { ComponentChildren } from 'preact';
import styles from './Disclosure.module.css';

/** What not everybody needs, folded away. */
export function Disclosure(props: {
  readonly title: string;
  readonly open?: boolean;
  readonly children: ComponentChildren;
}) {
  return (
    <details class={styles.disclosure} open={props.open ?? false}>
      <summary>{props.title}</summary>
      {props.children}
    </details>
  );
}
