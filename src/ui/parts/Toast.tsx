import type { ComponentChildren } from 'preact';
import type { Refused } from '../../app/table/touch.ts';
import { messages } from '../../i18n/messages.ts';
import styles from './Toast.module.css';

/**
 * Something the player has to know now, over what is shown and never in the flow: no key moves or is covered. Lies at
 * the lower edge of the nearest positioned ancestor; a finger goes through it.
 */
export function Toast({ children }: { readonly children: ComponentChildren }) {
  return (
    <p class={styles.toast} role="alert">
      {children}
    </p>
  );
}

type RefusalProps = { readonly refused: Refused | null; readonly names: readonly string[] };

/** Why the last touch came to nothing; stays until the next touch. */
export function RefusalToast({ refused, names }: RefusalProps) {
  return refused && <Toast>{messages.value.refusals(refused.refusal, names)}</Toast>;
}
