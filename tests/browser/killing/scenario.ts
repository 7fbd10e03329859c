import { expect, type Page } from '@playwright/test';
import { chainOf, type Row } from '../../../src/storage/row.ts';
import { readStored } from '../killable.ts';

export type Random = (below: number) => number;

/** What somebody does on some of the screens until the browser dies, and what has to be there afterwards. */
export type Scenario = {
  readonly name: string;
  /** Where the app is opened, the first time and after every kill. */
  readonly route: string;
  /** Another place for the first time: where the app is not yet, so that a game can be put into its store. */
  readonly first?: string;
  /** Everything that is shown as kept is noted, and looked for after the kill. */
  readonly open: (site: string) => Work;
};

export type Work = {
  /** One thing that is done; ends when the screen says that it is kept. */
  readonly act: (page: Page, random: Random) => Promise<void>;
  /** After a start: whatever was shown as kept is there. */
  readonly look: (page: Page, at: string) => Promise<void>;
  /** How many things were shown as kept. */
  readonly kept: () => number;
};

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Nothing is on its way any more, and nothing went wrong. */
export async function isSaved(page: Page): Promise<void> {
  await page.locator('[data-saving]').waitFor({ state: 'detached' });
  await expect(page.getByRole('alert')).toHaveCount(0);
}

/** The rows of every log of a database, as far as they are whole; a row that is left over is a failure. */
export async function logsIn(
  page: Page,
  database: string,
  store: string,
  key: string,
): Promise<ReadonlyMap<string, readonly Row[]>> {
  const rows = await readStored<Row & Readonly<Record<string, unknown>>>(page, database, store).catch(
    () => [],
  );
  const logs = new Set(rows.map((row) => String(row[key])));
  return new Map(
    [...logs].map((log) => {
      const own = rows.filter((row) => row[key] === log).map((row) => ({ ...row, log }));
      const { rows: whole, unusable } = chainOf(log, [own]);
      expect(unusable, `rows of ${log} that continue nothing`).toBe(0);
      return [log, whole];
    }),
  );
}

/** Every row that was there is there, and unchanged. */
export function continues(
  now: ReadonlyMap<string, readonly Row[]>,
  before: ReadonlyMap<string, readonly Row[]>,
): boolean {
  return [...before].every(([log, rows]) => {
    const there = now.get(log) ?? [];
    return rows.every(({ sum }, seq) => there[seq]?.sum === sum);
  });
}

export const countOf = (logs: ReadonlyMap<string, readonly Row[]>): number =>
  [...logs.values()].reduce((sum, { length }) => sum + length, 0);
