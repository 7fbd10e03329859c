import { randomFrom, test } from './killable.ts';
import { drafts } from './killing/drafts.ts';
import { duplicate } from './killing/duplicate.ts';
import { files } from './killing/files.ts';
import { lists } from './killing/lists.ts';
import { organizer } from './killing/organizer.ts';
import { signing } from './killing/signing.ts';

const SCENARIOS = [signing, organizer, files, lists, duplicate, drafts];
/** Of all of them together. For the soak: a start of the browser costs seconds. */
const ROUNDS = Number(process.env.KILL_SCREEN_ROUNDS ?? 0);
const SEED = Number(process.env.KILL_SEED ?? Date.now() % 1_000_000);

for (const [n, { name, route, open, first = route }] of SCENARIOS.entries()) {
  const rounds = Math.ceil((ROUNDS - n) / SCENARIOS.length);
  if (rounds <= 0) continue;
  test(`kill -9 at ${rounds} random moments, ${name}: nothing that was shown as kept is lost`, async ({
    launch,
    baseURL,
  }, info) => {
    test.setTimeout(90_000 + rounds * 30_000);
    const random = randomFrom(SEED + n);
    const profile = info.outputPath('profile');
    const work = open(baseURL ?? '');
    let browser = await launch(profile, first);
    for (let round = 0; round < rounds; round += 1) {
      const at = `KILL_SEED=${SEED}, round ${round}`;
      await test.step(at, async () => {
        for (let step = random(3); step >= 0; step -= 1) await work.act(browser.page, random);
        // One more thing begins, and the browser dies in the middle of it.
        const inFlight = work.act(browser.page, random).catch(() => undefined);
        await new Promise((resolve) => setTimeout(resolve, random(1_500)));
        await browser.kill();
        await inFlight;
        browser = await launch(profile, route);
        await work.look(browser.page, at);
      });
    }
    console.log(`${rounds} kills, ${name}, KILL_SEED=${SEED}: none of ${work.kept()} lost`);
  });
}
