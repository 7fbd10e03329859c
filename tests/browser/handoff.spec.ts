import { expect, type Page, test } from '@playwright/test';
import type { Parcel } from '../../src/app/handoff/outbox.ts';
import { presetById } from '../../src/domain/rules/presets.ts';
import type { Start } from '../../src/domain/table/fact.ts';
import { cardLink, type TournamentCard } from '../../src/share/card/card.ts';
import { readSlipText } from '../../src/share/slip/link.ts';
import { regulationOf, slipGameId } from '../../src/share/slip/payload.ts';
import { type FinishedGame, finishedGame } from '../unit/share/finishedGames.ts';
import { dropServer } from './dropServer.ts';
import { readStored } from './killable.ts';
import { scanned } from './scanned.ts';
import { entriesOf, openingFacts, seedGame, startFact } from './seed.ts';

const players = ['Anna Kowalska', 'Świętosława Wójcik-Dąbrowska'].map((name) => ({
  name,
  club: 'SP nr 3 w Pińczowie',
}));
const game = (seed: number, more: Partial<Start> = { tournament: 4711 }) =>
  finishedGame(seed, 26, { players, table: '4', round: '2', ...more });

const card = (dropFolder: string): TournamentCard => ({
  mark: 4711,
  name: 'Turniej szkół podstawowych',
  regulation: regulationOf(presetById('pfs')!),
  rules: null,
  time: null,
  lexicon: { name: 'OSPS', edition: '52' },
  contact: { email: 'sedzia@szkola.example', phone: '+48 600 100 200' },
  dropFolder,
  round: '2',
  seating: { table: '4', players: [3, 7] },
  players: players.map((player, i) => ({ ...player, number: 3 + 4 * i })),
});

async function handOff(page: Page, { id, entries }: FinishedGame) {
  await seedGame(page, entries, `#/handoff/${id}`, id);
  await expect(page.getByRole('img', { name: /Kod QR/ })).toBeVisible();
}

