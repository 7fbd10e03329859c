import { expect, type Page, type TestInfo } from '@playwright/test';
import { type Killable, type Launch, promiseTo } from '../browser/killable.ts';
import { comesBack, startGame, stopClock } from '../browser/scriptedGame.ts';
import { type DeskBeside, openDeskBeside, playersIn } from './deskBeside.ts';
import { newDisk } from './disk.ts';
import { type Filler, fillerOf } from './filler.ts';

/** So small that it is filled within a second, and large enough for a browser's profile. */
const SIZE = '140M';
const MOVES = 6;

export type DiskEnd = {
  readonly name: string;
  /** So long the disk is full before the next move. */
  readonly before: number;
  /** An organizer writes in a window beside the game, before every move. */
  readonly beside?: boolean;
  /**
   * The browser has promised nothing, and the site holds so much that Chromium clears it as soon as the disk is full:
   * whoever looks is told, and once there is room again the game is written anew.
   */
  readonly cleared?: boolean;
  readonly end: (on: Run) => Promise<void>;
};
export type Run = {
  readonly browser: Killable;
  readonly filler: Filler;
  readonly move: () => Promise<void>;
  readonly look: () => Promise<void>;
};

export const pause = (span: number) => new Promise((resolve) => setTimeout(resolve, span));

/** More than Chromium leaves alone on a full disk of that size. */
const MUCH = 12_000_000;

/** A game on a disk that runs full to its last byte: what was shown as saved is there afterwards, what could not be was said. */
export async function playOnFullDisk(
  launch: Launch,
  info: TestInfo,
  { name, before, beside = false, cleared = false, end }: DiskEnd,
): Promise<void> {
  const disk = newDisk(info.outputPath('full'), SIZE);
  const filler = fillerOf(disk.folder);
  const profile = `${disk.folder}/profile`;
  if (!cleared) promiseTo(info.project.use.baseURL ?? '', profile);
  let browser = await launch(profile, '#/new');

  try {
    const told = { facts: await startGame(browser.page), saved: 1, said: '' };
    let desk: DeskBeside | null = null;
    const move = async () => {
      await desk?.add();
      told.facts = await moveOn(browser.page, told.facts);
      await look();
    };
    const look = async () => {
      told.said = await said(browser.page);
      if (told.said === '') told.saved = told.facts;
    };
    await move();
    if (beside) desk = await openDeskBeside(browser.page);
    const older = cleared ? 0 : await olderRows(browser.page, 5);
    if (cleared) await hold(browser.page, MUCH);
    else expect(await isPromised(browser.page), 'the promise of the browser').toBe(true);
    filler.fill();
    const died = await untilItDies(browser, async () => {
      await pause(before);
      for (let moves = MOVES; moves > 0; moves -= 1) await move();
      await end({ browser, filler, move, look });
    });
    filler.empty();
    browser = await launch(profile);
    const left = await comesBack(browser.page, told.saved, name);
    if (!cleared)
      expect(await olderRows(browser.page, 0), 'what was written before the disk was full').toBe(older);
    const players = beside ? await playersIn(browser.page) : 0;
    expect(players, 'players shown as saved beside the game').toBeGreaterThanOrEqual(desk?.saved() ?? 0);
    const wasSaid = told.saved === told.facts || told.said.includes('niezapisana');
    // A browser that died in the middle of a move may not have come to it.
    expect(wasSaid || died !== null, told.said).toBe(true);
    const itself = died === null ? '' : ` (the browser died of itself, ${died})`;
    const besides = desk
      ? `; beside it ${desk.saved()} players shown as saved, ${players} left; said: ${desk.said()}`
      : '';
    console.log(
      `${name}${itself}: ${told.facts} facts, ${told.saved} shown as saved, ${left} left; said: ${told.said}${besides}`,
    );
  } finally {
    filler.empty();
    await browser.kill();
    await disk.remove();
  }
}

/** Chromium itself sometimes dies where its disk is full: that is as good as a kill. How it died; null where it did not. */
async function untilItDies(browser: Killable, work: () => Promise<void>): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (error) {
    const how = await browser.died();
    if (how === null) throw error;
    return how;
  }
}

/** One move, whatever becomes of it; tells how many facts there are then. */
async function moveOn(page: Page, facts: number): Promise<number> {
  await stopClock(page);
  await page.getByRole('button', { name: '7', exact: true }).click();
  await page.getByRole('button', { name: /^Zapisz ▸/ }).click();
  await page.getByRole('button', { name: /^Zatrzymaj zegar:/ }).waitFor();
  return facts + 2;
}

const isPromised = (page: Page) => page.evaluate(() => navigator.storage.persisted());

const hold = (page: Page, bytes: number) =>
  page.evaluate(async (size) => {
    const cache = await caches.open('much');
    await cache.put('much', new Response(new Uint8Array(size)));
  }, bytes);

const strip = (page: Page) => page.getByRole('navigation').getByRole('status');

/** What the strip says; empty: everything is saved. „Zapisuję…” is waited for. */
async function said(page: Page): Promise<string> {
  const saving = strip(page).filter({ hasText: 'Zapisuję' });
  await saving.waitFor({ state: 'detached', timeout: 20_000 }).catch(() => undefined);
  return (await strip(page).allTextContents()).join(' ');
}

/** Once there is room again it heals by itself. */
export const healed = (page: Page) => expect(strip(page)).toHaveCount(0, { timeout: 120_000 });

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
