export type Table = {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** What the figures mean, one sentence each. */
  readonly notes?: readonly string[];
};

/** One aligned table: names to the left, figures to the right. */
export function printTable({ title, columns, rows, notes = [] }: Table): void {
  const widths = columns.map((column, i) =>
    Math.max(column.length, ...rows.map((row) => row[i]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  ');
  console.log(`\n${title}\n`);
  console.log(line(columns));
  console.log(widths.map((width) => '─'.repeat(width)).join('  '));
  for (const row of rows) console.log(line(row));
  for (const note of notes) console.log(`\n${note}`);
}

/** Milliseconds that `work` takes: the median of several runs after warming up, each long enough to be measured. */
export function medianTime(work: () => void, runs = 9): number {
  const warm = performance.now() + 300;
  while (performance.now() < warm) work();
  const repeat = Math.ceil(30 / Math.max(once(work), 0.001));
  const times = Array.from({ length: runs }, () => once(() => repeated(work, repeat)) / repeat);
  return times.sort((a, b) => a - b)[Math.floor(runs / 2)]!;
}

function repeated(work: () => void, count: number): void {
  for (let i = 0; i < count; i += 1) work();
}

function once(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** At most four figures that mean something. */
export function figure(value: number): string {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
