import { expect, type Page, test } from '@playwright/test';
import { bringAxe, violations } from './axe.ts';
import { inHall, LOCALES, lay, player, press, rack, referee, SAID } from './hall.ts';
import { layoutFaults } from './layout.ts';

inHall();

/** Phones upright and lying, and a school's computer. */
const SIZES = [
  { width: 360, height: 640 },
  { width: 412, height: 915 },
  { width: 640, height: 360 },
  { width: 1280, height: 720 },
] as const;

/** `whole`: every control has to be in sight at once. */
async function look(page: Page, name: string, whole: boolean, withAxe: boolean): Promise<readonly string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  if (withAxe) await bringAxe(page);
  const found: string[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: 'light' });
    const faults = await layoutFaults(page, whole);
    found.push(...faults.map((what) => `${name} ${size.width}×${size.height}: ${what}`));
  }
  for (const colorScheme of withAxe ? (['light', 'dark'] as const) : []) {
    await page.emulateMedia({ colorScheme });
    const seen = await violations(page, colorScheme === 'light');
    found.push(...seen.map((what) => `${name} ${colorScheme}: ${what}`));
  }
  await page.setViewportSize({ width: 412, height: 915 });
  return found;
}

/** The source's texts in the gate, all of them in the soak. */
const SPOKEN = process.env.ROOM_SOAK ? (['pl', 'en', 'sk'] as const) : (['pl'] as const);

for (const spoken of SPOKEN) {
  test(`every screen of a room in ${spoken}: nothing clipped, everything in sight while the clock runs, nothing for axe to find`, async ({
    browser,
  }) => {
    // Some twenty screens, each in four sizes.
    test.slow();
    const { t, r } = SAID[spoken];
    const found: string[] = [];
    const see = async (page: Page, name: string, whole = false) => {
      found.push(...(await look(page, `${spoken}-${name}`, whole, spoken === 'pl')));
    };
    const desk = await browser.newContext({ locale: LOCALES[spoken] });
    const page = await desk.newPage();
    await referee(page, 3, spoken);
    const one = await player(browser, 1, spoken);
    await see(one, 'drawing');
    const two = await player(browser, 2, spoken);
    await press(two, r.play.leave);
    await two.goBack();

    // Somebody else has the name already: both sides say so.
    const other = await browser.newContext({ locale: LOCALES[spoken] });
    const second = await other.newPage();
    await second.goto(one.url());
    await second.getByRole('button', { name: /^1\. Hráč 1/ }).click();
    await expect(second.getByText(r.join.takenLong('Hráč 1'))).toBeVisible();
    await see(second, 'taken');
    await press(second, r.join.other);
    await see(second, 'names');
    await second.getByRole('button', { name: /^1\. Hráč 1/ }).click();
    await expect(page.getByText(r.desk.second('1. Hráč 1'))).toBeVisible();
    await see(page, 'devices');
    await press(page, r.desk.toGame);
    await see(page, 'referee-second');
    await press(page, r.desk.refuse);

    await rack(page, 'matkai?', spoken);
    await expect(one.getByRole('group', { name: r.play.rack })).toBeVisible();
    await see(one, 'empty', true);
    await lay(one, 7, 7, 'matka');
    await press(one, r.play.send);
    await expect(one.getByText(`${r.play.sent.taken} MATKA`)).toBeVisible();
    await see(one, 'sent', true);
    await one.keyboard.press('Escape');
    await press(one, r.play.send);
    await lay(one, 7, 7, 'kat');
    await see(one, 'laid', true);
    await press(one, r.play.blank);
    await expect(one.getByText(r.play.which)).toBeVisible();
    await see(one, 'blank', true);
    await one.keyboard.press('Escape');
    await one.context().setOffline(true);
    await expect(one.getByText(r.play.offline)).toBeVisible({ timeout: 60_000 });
    await see(one, 'offline', true);
    await one.context().setOffline(false);

    await press(page, t.clock.stop);
    await expect(one.getByText(r.play.paused)).toBeVisible();
    await see(one, 'paused', true);
    await press(page, t.clock.resume);
    await press(page, `${t.judge.valid}: MATKA`);
    await page
      .getByRole('button', { name: /MATKA 16|MATKA.*16/ })
      .first()
      .click();
    await expect(one.getByText(/MATKA · /)).toBeVisible();
    await see(one, 'between');
    await press(page, t.end);
    await press(page, t.end);
    await expect(one.getByText(r.after.over)).toBeVisible();
    await see(one, 'after');
    expect(found).toEqual([]);
    for (const context of browser.contexts()) await context.close();
  });
}
