import styles from './CountPad.module.css';
import { keepFocus } from './keys.ts';

type Props = {
  readonly label: string;
  readonly most: number;
  readonly value: number | null;
  readonly onChoose: (count: number) => void;
};

/** One key for each number of tiles. */
export function CountPad({ label, most, value, onChoose }: Props) {
  return (
    <div class={styles.pad} role="group" aria-label={label} data-pad="counts" onMouseDown={keepFocus}>
      {Array.from({ length: most }, (_, i) => i + 1).map((count) => (
        <button key={count} type="button" aria-pressed={value === count} onClick={() => onChoose(count)}>
          {count}
        </button>
      ))}
    </div>
  );
}
