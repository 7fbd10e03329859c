/** The room for a table on the projector in pixels, and the size of its usual letters. */
type Room = { readonly height: number; readonly width: number; readonly size: number };

/** `lines`: rows of a column; `scale`: of the usual letters; `row`: the height of a row, in letters. */
export type ScreenLayout = {
  readonly columns: number;
  readonly lines: number;
  readonly scale: number;
  readonly row: number;
};

/** Two lines of a long name, with their accents. */
const ROW = 2.3;
/** So high a row has room for a third, of the smaller letters of the longest names. */
export const HIGH_ROW = 3;
const HIGHEST_ROW = 3.3;
/** The headings, with the line below. */
const HEAD = 1.6;
export const FEWEST_LINES = 3;
/** From so many pixels on, two columns stand side by side. */
const TWO_COLUMNS = 1_100;
/** Larger letters are not easier to read, and a column narrower than so many of them has no room for names. */
const LARGEST = 1.7;
const NARROWEST = 40;

/** As many rows as there is room for in the usual letters. `fewer`: so many had none after all. */
export function fullLayout({ height, width, size }: Room, fewer = 0): ScreenLayout {
  const lines = Math.floor((height - HEAD * size) / (ROW * size + 1)) - fewer;
  return {
    columns: width >= TWO_COLUMNS ? 2 : 1,
    lines: Math.max(FEWEST_LINES, lines),
    scale: 1,
    row: ROW,
  };
}

/** A table that needs less takes the room all the same: two columns of equal length, larger letters, higher rows. */
export function filledLayout({ height, width, size }: Room, full: ScreenLayout, rows: number): ScreenLayout {
  const columns = rows > full.lines ? full.columns : 1;
  const lines = Math.ceil(rows / columns);
  if (lines === 0 || lines > full.lines) return full;
  const high = (height - lines - 2) / size;
  const scale = between(
    1,
    Math.min(high / (HEAD + lines * ROW), width / columns / size / NARROWEST),
    LARGEST,
  );
  return { columns, lines, scale, row: between(ROW, (high / scale - HEAD) / lines, HIGHEST_ROW) };
}

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));
