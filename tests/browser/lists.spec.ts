import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { type Download, expect, type Page, test } from '@playwright/test';
import { hasWord } from '../../src/lexicon/cursor.ts';
import { readListFile } from '../../src/lexicon/file.ts';
import { longList } from '../unit/lexicon/longList.ts';
import { stopClock } from './scriptedGame.ts';

test.use({ serviceWorkers: 'allow' });

const ready = 'Gotowy, działa bez internetu';
const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

test('the Polish list downloads after the first screen, once: then it is read from the phone', async ({
  page,
  context,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/#/lists');
  await expect(card(page, 'SJP.PL')).toContainText(ready);
  expect(requested.filter((url) => /\/lex\/pl-[0-9a-f]{12}\.bin$/.test(url))).toHaveLength(1);

  // A second page of the same phone reads it from the cache: no request, network or not.
  requested.length = 0;
  const second = await context.newPage();
  second.on('request', (request) => requested.push(request.url()));
  await second.goto('/#/lists');
  await expect(card(second, 'SJP.PL')).toContainText(ready);
  expect(requested.filter((url) => url.includes('/lex/'))).toEqual([]);
});

test('another list is downloaded when it is asked for; without a network it says what to do', async ({
  page,
  context,
}) => {
  await page.goto('/#/lists');
  const slovak = card(page, 'sk-spell');
  await expect(card(page, 'SJP.PL')).toContainText(ready);
  await context.setOffline(true);
  await slovak.getByRole('button', { name: 'Pobierz' }).click();
  await expect(slovak).toContainText('Nie ma połączenia');
  await context.setOffline(false);
  await slovak.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect(slovak).toContainText(ready);
});

test('a damaged download is refused', async ({ page }) => {
  await page.route('**/lex/pl-*.bin', (route) =>
    route.fulfill({ body: Buffer.from('SPRW, but not really') }),
  );
  await page.goto('/#/lists');
  await expect(card(page, 'SJP.PL')).toContainText('Plik przyszedł uszkodzony');
});

test('an own list in Windows-1250 is imported in a worker, exported, deleted, and imported back', async ({
  page,
}) => {
  await page.goto('/#/lists');
  // „zażółć", „jaźń" and „kot" in Windows-1250, with a word that cannot be played.
  const bytes = [
    0x7a, 0x61, 0xbf, 0xf3, 0xb3, 0xe6, 10, 0x6a, 0x61, 0x9f, 0xf1, 10, 0x6b, 0x6f, 0x74, 10, 0x71, 0x71,
  ];
  await page
    .getByLabel('Dodaj z pliku')
    .setInputFiles({ name: 'osps.txt', mimeType: 'text/plain', buffer: Buffer.from(bytes) });
  await page.getByLabel('Nazwa').fill('OSPS 52');
  await page.getByLabel('Wydanie').fill('2026');
  await page.getByRole('button', { name: 'Wczytaj' }).click();
  await expect(page.getByText('Czy to na pewno OSPS 52 2026?')).toBeVisible();
  await page.getByRole('button', { name: 'Dodaj mimo to' }).click();
  await expect(page.getByText('Wczytano: 3 słowa')).toBeVisible();
  await expect(page.getByText('Pominięte, znaki spoza alfabetu: 1 wiersz')).toBeVisible();
  await expect(page.getByText('Kodowanie: WINDOWS-1250')).toBeVisible();
  await page.getByRole('button', { name: 'Dobrze' }).click();

  await page.reload();
  const own = card(page, 'OSPS 52');
  await own.getByRole('button', { name: 'Otwórz' }).click();
  await expect(own).toContainText(ready);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    own.getByRole('button', { name: 'Zapisz plik' }).click(),
  ]);
  const file = await bytesOf(download);
  const opened = readListFile(file);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  for (const word of ['zażółć', 'jaźń', 'kot']) expect(hasWord(opened.value.graph, word)).toBe(true);

  await own.getByRole('button', { name: 'Usuń' }).click();
  await own.getByRole('button', { name: 'Usuń' }).click();
  await expect(own).toHaveCount(0);

  const input = page.getByLabel('Dodaj z pliku');
  await input.setInputFiles({ name: 'a.sprawdzam', mimeType: '', buffer: Buffer.from(file.slice(0, -1)) });
  await expect(page.getByText('Plik jest niepełny')).toBeVisible();
  await page.getByRole('button', { name: 'Dobrze' }).click();
  await input.setInputFiles({ name: 'a.sprawdzam', mimeType: '', buffer: Buffer.from(file) });
  await page.getByRole('button', { name: 'Dodaj mimo to' }).click();
  await expect(page.getByText('Słownik OSPS 52 jest gotowy')).toBeVisible();
});