function read(text: string) {
  const result = readSlipText(text);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

async function accept(page: Page, dropFolder: string) {
  await page.goto(`./${new URL(cardLink(card(dropFolder), 'http://x.example/').link).hash}`);
  await page.getByRole('button', { name: 'Przyjmij' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

for (const [name, viewport, colorScheme] of [
  ['the smallest phone', { width: 360, height: 640 }, 'light'],
  ['an ordinary phone in the dark', { width: 412, height: 915 }, 'dark'],
  ['a phone on its side', { width: 915, height: 412 }, 'light'],
] as const) {
  test(`the code on ${name} is read by another program`, async ({ browser }) => {
    const context = await browser.newContext({ viewport, colorScheme, deviceScaleFactor: 2 });
    const page = await context.newPage();
    await handOff(page, game(3));
    await page.screenshot({ path: test.info().outputPath('screen.png') });
    const link = await scanned(page);
    expect(link).toContain(new URL(page.url()).origin);
    expect(link.length).toBeLessThanOrEqual(660);
    const { slip, consistent, signature } = read(link);
    expect(slip.players.map((player) => player.name)).toEqual(players.map((player) => player.name));
    expect(consistent).toBe(true);
    expect(signature.scheme).toBe('Ed25519');
    await context.close();
  });
}

test('on a small phone it says where the finger is that it was copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 360, height: 640 });
  await handOff(page, game(5));
  await page.getByRole('button', { name: 'Skopiuj link' }).click();
  await expect(page.getByRole('button', { name: '✓ Skopiowano' })).toBeInViewport();
  await page.getByRole('button', { name: 'Skopiuj wynik jako tekst' }).click();
  await expect(page.getByRole('button', { name: '✓ Skopiowano' })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Skopiuj link' })).toBeVisible();
});

test('every way out is at hand, large enough, and says what it did', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('./');
  await accept(page, '');
  const played = game(5);
  await handOff(page, played);
  const link = await scanned(page);
  await page.getByRole('button', { name: 'Skopiuj link' }).click();
  await expect(page.getByText('Skopiowano.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  const { slip } = read(link);
  expect(slip).toMatchObject({ tournament: 4711, gameId: slipGameId(played.id), version: 1 });
  expect(slip.players.map((player) => player.number)).toEqual([3, 7]);
  const mail = await page.getByRole('link', { name: /E-mail/ }).getAttribute('href');
  expect(mail).toContain('mailto:sedzia@szkola.example?');
  expect(decodeURIComponent(mail ?? '')).toContain(link);
  expect(await page.getByRole('link', { name: /SMS/ }).getAttribute('href')).toMatch(/^sms:\+48600100200\?/);
  await page.getByRole('button', { name: /wiersz TSH/ }).click();
  const totals = slip.columns.map(({ total }) => total);
  expect((await page.evaluate(() => navigator.clipboard.readText())).split(' ').map(Number).sort()).toEqual(
    [3, 7, ...totals].sort(),
  );
  for (const button of await page.locator('main button, main a').all()) {
    const box = await button.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(48);
  }
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Wiersz CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(
    /^sprawdzam_wynik_[\d-]+_r\d+_t\d+_Anna-Kowalska_.*\.csv$/,
  );
});

test('a game ended before its end says how, who lost by it and why, on the screen and in the text', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const facts = [
    startFact('pfs', ['Anna', 'Marek']),
    ...openingFacts(),
    { type: 'finish', how: 'resigned', seat: 1, reason: 'boli głowa' } as const,
  ];
  await seedGame(page, entriesOf(facts, Date.now()), '#/handoff/early', 'early');
  const how = 'poddana, przegrywa Marek: boli głowa';
  await expect(page.getByText(`Wcześniejszy koniec partii: ${how}`)).toBeVisible();
  await page.getByRole('button', { name: 'Skopiuj wynik jako tekst' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(`Anna \\d+ – Marek \\d+ \\(${how}\\)`),
  );
  await page.goto('./#/games');
  await expect(page.getByRole('listitem')).toContainText(how);
});

test('a slip opened by its link is shown, not saved, and leaves the address', async ({ page, browser }) => {
  await handOff(page, game(3));
  const link = await scanned(page);
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole('dialog', { name: 'Wynik z innego telefonu' })).toBeVisible();
  await expect(elsewhere.getByText(/Niezmieniony/)).toBeVisible();
  expect(new URL(elsewhere.url()).hash).toBe('#/');
  await elsewhere.screenshot({ path: test.info().outputPath('slip.png') });
  await elsewhere.getByRole('button', { name: 'Zamknij' }).click();
  await expect(elsewhere.getByRole('dialog')).toHaveCount(0);
  // The last characters are the slip's own: a changed one no longer fits its checksum.
  await elsewhere.goto(`${link.slice(0, -8)}AAAAAAAA`);
  await expect(elsewhere.getByRole('dialog', { name: 'Nie da się odczytać' })).toBeVisible();
  await elsewhere.context().close();
});

test("the organizer's card is asked about, kept, and can be forgotten", async ({ page }) => {
  await page.goto(
    `./${new URL(cardLink(card('https://chmura.example/dav/'), 'http://x.example/').link).hash}`,
  );
  const question = page.getByRole('dialog', { name: 'Karta turnieju' });
  await expect(question).toContainText('chmura.example');
  expect(new URL(page.url()).hash).toBe('#/');
  await page.screenshot({ path: test.info().outputPath('card.png') });
  await page.getByRole('button', { name: 'Przyjmij' }).click();
  // Nothing is typed that the organizer knows: the board's players are there already.
  const typed = () =>
    page.locator('input').evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  for (const { name } of players) await expect.poll(typed).toContain(name);
  await page.screenshot({ path: test.info().outputPath('new-game.png') });
  await page.goto('./#/settings');
  await page.reload();
  await expect(page.getByText('Turniej szkół podstawowych')).toBeVisible();
  await page.getByRole('button', { name: 'Zapomnij turniej' }).click();
  await expect(page.getByText(/nie ma karty turnieju/)).toBeVisible();
});

test('every slip reaches the drop folder exactly once, with the server gone in the middle', async ({
  page,
}) => {
  const server = await dropServer();
  try {
    await page.goto('./');
    await accept(page, server.address);
    const games = [11, 12, 13, 14].map((seed) => game(seed));
    const names = games.map(({ id }) => `${slipGameId(id)}-v1.slip`);
    // Last week's game of the club stays here.
    await handOff(page, game(10, {}));
    await expect(page.getByRole('region', { name: 'Skrzynka organizatora' })).toHaveCount(0);
    await handOff(page, games[0]!);
    await expect(page.getByText('Wynik jest u organizatora.')).toBeVisible();
    // The screen says so as soon as the server has answered; left before it is noted, it would be sent once more.
    await expect
      .poll(async () =>
        (await readStored<Parcel>(page, 'sprawdzam-outbox', 'parcels')).map(({ sentAt }) => sentAt !== null),
      )
      .toEqual([true]);

    await server.stop();
    for (const played of games.slice(1, 3)) {
      await handOff(page, played);
      await expect(page.getByText(/Nie ma połączenia/)).toBeVisible();
    }
    await expect(page.getByText(/Czeka jeszcze 1 inny wynik/)).toBeVisible();
    await page.screenshot({ path: test.info().outputPath('waiting.png') });
    // The app is closed and opened again: what waits is still there.
    await page.goto('about:blank');
    await server.start();
    await handOff(page, games[3]!);
    await expect(page.getByText('Wynik jest u organizatora.')).toBeVisible();
    await expect.poll(() => server.files()).toEqual([...names].sort());
    // Shown again, it is not sent again.
    await page.reload();
    await expect(page.getByText('Wynik jest u organizatora.')).toBeVisible();

    for (const name of names) {
      expect(server.puts().filter((put) => put.name === name && put.status === 201)).toHaveLength(1);
      expect(read(server.read(name)).slip.gameId).toBe(name.slice(0, 16));
    }
    // A page that was left before it had noted the answer asks once more, and the server says that it has it already.
    const refused = server.puts().filter(({ status }) => status !== 201);
    expect(refused.filter(({ status, name }) => status !== 412 || !names.includes(name))).toEqual([]);
  } finally {
    await server.remove();
  }
});

test('a slip that cannot be prepared says so, and the game can be saved', async ({ page }) => {
  await page.addInitScript(() => {
    SubtleCrypto.prototype.digest = () => Promise.reject(new Error('the key is gone'));
  });
  const { id, entries } = game(3);
  await seedGame(page, entries, `#/handoff/${id}`, id);
  await expect(page.getByRole('alert')).toContainText('Nie udało się przygotować kodu');
  const save = page.getByRole('button', { name: 'Zapisz do pliku' });
  const [file] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect(file.suggestedFilename()).toContain('Anna-Kowalska');
});
