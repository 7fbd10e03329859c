import { expect, type Page } from '@playwright/test';
import type { DuplicateFact, DuplicateStart } from '../../src/domain/duplicate/fact.ts';
import { replay } from '../../src/domain/duplicate/game.ts';
import { SLOVAK_DUPLICATE } from '../../src/domain/rules/presets/slovakDuplicate.ts';
import { duplicate as t } from '../../src/i18n/pl/duplicate.ts';
import { room } from '../../src/i18n/pl/room.ts';
import { writeDuplicateBackup } from '../../src/share/duplicate/duplicateBackup.ts';
import type { DuplicateFile } from '../../src/share/duplicate/duplicateFile.ts';
import type { Shown } from './screens.ts';

const NOW = Date.UTC(2026, 10, 17, 17, 0, 0);
const ID = 'vykladaci1';
const EVENT = 'Majstrovstvá Slovenska vo vykladacom Scrabble';

const start: DuplicateStart = {
  type: 'start',
  rules: SLOVAK_DUPLICATE,
  event: EVENT,
  game: 1,
  series: ID,
  commitment: '7'.repeat(64),
  participants: [
    { number: 1, name: 'Anna Nová', club: 'Liptovský Hrádok' },
    { number: 2, name: 'František Krzysztofowicz-Brzęczyszczykiewicz', club: 'Bratislava' },
    { number: 3, name: 'Boris Malý' },
    { number: 17, name: 'Ľubomír Konstantynopolitańczykowianeczka', warnings: 1 },
  ],
};
const lays = (participant: number, at: string, word: string, down = false): DuplicateFact => ({
  type: 'answer',
  participant,
  paper: true,
  placement: down ? { at, word, down } : { at, word },
});
const firstMove: readonly DuplicateFact[] = [
  start,
  { type: 'draw', rack: 'MATKAIV' },
  { type: 'move' },
  lays(1, 'H8', 'MATKA'),
  lays(2, 'H8', 'TIK'),
  lays(3, 'H8', 'VITAK'),
  {
    type: 'judged',
    by: 'referee',
    words: [
      { word: 'MATKA', valid: true },
      { word: 'VITAK', valid: false },
      { word: 'TIK', valid: true },
    ],
  },
  { type: 'warning', participant: 17, reason: 'telefón', confirmed: { by: 'referee' } },
  { type: 'master', placement: { at: 'H8', word: 'MATKA' } },
];
/** Slips of the first move are still missing; equal moves, one of them undecided. */
const playing: readonly DuplicateFact[] = [
  ...firstMove,
  { type: 'draw', rack: 'IVOSEL?', rejected: ['IVBDFGH', 'AEIOUYK'] },
  { type: 'move' },
  lays(1, 'L8', 'AVES', true),
  lays(2, 'L8', 'ALES', true),
  lays(3, 'L8', 'AVE', true),
];
const over: readonly DuplicateFact[] = [
  ...playing,
  { type: 'master', placement: { at: 'L8', word: 'ALES', down: true } },
  { type: 'ended', why: 'referee' },
];

/** The last fact is some seconds old; a refused one is a bug of the test. */
function gameOf(facts: readonly DuplicateFact[], id = ID): DuplicateFile {
  const entries = facts.map((fact, i) => ({ at: NOW - (facts.length - i) * 4_000, fact }));
  const { refused } = replay(entries);
  if (refused.length > 0) throw new Error(JSON.stringify(refused));
  return { id, entries };
}
const second: DuplicateFile = gameOf([{ ...start, game: 2 }], 'vykladaci2');

/** Games as they come to a device that has none: from a copy. */
async function restored(page: Page, games: readonly DuplicateFile[]): Promise<void> {
  await page.clock.install({ time: NOW });
  await page.goto('./#/duplicate');
  const asked = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: t.restore, exact: true }).click();
  const buffer = Buffer.from(writeDuplicateBackup(games));
  await (await asked).setFiles({ name: 'kopia.json', mimeType: 'application/json', buffer });
  await expect(page.getByText(t.restored(games.length), { exact: true })).toBeVisible();
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
type Then = (page: Page) => Promise<unknown>;
const nothing: Then = async () => undefined;

const view =
  (facts: readonly DuplicateFact[], name: string, then = nothing, more: readonly DuplicateFile[] = []) =>
  async (page: Page) => {
    await restored(page, [gameOf(facts), ...more]);
    await page.goto(`./#/duplicate/${ID}-${name}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(t.loading, { exact: true })).toHaveCount(0);
    await then(page);
  };
const dialog = (name: string | RegExp) => async (page: Page) => {
  await press(page, name);
  await expect(page.getByRole('dialog')).toBeVisible();
};

/** The duplicate game as its referee, its room and its players see it. */
export const DUPLICATE_SCREENS: readonly Shown[] = [
  { name: 'duplicate', open: (page) => restored(page, [gameOf(over), second]) },
  {
    name: 'duplicate-new',
    open: async (page) => {
      await page.goto('./#/duplicate');
      await press(page, t.create);
      await page.getByText(t.setup.change).click();
      await page.getByLabel(t.setup.people).fill('17 Anna Nová; Bratislava\n17 Boris');
    },
  },
  {
    name: 'duplicate-draw',
    open: view(firstMove, 'play', async (page) => {
      await press(page, t.draw.byHand);
      await page.getByLabel(/^Litery na stojaku/).fill('ivbdfgh');
      await page.getByLabel(/^Litery na stojaku/).press('Enter');
    }),
  },
  { name: 'duplicate-play', tight: true, open: view(playing, 'play') },
  {
    name: 'duplicate-laying',
    tight: true,
    open: view(playing, 'play', (page) => page.locator('[data-touch]').click()),
  },
  { name: 'duplicate-over', open: view(over, 'play') },
  { name: 'duplicate-table', open: view(playing, 'table') },
  { name: 'duplicate-standings', open: view(over, 'table', nothing, [second]) },
  { name: 'duplicate-next', open: view(over, 'table', (page) => page.getByText(t.table.whoPlays).click()) },
  {
    name: 'duplicate-conduct',
    open: view(playing, 'table', async (page) => {
      await dialog(/^Ľubomír/)(page);
      await press(page, t.conduct.players);
    }),
  },
  { name: 'duplicate-words', open: view(playing, 'words') },
  { name: 'duplicate-objection', open: view(over, 'words', dialog(`${t.words.objection}: VITAK`)) },
  { name: 'duplicate-partiars', open: view(over, 'partiars') },
  { name: 'duplicate-partiar', open: view(over, 'partiars-1') },
  { name: 'duplicate-more', open: view(over, 'more') },
  { name: 'duplicate-codes', open: view(playing, 'codes') },
  {
    name: 'duplicate-by-code',
    open: async (page) => {
      await page.goto('./#/duplicate/bycode');
      await expect(page.getByRole('heading', { level: 1, name: room.codes.title })).toBeVisible();
    },
  },
  { name: 'duplicate-room-code', open: view(playing, 'room-1') },
  { name: 'duplicate-room', open: view(playing, 'room') },
  { name: 'duplicate-room-between', open: view(firstMove, 'room') },
];