test('a ZIP is read, and a PDF or a list of another language is not taken for OSPS', async ({ page }) => {
  await page.goto('/#/lists');
  const input = page.getByLabel('Dodaj z pliku');
  const choose = (name: string, buffer: Buffer) => input.setInputFiles({ name, mimeType: '', buffer });
  await choose('osps.pdf', Buffer.from('%PDF-1.7\nkot\npies\n'));
  await expect(page.getByText('To PDF, nie lista słów.')).toBeVisible();

  const english = Array.from(
    { length: 3000 },
    (_, at) => `the\nquick${'abc'[at % 3]}\nshows\nthisness\n`,
  ).join('');
  await choose('csw.txt.gz', gzipSync(english));
  await expect(page.getByText('To PDF, nie lista słów.')).toHaveCount(0);
  await page.getByLabel('Nazwa').fill('OSPS 52');
  await page.getByRole('button', { name: 'Wczytaj' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Czy to na pewno OSPS 52?');
  await page.getByRole('button', { name: 'Nie dodawaj' }).click();
  await expect(page.getByText('Nie ma jeszcze żadnego')).toBeVisible();
});

test('a doubtful list is asked about before a game takes it, and the judge calls it so', async ({ page }) => {
  await page.goto('/#/lists');
  const buffer = Buffer.from('kot\npies\n');
  await page.getByLabel('Dodaj z pliku').setInputFiles({ name: 'klub.txt', mimeType: '', buffer });
  await page.getByLabel('Nazwa').fill('OSPS Klubu');
  await page.getByRole('button', { name: 'Wczytaj' }).click();
  await page.getByRole('button', { name: 'Dodaj mimo to' }).click();
  await page.getByRole('button', { name: 'Dobrze' }).click();
  await expect(card(page, 'OSPS Klubu')).toContainText('wątpliwy');

  await page.goto('/#/new');
  const judging = page.getByRole('region', { name: 'Słownik' });
  await expect(judging).toContainText('SJP.PL');
  await page.getByRole('button', { name: 'Zmień słownik' }).click();
  const club = page.getByRole('article').filter({ hasText: 'OSPS Klubu' });
  await expect(club).toContainText('wątpliwy: może odrzucać dobre słowa');
  await club.getByRole('button', { name: 'Wybierz: OSPS Klubu' }).click();
  await expect(club.getByRole('alert')).toContainText('Czy ma rozstrzygać tę partię?');
  await club.getByRole('button', { name: 'Wybierz inny' }).click();
  await expect(club.getByRole('alert')).toHaveCount(0);
  await club.getByRole('button', { name: 'Wybierz: OSPS Klubu' }).click();
  await club.getByRole('button', { name: 'Tak, ten' }).click();
  await expect(judging).toContainText('OSPS Klubu');
  await expect(judging).toContainText('wątpliwy: może odrzucać dobre słowa');

  await page.goto('/#/lists');
  await card(page, 'OSPS Klubu').getByRole('button', { name: 'Niech ten rozstrzyga' }).click();
  await page.goto('/#/judge');
  await expect(page.getByText('Ten słownik jest wątpliwy')).toBeVisible();
});

test('an import can be cancelled and leaves nothing behind', async ({ page }) => {
  await page.goto('/#/lists');
  // Words without a pattern: a list that packs well would be ready before the finger is there.
  let seed = 1;
  const next = () => {
    seed = Math.imul(seed, 48_271) >>> 1;
    return seed;
  };
  const words = Array.from({ length: 400_000 }, () =>
    Array.from({ length: 9 }, () => 'abcdeghijklmnoprstuwyz'[next() % 22]).join(''),
  );
  await page
    .getByLabel('Dodaj z pliku')
    .setInputFiles({ name: 'big.txt', mimeType: 'text/plain', buffer: Buffer.from(words.join('\n')) });
  await page.getByLabel('Nazwa').fill('Próba');
  await page.getByRole('button', { name: 'Wczytaj' }).click();
  // Words like these are asked about once they are read; a quick machine may be there before the finger is.
  await page.getByRole('button', { name: /^(Anuluj|Nie dodawaj)$/ }).click();
  await expect(page.getByText('Nie ma jeszcze żadnego')).toBeVisible();
});

test('every target is at least 48 pixels and nothing overflows a small phone', async ({ page }) => {
  for (const size of [
    { width: 360, height: 640 },
    { width: 640, height: 360 },
  ]) {
    await page.setViewportSize(size);
    await page.goto('/#/lists');
    await expect(card(page, 'SJP.PL')).toContainText(ready);
    const small = await page
      .locator('button, label:has(input[type=file])')
      .evaluateAll((all) =>
        all.filter((one) => one.getBoundingClientRect().height < 48).map((one) => one.textContent),
      );
    expect(small).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
  }
});

test('a game begins on the list its regulation asks for, and stays on it', async ({ page }) => {
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await page.goto('/#/new');
  // OSPS cannot be shipped: said before the game, and the game is not held up by it.
  await expect(page.getByText('Regulamin wymaga słownika OSPS, a nie ma go w telefonie')).toBeVisible();
  await button('Zmień słownik').click();
  await button('Wczytaj słownik z pliku').click();
  await page.getByLabel('Dodaj z pliku').setInputFiles({
    name: 'osps.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(longList('kot', 'pies')),
  });
  await page.getByLabel('Nazwa').fill('OSPS 52');
  await button('Wczytaj').click();
  await button('Dobrze').click();
  await button('Wstecz').click();

  const judging = page.getByRole('region', { name: 'Słownik' });
  await expect(judging).toContainText('OSPS 52');
  await expect(judging).not.toContainText('wymaga');
  await button('Zmień słownik').click();
  await button(/Wybierz: SJP/).click();
  await expect(judging).toContainText('Regulamin wymaga słownika OSPS. Z tym możecie grać');
  await button('Zmień słownik').click();
  await button('Wybierz: OSPS 52').click();
  await button(/Dalej/).click();
  await button('Zaczyna Gracz 1').click();
  await expect(page.getByText('Partia klubowa (PFS) · OSPS 52')).toBeVisible();
  await button(/Start/).click();
  await page.waitForURL('**/#/game');

  await page.goto('/#/lists');
  const own = card(page, 'OSPS 52');
  await expect(card(page, 'SJP.PL')).toContainText('Rozstrzyga w grach po polsku');
  await own.getByRole('button', { name: 'Usuń' }).click();
  await own.getByRole('button', { name: 'Usuń' }).click();
  await expect(own).toContainText('Z tego słownika korzysta rozpoczęta partia');
  // The usual list is still SJP.PL, which has „dom”; the game's own answers, also after a reload.
  await page.goto('/#/game');
  await page.reload();
  await stopClock(page);
  await button(/Sprawdzam/).click();
  for (const letter of 'DOM') await page.getByRole('button', { name: letter, exact: true }).click();
  await button(/^Sprawdzam!/).click();
  await button(/pokaż werdykt/).click();
  await expect(page.getByRole('heading', { name: 'Ruch niedopuszczalny' })).toBeVisible();
  await expect(page.getByText('Słownik: OSPS 52 · ')).toBeVisible();
});

async function bytesOf(download: Download): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(readFileSync(await download.path()));
}
