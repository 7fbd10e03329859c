import { expect, type Page } from '@playwright/test';
import { duplicate as t } from '../../src/i18n/pl/duplicate.ts';
import { room as r } from '../../src/i18n/pl/room.ts';
import { test } from './killable.ts';
import { lay, player, press, rack, ready, referee, tab, throughHall } from './roomPages.ts';
import { endRooms, startRoom } from './roomProcess.ts';
import { withoutList } from './seed.ts';

test.use(throughHall);
test.afterEach(endRooms);

async function sends(page: Page, word: string): Promise<void> {
  await lay(page, 7, 7, word);
  await press(page, r.play.send);
}
const counts = (page: Page, word: string) =>
  expect(page.getByText(`${r.play.sent.taken} ${word}`)).toBeVisible();

/** When the move ends, as this page shows it: told at the moment a second is over, by the clock of the computer that all of them share. */
async function endsAt(page: Page): Promise<number> {
  return page.getByRole('timer').evaluate(
    (clock) =>
      new Promise<number>((resolve) => {
        const ends: number[] = [];
        const watching = new MutationObserver(() => {
          const [, minutes, seconds] = /(\d+):(\d\d)/.exec(clock.textContent ?? '') ?? [];
          ends.push(Date.now() + 1_000 * (60 * Number(minutes) + Number(seconds)));
          if (ends.length < 4) return;
          watching.disconnect();
          // A busy machine shows a second late, never early.
          resolve(Math.min(...ends));
        });
        watching.observe(clock, { subtree: true, childList: true, characterData: true });
      }),
  );
}
async function clocksAgree(...pages: readonly Page[]): Promise<void> {
  const ends = await Promise.all(pages.map(endsAt));
  expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(1_000);
}

