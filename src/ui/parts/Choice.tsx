import { useId } from 'preact/hooks';
import styles from './Choice.module.css';

type Props<T extends string> = {
  readonly label: string;
  readonly options: readonly T[];
  readonly text: (option: T) => string;
  /** Null while nothing is chosen. */
  readonly chosen: T | null;
  readonly onChoose: (option: T) => void;
};

/** One of a few: real radio buttons, so that arrow keys and screen readers know what they are. */
export function Choice<T extends string>({ label, options, text, chosen, onChoose }: Props<T>) {
  const group = useId();
  return (
    <fieldset class={styles.choice}>
      <legend>{label}</legend>
      <div class={styles.options} data-count={options.length}>
        {options.map((option) => (
          <label key={option} class={styles.option}>
            <input
              type="radio"
              name={group}
              value={option}
              checked={option === chosen}
              onChange={() => onChoose(option)}
            />
            <span>{text(option)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
