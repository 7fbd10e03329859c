import { messages } from '../../i18n/messages.ts';
import styles from './Saving.module.css';

/** Something on this screen is still on its way to the phone's memory. Lies over the screen, so that nothing moves. */
export function Saving({ on }: { readonly on: boolean }) {
  if (!on) return null;
  return (
    <p class={styles.saving} data-saving>
      {messages.value.common.notSaved.saving}
    </p>
  );
}
