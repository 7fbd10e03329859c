import { useSignal } from '@preact/signals';
import { messages } from '../../i18n/messages.ts';
import styles from './Field.module.css';

type Props = {
  readonly label: string;
  readonly value: string;
  readonly onInput: (value: string) => void;
  /** Characters. */
  readonly most?: number;
  /** As much of a text as there is room for, where that is not a matter of characters. */
  readonly fit?: (text: string) => string;
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'number' | 'search';
};

/** A line to type. What does not fit is not taken, and that is said. */
export function Field({ label, value, onInput, most = 120, fit = (text) => text, type = 'text' }: Props) {
  const full = useSignal(false);
  return (
    <label class={styles.field}>
      <span>{label}</span>
      <input
        class={type === 'number' ? `${styles.input} ${styles.number}` : styles.input}
        inputMode={type === 'number' ? 'numeric' : type}
        maxLength={most}
        autoComplete="off"
        value={value}
        onInput={(event) => {
          const text = event.currentTarget.value;
          const fitting = fit(text);
          full.value = fitting !== text || text.length >= most;
          onInput(fitting);
        }}
      />
      <small class={styles.full} role="status">
        {full.value && messages.value.common.noMoreRoom}
      </small>
    </label>
  );
}
