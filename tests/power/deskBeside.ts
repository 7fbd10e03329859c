import type { Page } from '@playwright/test';
import { logsIn } from '../browser/killing/scenario.ts';

/** An organizer's window beside the game: another page of the site, which writes into the same log of Chromium's. */
export type DeskBeside = {
  /** One more player; afterwards it is noted what is shown as saved. */
  readonly add: () => Promise<void>;
  readonly saved: () => number;
  readonly said: () => string;
};

const NAME = 'Obok';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const DATABASE = ['sprawdzam-tournaments', 'facts', 'tournament'] as const;

export async function openDeskBeside(game: Page): Promise<DeskBeside> {
  const page = await game.context().newPage();
  await page.goto(new URL('#/organizer', game.url()).href);
  await button(page, 'Nowy turniej').click();
  await page.getByLabel('Nazwa turnieju').fill(NAME);
  await button(page, 'Załóż turniej').click();
  await page.getByRole('heading', { name: NAME }).waitFor();
  await page.getByRole('navigation').last().getByRole('button', { name: 'Gracze' }).click();
  let players = 0;
  let saved = 0;
  let said = '';
  const look = async () => {
    await page.locator('[data-saving]').waitFor({ state: 'detached' });
    said = (await page.getByRole('alert').allTextContents()).join(' ');
    if (said === '') saved = players;
  };
  const add = async () => {
    await page.bringToFront();
    await button(page, 'Wklej listę').click();
    await page.locator('textarea').fill(`Gracz ${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[players]}`);
    await button(page, 'Dodaj z listy').click();
    players += 1;
    await look();
    await game.bringToFront();
  };
  await add();
  return { add, saved: () => saved, said: () => said };
}

/** How many players there are after a start, read past the app. */
export async function playersIn(page: Page): Promise<number> {
  const logs = await logsIn(page, ...DATABASE);
  return [...logs.values()]
    .flat()
    .filter(({ entry }) => (entry as { readonly fact: { readonly type: string } }).fact.type === 'player')
    .length;
}
