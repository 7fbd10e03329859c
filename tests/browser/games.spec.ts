import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { gameOf, openingFacts, seedGames, startFact, withoutList } from './seed.ts';

// No word list is asked here, and opening one takes its time.
test.beforeEach(({ page }) => withoutList(page));

const BEGUN = 1_700_000_000_000;
const game = (id: string, names: readonly string[], n = 0) =>
  gameOf(id, BEGUN + n * 1_000_000, [startFact('home', names), ...openingFacts()]);

test('search, sheet, continue', async ({ page }) => {
  await seedGames(page, [game('a', ['Anna Żółkiewska', 'Marek']), game('b', ['Ola', 'Łukasz'], 1)]);
  await page.goto('./#/games');
  await expect(page.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('searchbox').fill('zolk');
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('listitem')).toContainText('niedokończona');
  await page.getByRole('button', { name: /^Karta zapisu: Anna Żółkiewska – Marek/ }).click();
  await expect(page).toHaveURL(/#\/sheet\/a$/);
  await page.goto('./#/games');
  await page.getByRole('searchbox').fill('zolk');
  await page.getByRole('button', { name: 'Kontynuuj' }).click();
  await expect(page).toHaveURL(/#\/game$/);
});

test('a game that was put off says so with its reason, in the list and on its sheet', async ({ page }) => {
  const facts = [
    startFact('home', ['Anna', 'Marek']),
    ...openingFacts(),
    { type: 'pause', adjourned: true, reason: 'późno' } as const,
  ];
  await seedGames(page, [gameOf('a', BEGUN, facts)]);
  await page.goto('./#/games');
  await expect(page.getByRole('listitem')).toContainText('odłożona: późno');
  await page.getByRole('button', { name: /^Karta zapisu:/ }).click();
  await expect(page.getByText('Partia odłożona: późno')).toBeVisible();
});

test('out to a file, away by holding, and back from the file', async ({ page }) => {
  await seedGames(page, [game('a', ['Anna', 'Marek'])]);
  await page.goto('./#/games');
  await page.getByRole('button', { name: 'Więcej: Anna – Marek' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Zapisz do pliku' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('sprawdzam_2023-11-14_Anna_Marek.json');
  const content = readFileSync(await file.path());

  const remove = page.getByRole('button', { name: 'Usuń' });
  await remove.click();
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await remove.hover();
  await page.mouse.down();
  await expect(page.getByText('nie ma jeszcze żadnej partii')).toBeVisible();
  await page.mouse.up();
  await page.reload();
  await expect(page.getByText('nie ma jeszcze żadnej partii')).toBeVisible();

  const load = async (name: string, buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Wczytaj z pliku' }).click();
    // iOS may collect an input that is not in the document before its file is read.
    expect(await (await chooser).element().evaluate((input) => input.isConnected)).toBe(true);
    await (await chooser).setFiles({ name, mimeType: 'application/json', buffer });
  };
  await load('broken.json', Buffer.from('{"format":"sprawdzam-game"'));
  await expect(page.getByRole('status').first()).toContainText('Niczego nie wczytano');
  await load('game.json', content);
  await expect(page.getByRole('status').first()).toContainText('Wczytano partię: Anna – Marek.');
  await load('game.json', content);
  await expect(page.getByRole('status').first()).toContainText('już tu jest');
  await page.reload();
  await expect(page.getByRole('listitem')).toHaveCount(1);
});

test('a file that cannot be read says so, of a huge one only the beginning is read', async ({ page }) => {
  await page.addInitScript(() => {
    const { arrayBuffer } = Blob.prototype;
    Blob.prototype.arrayBuffer = function () {
      Object.assign(globalThis, { readBytes: this.size });
      return this.size < 10
        ? Promise.reject(new DOMException('gone', 'NotReadableError'))
        : arrayBuffer.call(this);
    };
  });
  await page.goto('./#/games');
  const load = async (buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Wczytaj z pliku' }).click();
    await (await chooser).setFiles({ name: 'game.json', mimeType: 'application/json', buffer });
  };
  await load(Buffer.from('{}'));
  await expect(page.getByRole('status')).toContainText('To nie jest plik z partią');
  // Three bytes a letter, so that there are as few letters as possible.
  await load(Buffer.from('€'.repeat(3_000_000)));
  await expect(page.getByRole('status')).toContainText('za duży');
  expect(await page.evaluate(() => (globalThis as { readBytes?: number }).readBytes)).toBe(6_000_001);
});

test('a file that is being saved keeps its address until the browser has read it', async ({ page }) => {
  await page.clock.install();
  await seedGames(page, [game('a', ['Anna', 'Marek'])]);
  await page.goto('./#/games');
  await page.evaluate(() => {
    const { revokeObjectURL } = URL;
    Object.assign(globalThis, { revoked: 0 });
    URL.revokeObjectURL = (address) => {
      Object.assign(globalThis, { revoked: 1 });
      revokeObjectURL(address);
    };
  });
  const revoked = () => page.evaluate(() => (globalThis as { revoked?: number }).revoked);
  await page.getByRole('button', { name: 'Więcej: Anna – Marek' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Zapisz do pliku' }).click();
  await download;
  expect(await revoked()).toBe(0);
  await page.clock.runFor(61_000);
  expect(await revoked()).toBe(1);
});

test('a game that the phone does not delete is still there, and the card says so', async ({ page }) => {
  await seedGames(page, [game('a', ['Anna', 'Marek'])]);
  await page.goto('./#/games');
  await page.evaluate(() => {
    const forgetting = IDBObjectStore.prototype.delete;
    IDBObjectStore.prototype.delete = () => {
      IDBObjectStore.prototype.delete = () => {
        IDBObjectStore.prototype.delete = forgetting;
        throw new DOMException('broken', 'UnknownError');
      };
      throw new DOMException('broken', 'UnknownError');
    };
  });
  await page.getByRole('button', { name: 'Więcej: Anna – Marek' }).click();
  const hold = async () => {
    await page.getByRole('button', { name: 'Usuń' }).hover();
    await page.mouse.down();
  };
  await hold();
  await expect(page.getByRole('alert')).toContainText('Nie udało się usunąć');
  await page.mouse.up();
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await hold();
  await expect(page.getByText('nie ma jeszcze żadnej partii')).toBeVisible();
  await page.mouse.up();
});

test('300 games: the list opens with the latest, the rest on demand', async ({ page }) => {
  const names = (n: number) => [`Gracz ${n}`, 'Zofia'];
  await seedGames(
    page,
    Array.from({ length: 300 }, (_, n) => game(`g${n}`, names(n), n)),
  );
  await page.goto('./#/games');
  await expect(page.getByText('300 partii')).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveCount(30);
  await page.getByRole('searchbox').fill('gracz 299');
  await expect(page.getByRole('listitem')).toHaveCount(1);
});

test('all games out to one file, and what is missing back from it', async ({ page }) => {
  await seedGames(page, [game('a', ['Anna', 'Marek']), game('b', ['Ola', 'Łukasz'], 1)]);
  await page.goto('./#/settings');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Kopia partii, zasad i ustawień' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^sprawdzam-kopia-\d{4}-\d\d-\d\d\.json$/);
  const content = readFileSync(await file.path());

  await page.goto('./#/games');
  await page.getByRole('button', { name: 'Więcej: Anna – Marek' }).click();
  await page.getByRole('button', { name: 'Usuń' }).hover();
  await page.mouse.down();
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await page.mouse.up();

  await page.goto('./#/settings');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Wczytaj kopię' }).click();
  await (await chooser).setFiles({ name: 'copy.json', mimeType: 'application/json', buffer: content });
  await expect(page.getByRole('status')).toHaveText('Dodane partie: 1. Były już tutaj: 1.');
  await page.goto('./#/games');
  await page.reload();
  await expect(page.getByRole('listitem')).toHaveCount(2);
});

test('a game of another program is pasted, what differs is told, and it goes out as GCG again', async ({
  page,
}) => {
  await page.goto('./#/games');
  await page.getByRole('button', { name: 'Wklej GCG' }).click();
  const head = '#player1 ola Ola Lis\n#player2 jan Jan Kot\n#tile-distribution polish\n';
  const text = page.getByRole('textbox', { name: 'Wklej tu tekst' });
  await text.fill(`${head}>ola: KOT 8H KOT +12 12\n>jan: A J8 .A +3 3\n`);
  await page.getByRole('button', { name: 'Wczytaj', exact: true }).click();
  await expect(page.getByText('Wczytano partię: Ola Lis – Jan Kot.')).toBeVisible();
  await expect(page.getByRole('region', { name: '1 różnica' })).toContainText('w pliku 12, z planszy 10');
  await page.getByRole('button', { name: 'Więcej: Ola Lis – Jan Kot' }).click();
  await page.getByRole('button', { name: 'Zapisz jako GCG' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Dla każdego programu/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/Ola-Lis_Jan-Kot\.gcg$/);
  expect(readFileSync(await file.path(), 'utf8')).toContain('>Ola_Lis: KOT 8H KOT +12 12');
});
