import { expect } from '@playwright/test';
import { randomFrom, test } from '../browser/killable.ts';
import { act, comesBack, startGame } from '../browser/scriptedGame.ts';
import { openControl } from './control.ts';
import { newDisk } from './disk.ts';

const ROUNDS = Number(process.env.POWER_ROUNDS ?? 20);
const SEED = Number(process.env.POWER_SEED ?? Date.now() % 1_000_000);
const MOST_ACTS = 6;

test(`the power is cut at ${ROUNDS} random moments of a game: nothing that was shown as saved is lost`, async ({
  launch,
}, info) => {
  test.setTimeout(60_000 + ROUNDS * 60_000);
  const random = randomFrom(SEED);
  const disk = newDisk(info.outputPath('power'));
  const profile = `${disk.folder}/profile`;
  let browser = await launch(profile, '#/new');
  try {
    let saved = await startGame(browser.page);
    let control = await openControl(browser.page);
    let kept = 0;
    let written = 0;
    let lost = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const at = `POWER_SEED=${SEED}, round ${round}`;
      await test.step(at, async () => {
        let fresh = 0;
        for (let step = 1 + random(MOST_ACTS); step > 0; step -= 1) {
          saved = await act(browser.page, saved, random);
          await control.write();
          fresh += 1;
        }
        const inFlight = act(browser.page, saved, random).catch(() => saved);
        for (let turns = random(60); turns > 0; turns -= 1)
          await new Promise((resolve) => setImmediate(resolve));
        browser.freeze();
        disk.cutPower();
        await browser.kill();
        await inFlight;
        await disk.restart();
        browser = await launch(profile);
        saved = await comesBack(browser.page, saved, at);
        control = await openControl(browser.page);
        const left = await control.rows();
        written += fresh;
        lost += kept + fresh - left;
        kept = left;
      });
    }
    console.log(
      `${ROUNDS} power cuts, POWER_SEED=${SEED}: none of ${saved} facts lost; control without strict durability: ${lost} of ${written} rows lost`,
    );
    expect(lost, 'a cut that loses nothing of the control is no power cut').toBeGreaterThan(0);
  } finally {
    await browser.kill();
    await disk.remove();
  }
});
