import styles from './Plot.module.css';

type Props = {
  readonly title: string;
  /** What the plot shows, in a sentence. */
  readonly summary: string;
  readonly names: readonly string[];
  /** Per seat, a value for each move and one before the first. */
  readonly series: readonly (readonly number[])[];
  readonly text: (value: number) => string;
  /** Distances between grid lines to choose from, in ascending order. */
  readonly steps: readonly number[];
  readonly axis: string;
  readonly limit?: { readonly at: number; readonly label: string };
};

const WIDTH = 340;
const HEIGHT = 190;
const LEFT = 38;
const RIGHT = 44;
const TOP = 10;
const BOTTOM = 22;
const MOST_LINES = 5;
const LABEL_HEIGHT = 13;

/** Lines told apart by colour, by dashes, and by the value at their end. */
export function Plot({ title, summary, names, series, text, steps, axis, limit }: Props) {
  const last = Math.max(1, (series[0]?.length ?? 1) - 1);
  const values = series.flat();
  const low = Math.min(0, ...values);
  // A limit far above everything would flatten the curves: shown only when somebody comes near it.
  const near = limit && Math.max(...values) > limit.at * 0.5 ? limit : null;
  const high = Math.max(...values, near?.at ?? 0, low + 1);
  const step = steps.find((size) => (high - low) / size <= MOST_LINES) ?? (high - low) / MOST_LINES;
  const bottom = Math.floor(low / step) * step;
  const top = Math.ceil(high / step) * step;
  const x = (move: number) => LEFT + (move / last) * (WIDTH - LEFT - RIGHT);
  const y = (value: number) =>
    HEIGHT - BOTTOM - ((value - bottom) / (top - bottom)) * (HEIGHT - TOP - BOTTOM);
  const lines = Array.from({ length: Math.round((top - bottom) / step) + 1 }, (_, i) => bottom + i * step);
  const everyMoves = [1, 2, 5, 10, 20, 50].find((size) => last / size <= 7) ?? 100;
  const moves = Array.from({ length: Math.floor(last / everyMoves) }, (_, i) => (i + 1) * everyMoves);
  const labels = apart(series.map((list) => y(list.at(-1) ?? 0)));

  return (
    <figure>
      <figcaption class={styles.caption}>
        <span class={styles.title}>{title}</span>
        <span class={styles.legend} aria-hidden="true">
          {names.map((name, seat) => (
            <span key={seat} class={styles.entry} data-seat={seat}>
              <svg viewBox="0 0 24 6" width="24" height="6" aria-hidden="true">
                <path d="M0 3h24" class={styles.curve} />
              </svg>
              {name}
            </span>
          ))}
        </span>
      </figcaption>
      <svg class={styles.plot} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={summary}>
        {lines.map((value) => (
          <g key={value}>
            <path class={styles.grid} d={`M${LEFT} ${y(value)}H${WIDTH - RIGHT}`} />
            <text class={styles.tick} x={LEFT - 5} y={y(value) + 4} text-anchor="end">
              {text(value)}
            </text>
          </g>
        ))}
        {moves.map((move) => (
          <text key={move} class={styles.tick} x={x(move)} y={HEIGHT - 7} text-anchor="middle">
            {move}
          </text>
        ))}
        <text class={styles.tick} x={WIDTH} y={HEIGHT - 7} text-anchor="end">
          {axis}
        </text>
        {near && (
          <>
            <path class={styles.limit} d={`M${LEFT} ${y(near.at)}H${WIDTH - RIGHT}`} />
            <text class={styles.tick} x={LEFT + 4} y={y(near.at) - 4}>
              {near.label}
            </text>
          </>
        )}
        {series.map((list, seat) => (
          <g key={seat} data-seat={seat}>
            <path
              class={styles.curve}
              d={`M${list.map((value, move) => `${x(move).toFixed(1)} ${y(value).toFixed(1)}`).join('L')}`}
            />
            <circle class={styles.end} cx={x(last)} cy={y(list.at(-1) ?? 0)} r="3.5" />
            <text class={styles.label} x={WIDTH - RIGHT + 7} y={(labels[seat] ?? 0) + 4}>
              {text(list.at(-1) ?? 0)}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}

/** The labels' heights, moved just far enough not to overlap. */
function apart(heights: readonly number[]): readonly number[] {
  const order = heights.map((_, i) => i).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed = [...heights];
  let before = Number.NEGATIVE_INFINITY;
  for (const i of order) {
    placed[i] = Math.max(placed[i] ?? 0, before + LABEL_HEIGHT);
    before = placed[i];
  }
  const over = Math.max(0, before - (HEIGHT - BOTTOM));
  return placed.map((height) => height - over);
}
