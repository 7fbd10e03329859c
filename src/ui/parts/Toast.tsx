import type { Refused } from '../../app/table/touch.ts';
import { messages } from '../../i18n/messages.ts';
import styles from './Toast.module.css';

type Props = {
  /** What the screen itself has to say goes before it. */
  readonly said?: string;
  readonly refused: Refused | null;
  readonly names: readonly string[];
};

/**
 * Why the last touch came to nothing, until the next one: over what is shown and never in the flow, so that no key moves
 * or is covered. Lies at the lower edge of the nearest positioned ancestor; a finger goes through it.
 */
export function Toast({ said = '', refused, names }: Props) {
  const text = said || (refused ? messages.value.refusals(refused.refusal, names) : '');
  return text === '' ? null : (
    <p class={styles.toast} role="alert">
      {text}
    </p>
  );
}
