import { createWriteStream, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, expect, test } from '@playwright/test';
import encodeQR from 'qr';
import { withoutList } from '../seed.ts';
import { playedSlip } from './slips.ts';

// No word list is asked here, and opening one takes its time.
test.beforeEach(({ page }) => withoutList(page));

const WIDTH = 1280;
const HEIGHT = 720;
const folder = fileURLToPath(new URL('../../../test-results/camera/', import.meta.url));

/** A film in which somebody shows one code after another to the camera. */
async function film(name: string, texts: readonly string[]): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const path = `${folder}${name}.y4m`;
  const file = createWriteStream(path);
  file.write(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F5:1 Ip A1:1 C420jpeg\n`);
  const colour = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  for (const text of texts) {
    const frame = Buffer.alloc(WIDTH * HEIGHT, 110);
    const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
    const scale = Math.floor((HEIGHT - 60) / rows.length);
    const [left, top] = [(WIDTH - rows.length * scale) >> 1, (HEIGHT - rows.length * scale) >> 1];
    rows.forEach((row, y) => {
      row.forEach((dark, x) => {
        for (let line = 0; line < scale; line += 1) {
          const at = (top + y * scale + line) * WIDTH + left + x * scale;
          frame.fill(dark ? 25 : 225, at, at + scale);
        }
      });
    });
    for (let i = 0; i < 7; i += 1) for (const part of ['FRAME\n', frame, colour]) file.write(part);
  }
  await new Promise<void>((resolve) => file.end(resolve));
  return path;
}

test('the camera reads several slips in a row, and something that is none', async ({ baseURL }) => {
  test.setTimeout(120_000);
  const players = ['Anna Żak', 'Łukasz Lis', 'Ola Kot', 'Jan Dąb', 'Ewa Mak', 'Piotr Sęk'];
  const slips = await Promise.all([
    playedSlip(31, [players[0]!, players[1]!], 1, 1),
    playedSlip(32, [players[3]!, players[2]!], 1, 2),
    playedSlip(33, [players[4]!, players[5]!], 1, 3),
  ]);
  const video = await film('slips', [
    slips[0]!.link,
    slips[1]!.link,
    'https://example.org/not-a-slip',
    slips[2]!.link,
  ]);
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${video}`,
    ],
  });
  try {
    const context = await browser.newContext({
      locale: 'pl-PL',
      viewport: { width: 412, height: 915 },
      baseURL: baseURL!,
    });
    const page = await context.newPage();
    await page.goto('/#/organizer');
    await page.getByRole('button', { name: 'Nowy turniej' }).click();
    await page.getByLabel('Nazwa turnieju').fill('Aparat');
    await page.getByLabel('Regulamin partii').selectOption('pinczow-school');
    await page.getByRole('button', { name: 'Załóż turniej' }).click();
    await page.getByRole('button', { name: 'Wklej listę' }).click();
    await page.locator('textarea').fill(players.join('\n'));
    await page.getByRole('button', { name: 'Dodaj z listy' }).click();
    const tab = (name: string) => page.getByRole('navigation').last().getByRole('button', { name }).click();
    await tab('Rundy');
    await page.getByRole('button', { name: 'Wpisz albo wklej kojarzenie' }).click();
    await page.locator('textarea').fill('1 2\n3 4\n5 6');
    await page.getByRole('button', { name: 'Zatwierdź kojarzenie' }).click();
    await tab('Wyniki');
    await page.getByRole('button', { name: 'Skanuj kody' }).click();
    await expect(page.getByText('Są wszystkie wyniki')).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText('To nie jest kod z wynikiem.')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('Ten wynik już jest')).toBeVisible({ timeout: 30_000 });
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/camera.png` });
    await page.getByRole('button', { name: 'Zamknij aparat' }).click();
    await tab('Rundy');
    for (const { players: names, final } of slips) {
      const line = page.getByRole('button', { name: new RegExp(names[0]) });
      await expect(line).toContainText(String(final[0]));
      await expect(line).toContainText('z telefonu przy stoliku');
    }
  } finally {
    await browser.close();
  }
});