test('the broker is killed in the middle of a move and started again: what was sent counts, whoever comes now sees the same', async ({
  page,
  browser,
}) => {
  const before = await startRoom();
  const { port } = before;
  await referee(page, port, 3);
  const [anna, boris] = await Promise.all([player(browser, port, 1), player(browser, port, 2)]);
  await press(page, r.desk.toGame);
  await rack(page, 'matkaiv');
  await Promise.all([ready(anna), ready(boris)]);
  await sends(anna, 'matka');
  await counts(anna, 'MATKA');

  await before.kill();
  await expect(boris.getByText(r.play.offline)).toBeVisible();
  await sends(boris, 'tik');
  await expect(boris.getByText(`${r.play.sent.waiting} TIK`)).toBeVisible();
  await startRoom([], port);
  await counts(boris, 'TIK');
  await expect
    .poll(async () => (await page.request.get(`http://localhost:${port}/room`)).text())
    .toMatch(/"room":"/);
  const cyril = await player(browser, port, 3);
  await ready(cyril);
  await counts(anna, 'MATKA');
  await clocksAgree(page, anna, boris, cyril);
  await sends(cyril, 'vitka');
  await expect(page.getByText(t.answers.nobodyMissing)).toBeVisible();
  await press(page, `${t.judge.valid}: MATKA`);
  await press(page, `${t.judge.valid}: TIK`);
  await press(page, `${t.judge.invalid}: VITKA`);
  await press(page, t.master.lay('H8 MATKA', 16));
  for (const one of [anna, boris, cyril]) {
    await expect(one.getByText('MATKA · H8').or(one.getByText('MATKA · 8H'))).toBeVisible();
    await one.context().close();
  }
});

test('the referee’s browser is killed in the middle of a move: what was sent meanwhile counts, the rack and the time are what they were', async ({
  browser,
  launch,
}, info) => {
  const { port } = await startRoom();
  const profile = info.outputPath('referee');
  const first = await launch(profile, `http://localhost:${port}/#/duplicate`);
  await referee(first.page, port, 2);
  const [anna, boris] = await Promise.all([player(browser, port, 1), player(browser, port, 2)]);
  await press(first.page, r.desk.toGame);
  await rack(first.page, 'matkaiv');
  await Promise.all([ready(anna), ready(boris)]);
  await sends(anna, 'matka');
  await counts(anna, 'MATKA');
  await first.kill();

  await sends(boris, 'tik');
  await expect(boris.getByText(`${r.play.sent.waiting} TIK`)).toBeVisible();
  // Opened anew while nobody leads: what the room keeps is there, and the time is not that of when it was said.
  await anna.reload();
  await ready(anna);
  await clocksAgree(anna, boris);
  const { page } = await launch(profile, 'about:blank');
  await withoutList(page);
  await page.goto(`http://localhost:${port}/#/duplicate`);
  await page.getByRole('button', { name: /Klub/ }).first().click();
  await counts(boris, 'TIK');
  await counts(anna, 'MATKA');
  await clocksAgree(page, anna, boris);
  await expect(page.getByText(t.answers.nobodyMissing)).toBeVisible();
  await press(page, `${t.judge.valid}: MATKA`);
  await press(page, `${t.judge.valid}: TIK`);
  await press(page, t.master.lay('H8 MATKA', 16));
  for (const one of [anna, boris]) {
    await expect(one.getByText('MATKA · H8').or(one.getByText('MATKA · 8H'))).toBeVisible();
    await one.context().close();
  }
});

test('another computer with the key file takes over the moment the first one dies: it knows the last master, and the first one opened anew leads no more', async ({
  browser,
  launch,
}, info) => {
  const { port } = await startRoom();
  const address = `http://localhost:${port}/#/duplicate`;
  const first = await launch(info.outputPath('first'), address);
  await referee(first.page, port, 1);
  const file = await first.page.evaluate(() => ({
    format: 'sprawdzam-room-key',
    version: 1,
    secret: localStorage.getItem('sprawdzam.room.key'),
  }));
  const anna = await player(browser, port, 1);
  await press(first.page, r.desk.toGame);
  await rack(first.page, 'matkaiv');
  await ready(anna);
  await sends(anna, 'matka');
  await counts(anna, 'MATKA');
  await press(first.page, `${t.judge.valid}: MATKA`);
  await press(first.page, t.master.lay('H8 MATKA', 16));
  await expect(anna.getByText('MATKA · H8').or(anna.getByText('MATKA · 8H'))).toBeVisible();
  await first.kill();

  const { page } = await launch(info.outputPath('second'), 'about:blank');
  await withoutList(page);
  await page.goto(address);
  const asked = page.waitForEvent('filechooser');
  await press(page, r.desk.takeOver);
  const buffer = Buffer.from(JSON.stringify(file));
  await (await asked).setFiles({ name: 'key.json', mimeType: 'application/json', buffer });
  await expect(page.getByText(r.desk.tookOver(1))).toBeVisible();
  await page.getByRole('button', { name: /Klub/ }).first().click();
  await rack(page, 'ivosel?');
  await ready(anna);
  await lay(anna, 12, 7, 's');
  await press(anna, r.play.send);
  await counts(anna, 'MATKAS');
  await expect(page.getByText(/MATKAS/).first()).toBeVisible();
  await clocksAgree(page, anna);

  const again = await launch(info.outputPath('first'), address);
  await again.page.getByRole('button', { name: /Klub/ }).first().click();
  await expect(again.page.getByText(r.desk.replaced)).toBeVisible();
  await press(page, `${t.judge.valid}: MATKAS`);
  await page.getByRole('button', { name: /^Połóż .*MATKAS/ }).click();
  await expect(anna.getByText('MATKAS · H8').or(anna.getByText('MATKAS · 8H'))).toBeVisible();
  await tab(page, t.tabs.table);
  await expect(page.getByRole('row', { name: /^1 1 Hráč 1 / })).toBeVisible();
  await anna.context().close();
});

test('a player’s browser stands still while the next rack is drawn, and a frozen page too: both play that rack when they go on', async ({
  page,
  browser,
  launch,
}, info) => {
  const { port } = await startRoom();
  await referee(page, port, 2);
  const anna = await launch(info.outputPath('anna'), `http://localhost:${port}/r`);
  await anna.page.getByRole('button', { name: '1. Hráč 1' }).click();
  const boris = await player(browser, port, 2);
  await expect(page.getByText(r.desk.inRoom(2, 2))).toBeVisible();
  await press(page, r.desk.toGame);
  await rack(page, 'matkaiv');
  await Promise.all([ready(anna.page), ready(boris)]);
  await sends(boris, 'matka');
  await counts(boris, 'MATKA');

  anna.freeze();
  const life = await boris.context().newCDPSession(boris);
  await life.send('Page.setWebLifecycleState', { state: 'frozen' });
  await press(page, `${t.judge.valid}: MATKA`);
  await press(page, t.master.lay('H8 MATKA', 16));
  await rack(page, 'ivosel?');
  anna.thaw();
  await life.send('Page.setWebLifecycleState', { state: 'active' });
  for (const one of [anna.page, boris]) {
    await expect(one.getByRole('button', { name: r.play.tile('O'), exact: true })).toBeVisible();
    await lay(one, 12, 7, 's');
    await press(one, r.play.send);
    await counts(one, 'MATKAS');
  }
  await clocksAgree(page, anna.page, boris);
  await boris.context().close();
});

test('a move that was sent without a network and comes after the time is late, and the referee decides', async ({
  page,
  browser,
}) => {
  const { port } = await startRoom();
  await referee(page, port, 2, { seconds: 20 });
  const [anna, boris] = await Promise.all([player(browser, port, 1), player(browser, port, 2)]);
  await press(page, r.desk.toGame);
  await rack(page, 'matkaiv');
  await Promise.all([ready(anna), ready(boris)]);
  await Promise.all([anna, boris].map((one) => one.context().setOffline(true)));
  await sends(anna, 'matka');
  await sends(boris, 'tik');
  await expect(page.getByRole('timer')).toHaveText(/^0:00/, { timeout: 60_000 });
  await Promise.all([anna, boris].map((one) => one.context().setOffline(false)));
  await expect(page.getByRole('alert')).toHaveCount(2);
  await expect(anna.getByText(`${r.play.sent.late} MATKA`)).toBeVisible();
  const callOf = (name: string) => page.getByRole('alert').filter({ hasText: name });
  await callOf('1. Hráč 1').getByRole('button', { name: r.desk.count }).click();
  await callOf('2. Hráč 2').getByRole('button', { name: r.desk.drop }).click();
  await counts(anna, 'MATKA');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText(/MATKA/).first()).toBeVisible();
  await expect(page.getByText(/TIK/)).toHaveCount(0);
  for (const one of [anna, boris]) await one.context().close();
});
