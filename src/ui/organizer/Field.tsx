import styles from './Organizer.module.css';

type Props = {
  readonly label: string;
  readonly value: string;
  readonly onInput: (value: string) => void;
  readonly most?: number;
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'number' | 'search';
};

export function Field({ label, value, onInput, most = 120, type = 'text' }: Props) {
  return (
    <label class={styles.field}>
      <span>{label}</span>
      <input
        class={type === 'number' ? `${styles.input} ${styles.number}` : styles.input}
        inputMode={type === 'number' ? 'numeric' : type}
        maxLength={most}
        autoComplete="off"
        value={value}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
    </label>
  );
}
