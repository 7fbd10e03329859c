import type { ComponentChildren } from 'preact';
import styles from './Button.module.css';

type Props = { readonly href: string; readonly children: ComponentChildren };

/** Looks like a button and opens another program: the mail, the messages. */
export function ButtonLink({ href, children }: Props) {
  return (
    <a class={styles.button} data-kind="plain" data-wide href={href}>
      {children}
    </a>
  );
}
