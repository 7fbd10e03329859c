import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { duplicate as t } from '../../src/i18n/pl/duplicate.ts';
import { room as r } from '../../src/i18n/pl/room.ts';
import { selfSigned } from '../unit/project/certificate.ts';
import { lay, player, press, rack, ready, referee, throughHall } from './roomPages.ts';
import { endRooms, freePort, startRoom } from './roomProcess.ts';

test.use(throughHall);
let nats: ChildProcess | null = null;
test.afterEach(() => {
  nats?.kill('SIGKILL');
  nats = null;
  endRooms();
});

/** Two moves of two players: what is sent counts, what is laid is seen, and a page that comes anew knows all of it. */
async function plays(page: Page, browser: Browser, port: number, scheme: 'http' | 'https'): Promise<void> {
  await referee(page, port, 2, { scheme });
  const pages = await Promise.all([1, 2].map((number) => player(browser, port, number, scheme)));
  expect(await pages[0]!.evaluate(() => isSecureContext)).toBe(scheme === 'https');
  await expect(page.getByText(r.desk.inRoom(2, 2))).toBeVisible();
  await press(page, r.desk.toGame);
  for (const [letters, column, word, laid] of [
    ['matkaiv', 7, 'matka', 'MATKA'],
    ['ivosel?', 12, 's', 'MATKAS'],
  ] as const) {
    await rack(page, letters);
    await Promise.all(pages.map(ready));
    for (const one of pages) {
      await lay(one, column, 7, word);
      await press(one, r.play.send);
      await expect(one.getByText(`${r.play.sent.taken} ${laid}`)).toBeVisible();
    }
    await pages[0]!.reload();
    await expect(pages[0]!.getByText(`${r.play.sent.taken} ${laid}`)).toBeVisible();
    await page.reload();
    await press(page, `${t.judge.valid}: ${laid}`);
    await page.getByRole('button', { name: new RegExp(`^Połóż .*${laid}`) }).click();
    for (const one of pages)
      await expect(one.getByText(`${laid} · H8`).or(one.getByText(`${laid} · 8H`))).toBeVisible();
  }
  for (const one of pages) await one.context().close();
}

test('a room on somebody else’s broker: nats-server', async ({ page, browser }, info) => {
  const [own, mqtt, websocket] = [await freePort(), await freePort(), await freePort()];
  mkdirSync(info.outputPath(), { recursive: true });
  const config = info.outputPath('nats.conf');
  writeFileSync(
    config,
    `server_name: hall
listen: "127.0.0.1:${own}"
jetstream { store_dir: "${info.outputPath('jetstream')}" }
mqtt { listen: "127.0.0.1:${mqtt}" }
websocket { listen: "127.0.0.1:${websocket}", no_tls: true }
`,
  );
  const child = spawn('/usr/sbin/nats-server', ['-c', config], { stdio: ['ignore', 'ignore', 'pipe'] });
  nats = child;
  await new Promise<void>((resolve, reject) => {
    let said = '';
    child.once('error', reject);
    child.once('exit', () => reject(new Error(said)));
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.includes('Server is ready')) resolve();
    });
  });
  const { port } = await startRoom(['--broker', `ws://127.0.0.1:${websocket}/mqtt`]);
  await plays(page, browser, port, 'http');
});

test.describe('over https', () => {
  test.use({ ignoreHTTPSErrors: true });
  test('a room with a certificate: pages are in a secure context, the broker is behind the same certificate', async ({
    page,
    browser,
  }, info) => {
    mkdirSync(info.outputPath(), { recursive: true });
    const { cert, key } = selfSigned();
    const files = [info.outputPath('hall.pem'), info.outputPath('hall-key.pem')] as const;
    writeFileSync(files[0], cert);
    writeFileSync(files[1], key);
    const { port } = await startRoom(['--cert', files[0], '--key', files[1]]);
    await plays(page, browser, port, 'https');
  });
});
