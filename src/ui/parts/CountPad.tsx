import styles from './CountPad.module.css';
import { keepFocus } from './keys.ts';

type Props = {
  readonly label: string;
  readonly most: number;
  readonly value: number | null;
  readonly onChoose: (count: number | null) => void;
  /** Names the key for “I do not say”. */
  readonly none?: string;
};

/** One key for each number of tiles. */
export function CountPad({ label, most, value, onChoose, none }: Props) {
  return (
    <div class={styles.pad} role="group" aria-label={label} onMouseDown={keepFocus}>
      {Array.from({ length: most }, (_, i) => i + 1).map((count) => (
        <button key={count} type="button" aria-pressed={value === count} onClick={() => onChoose(count)}>
          {count}
        </button>
      ))}
      {none !== undefined && (
        <button type="button" class={styles.none} onClick={() => onChoose(null)}>
          {none}
        </button>
      )}
    </div>
  );
}
