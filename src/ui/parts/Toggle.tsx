import { useId } from 'preact/hooks';
import styles from './Toggle.module.css';

type Props = {
  readonly label: string;
  readonly note?: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
};

/** On or off; the whole row is the target. */
export function Toggle({ label, note, on, onChange }: Props) {
  const id = useId();
  return (
    <label class={styles.toggle}>
      <span class={styles.text}>
        <span id={`${id}-label`}>{label}</span>
        {note && (
          <small id={`${id}-note`} class={styles.note}>
            {note}
          </small>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        class={styles.input}
        aria-labelledby={`${id}-label`}
        aria-describedby={note ? `${id}-note` : undefined}
        checked={on}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span class={styles.track} aria-hidden="true" />
    </label>
  );
}
