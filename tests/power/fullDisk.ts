import { expect, type Page } from '@playwright/test';
import { type Killable, test } from '../browser/killable.ts';
import { comesBack, startGame, stopClock } from '../browser/scriptedGame.ts';
import { newDisk } from './disk.ts';
import { type Filler, fillerOf } from './filler.ts';

/** So small that it is filled within a second, and large enough for a browser's profile. */
const SIZE = '140M';
const MOVES = 6;
const RUNS = Number(process.env.DISK_RUNS ?? 4);

type End = { readonly name: string; readonly before: number; readonly end: (on: Run) => Promise<void> };
type Run = {
  readonly browser: Killable;
  readonly filler: Filler;
  readonly move: () => Promise<void>;
  readonly look: () => Promise<void>;
};

const pause = (span: number) => new Promise((resolve) => setTimeout(resolve, span));

const ENDS: readonly End[] = [
  {
    name: 'room comes back, two more moves, kill',
    before: 0,
    async end({ browser, filler, move, look }) {
      filler.empty();
      for (let n = 0; n < 2; n += 1) await move();
      await healed(browser.page);
      await look();
      await browser.kill();
    },
  },
  { name: 'kill while full', before: 0, end: ({ browser }) => browser.kill() },
  { name: 'closed in good order while full', before: 0, end: ({ browser }) => browser.close() },
  {
    name: 'full for 100 s before the moves, then kill',
    before: 100_000,
    end: ({ browser }) => browser.kill(),
  },
  {
    name: 'room comes and goes within half a second, then kill',
    before: 0,
    async end({ browser, filler, move }) {
      for (let n = 0; n < 4; n += 1) {
        filler.empty();
        await pause(250);
        filler.fill();
        await move();
      }
      await browser.kill();
    },
  },
];

for (const [n, { name, before, end }] of Array.from({ length: RUNS }, () => ENDS)
  .flat()
  .entries()) {
  test(`the disk runs full, ${name} (${n})`, async ({ launch }, info) => {
    test.setTimeout(240_000 + before);
    const disk = newDisk(info.outputPath('full'), SIZE);
    const filler = fillerOf(disk.folder);
    const profile = `${disk.folder}/profile`;
    let browser = await launch(profile, '#/new');

    try {
      const told = { facts: await startGame(browser.page), saved: 1, said: '' };
      const move = async () => {
        told.facts = await moveOn(browser.page, told.facts);
        await look();
      };
      const look = async () => {
        told.said = await said(browser.page);
        if (told.said === '') told.saved = told.facts;
      };
      await move();
      const older = await olderRows(browser.page, 5);
      filler.fill();
      await pause(before);
      for (let moves = MOVES; moves > 0; moves -= 1) await move();
      await end({ browser, filler, move, look });
      filler.empty();
      browser = await launch(profile);
      const left = await comesBack(browser.page, told.saved, name);
      expect(await olderRows(browser.page, 0), 'what was written before the disk was full').toBe(older);
      expect(told.saved === told.facts || told.said.includes('niezapisana'), told.said).toBe(true);
      console.log(
        `${name}: ${told.facts} facts, ${told.saved} shown as saved, ${left} left; said: ${told.said}`,
      );
    } finally {
      filler.empty();
      await browser.kill();
      await disk.remove();
    }
  });
}

/** One move, whatever becomes of it; tells how many facts there are then. */
async function moveOn(page: Page, facts: number): Promise<number> {
  await stopClock(page);
  await page.getByRole('button', { name: '7', exact: true }).click();
  await page.getByRole('button', { name: /^Zapisz ▸/ }).click();
  await page.getByRole('button', { name: /^Zatrzymaj zegar:/ }).waitFor();
  return facts + 2;
}

const strip = (page: Page) => page.getByRole('navigation').getByRole('status');

/** What the strip says; empty: everything is saved. „Zapisuję…” is waited for. */
async function said(page: Page): Promise<string> {
  const saving = strip(page).filter({ hasText: 'Zapisuję' });
  await saving.waitFor({ state: 'detached', timeout: 20_000 }).catch(() => undefined);
  return (await strip(page).allTextContents()).join(' ');
}

/** Once there is room again it heals by itself. */
const healed = (page: Page) => expect(strip(page)).toHaveCount(0, { timeout: 40_000 });

/** Rows of another database of the same site, all in one log with the game: written long ago, as earlier games are. */
function olderRows(page: Page, more: number): Promise<number> {
  return page.evaluate(
    (add) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('older', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('rows', { autoIncrement: true });
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('rows', 'readwrite', { durability: 'strict' });
          const rows = transaction.objectStore('rows');
          for (let n = 0; n < add; n += 1) rows.add({ n });
          const counted = rows.count();
          transaction.onabort = () => reject(transaction.error);
          transaction.oncomplete = () => {
            opening.result.close();
            resolve(counted.result);
          };
        };
      }),
    more,
  );
}
