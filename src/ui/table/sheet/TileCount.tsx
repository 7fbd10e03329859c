import styles from './TileCount.module.css';

type Props = {
  readonly label: string;
  readonly most: number;
  readonly value: number | null;
  /** Offered where nobody has to know. */
  readonly unknown?: string;
  readonly onChange: (tiles: number | null) => void;
};

/** From one tile to a whole rack, one tap each. */
export function TileCount({ label, most, value, unknown, onChange }: Props) {
  const counts = Array.from({ length: most }, (_, i) => i + 1);
  return (
    <div class={styles.count} role="group" aria-label={label}>
      <span class={styles.label}>{label}</span>
      <div class={styles.keys}>
        {unknown && (
          <button
            type="button"
            aria-pressed={value === null}
            aria-label={unknown}
            title={unknown}
            onClick={() => onChange(null)}
          >
            ?
          </button>
        )}
        {counts.map((count) => (
          <button key={count} type="button" aria-pressed={value === count} onClick={() => onChange(count)}>
            {count}
          </button>
        ))}
      </div>
    </div>
  );
}
