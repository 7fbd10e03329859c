import { appendFileSync, readdirSync } from 'node:fs';
import { expect } from '@playwright/test';
import { randomFrom, readStored, test } from './killable.ts';
import { act, comesBack, startGame, stopClock } from './scriptedGame.ts';

/** The soak takes many more. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 6);
const SEED = Number(process.env.KILL_SEED ?? Date.now() % 1_000_000);

/** So many kills to a game: more games run side by side. */
const A_GAME = 25;

for (let done = 0; done < ROUNDS; done += A_GAME) {
  const rounds = Math.min(A_GAME, ROUNDS - done);
  const seed = SEED + done;
  test(`kill -9 at ${rounds} random moments of a game (from ${done}): nothing that was shown as saved is lost`, async ({
    launch,
  }, info) => {
    test.setTimeout(60_000 + rounds * 15_000);
    const random = randomFrom(seed);
    const profile = info.outputPath('profile');
    let browser = await launch(profile, '#/new');
    let saved = await startGame(browser.page);

    for (let round = 0; round < rounds; round += 1) {
      const at = `KILL_SEED=${SEED}, round ${done + round}`;
      await test.step(at, async () => {
        for (let step = random(3); step > 0; step -= 1) saved = await act(browser.page, saved, random);
        // One more thing begins, and the browser dies in the middle of it.
        const inFlight = act(browser.page, saved, random).catch(() => saved);
        for (let turns = random(60); turns > 0; turns -= 1)
          await new Promise((resolve) => setImmediate(resolve));
        await browser.kill();
        await inFlight;
        browser = await launch(profile);
        saved = await comesBack(browser.page, saved, at);
      });
    }
    console.log(`${rounds} kills from ${done}, KILL_SEED=${SEED}: none of ${saved} facts lost`);
  });
}

test('after a kill the game is on the same screen, with what was being typed', async ({ launch }, info) => {
  const profile = info.outputPath('profile');
  const { page, kill } = await launch(profile, '#/new');
  await startGame(page);
  await stopClock(page);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  for (const digit of '37') await press(digit);
  await press('Słowo');
  for (const letter of 'ŻÓŁ') await press(letter);
  await expect
    .poll(async () => (await readStored<string>(page, 'sprawdzam-preferences', 'values')).join())
    .toMatch(/Ż.*Ó.*Ł/);
  await kill();
  const { page: again } = await launch(profile);
  await expect(again.getByRole('button', { name: 'Ł: blank' })).toBeVisible();
  await again.getByRole('button', { name: /Wróć do punktów/ }).click();
  await expect(again.getByRole('status', { name: 'Punkty za ruch' })).toHaveText('37');
});

test('half a record at the end of the log, as a power cut leaves it: what is played afterwards is kept', async ({
  launch,
}, info) => {
  const random = randomFrom(SEED);
  const at = `KILL_SEED=${SEED}`;
  const profile = info.outputPath('profile');
  let browser = await launch(profile, '#/new');
  let saved = await startGame(browser.page);
  await browser.kill();
  // The size of a file may reach the disk before what is in it.
  for (const log of logsOf(profile)) appendFileSync(log, new Uint8Array(82));

  browser = await launch(profile);
  for (let step = 20; step > 0; step -= 1) saved = await act(browser.page, saved, random);
  await browser.kill();
  browser = await launch(profile);
  await comesBack(browser.page, saved, at);
});

/** The logs of all databases, where the browser keeps them in LevelDB. */
function logsOf(profile: string): readonly string[] {
  return readdirSync(`${profile}/Default/IndexedDB`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.log'))
    .map((name) => `${profile}/Default/IndexedDB/${name}`);
}
