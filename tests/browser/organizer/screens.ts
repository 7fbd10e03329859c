import { expect, type Page } from '@playwright/test';
import { PINCZOW_SCHOOL } from '../../../src/domain/rules/presets/pinczow.ts';
import type { TournamentEntry } from '../../../src/domain/tournament/fact.ts';
import { organizer } from '../../../src/i18n/pl/organizer.ts';
import { nobleCryptography } from '../../../src/platform/nobleCryptography.ts';
import { cardLink } from '../../../src/share/card/card.ts';
import { writeSlip } from '../../../src/share/slip/link.ts';
import { regulationOf, slipPayload } from '../../../src/share/slip/payload.ts';
import { FIRST_SUM, rowSum } from '../../../src/storage/row.ts';
import { Hall } from '../../unit/domain/tournament/hall.ts';
import { finishedGame } from '../../unit/share/finishedGames.ts';
import type { Shown } from '../screens.ts';
import { seedGame } from '../seed.ts';
import { playedSlip } from './slips.ts';

const ID = 'pokazowy1';
/** Nobody listens there: the sentence about a folder that does not answer is the longest. */
const FOLDER = 'http://127.0.0.1:9/skrzynka/';
const NAME = 'Międzyszkolny Turniej o Puchar Burmistrza';
const regulation = regulationOf(PINCZOW_SCHOOL);

function hall(dropFolder = ''): Hall {
  const made = new Hall({ name: NAME, regulation, lexicon: null, rounds: 3, dropFolder });
  const clubs = ['SP 1 Pińczów', 'Szkoła Podstawowa nr 2 im. Adama Mickiewicza w Busku-Zdroju'];
  return made
    .players(9, (n) => clubs[n % 2]!)
    .pair(1, [1, 2], [3, 4], [5, 6], [7, 8])
    .result(1, 1, 402, 377)
    .result(1, 2, 288, 351)
    .result(1, 3, 300, 300)
    .result(1, 4, 256, 412)
    .pair(2, [2, 4], [8, 9], [1, 5], [3, 6])
    .result(2, 1, 344, 398)
    .add({
      type: 'corrected',
      round: 2,
      table: 1,
      game: 1,
      scores: [344, 399],
      winner: 1,
      forfeit: false,
      source: { kind: 'manual' },
      answered: [],
      reason: 'błąd w dodawaniu',
    });
}

/** Puts a tournament into the phone before the app opens, row by row as the app writes it. */
export async function seedTournament(page: Page, id: string, entries: readonly TournamentEntry[]) {
  let sum = FIRST_SUM;
  const rows = entries.map((entry, seq) => {
    sum = rowSum(sum, entry);
    return { tournament: id, seq, entry, sum };
  });
  await page.goto('./icon.svg');
  await page.evaluate(async (list) => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('sprawdzam-tournaments', 1);
      request.onupgradeneeded = () => {
        request.result.createObjectStore('facts', { keyPath: ['tournament', 'seq'] });
        request.result.createObjectStore('slips', { keyPath: ['tournament', 'digest'] });
      };
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const facts = db.transaction('facts', 'readwrite').objectStore('facts');
    for (const row of list) facts.put(row);
    await new Promise((resolve) => facts.transaction.addEventListener('complete', resolve));
    db.close();
  }, rows);
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
/** The heading is there before the tournaments are. */
const heading = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(organizer.loading, { exact: true })).toHaveCount(0);
};

/** A view of the tournament, and what is done there. */
const desk =
  (view: string, then: (page: Page) => Promise<unknown> = async () => undefined, dropFolder = '') =>
  async (page: Page) => {
    await seedTournament(page, ID, hall(dropFolder).entries);
    await page.goto(`./#/organizer/${ID}-${view}`);
    await heading(page);
    await then(page);
  };

const place =
  (route: string, then: (page: Page) => Promise<unknown> = async () => undefined) =>
  async (page: Page) => {
    await page.goto(`./${route}`);
    await heading(page);
    await then(page);
  };

async function collect(page: Page): Promise<void> {
  const paste = async (text: string) => {
    await page.locator('textarea').fill(text);
    await press(page, 'Odczytaj');
  };
  // A game of the right players, and one that raises questions.
  await paste((await playedSlip(3, ['Ola Żak', 'Anna Żak'], 2, 3)).text);
  await expect(page.getByText('Przyjęto')).toBeVisible();
  await paste((await playedSlip(4, ['Anna Żak', 'Obca Osoba'], 1, 1)).text);
  await expect(page.getByText('1 pytanie czeka')).toBeVisible();
  await expect(page.getByText(/Serwer nie odpowiada/)).toBeVisible();
}

const card = cardLink(
  {
    mark: 77,
    name: NAME,
    regulation,
    time: null,
    rules: null,
    lexicon: { name: 'OSPS', edition: '52' },
    contact: { email: 'sedzia@szkola.example', phone: '+48 600 100 200' },
    dropFolder: FOLDER,
    round: '2',
    seating: { table: '1', players: [2, 4] },
    players: hall().tournament.players,
  },
  'http://x.example/',
).link;

const game = finishedGame(3, 26, {
  rules: PINCZOW_SCHOOL,
  players: [{ name: 'Anna Kowalska' }, { name: 'Świętosława Wójcik-Dąbrowska', club: 'SP nr 3' }],
  table: '4',
  round: '2',
  tournament: 77,
});
async function handOff(page: Page): Promise<void> {
  await seedGame(page, game.entries, `#/handoff/${game.id}`, game.id);
  await expect(page.getByRole('img', { name: /Kod QR/ })).toBeVisible();
}
const arrived = (hash: string) => async (page: Page) => {
  await page.goto(`./${hash}`);
  await expect(page.getByRole('dialog')).toBeVisible();
};

/** The organizer's screens, and what passes between the organizer's phone and the tables'. */
export const ORGANIZER_SCREENS: readonly Shown[] = [
  { name: 'tournaments-none', open: place('#/organizer') },
  { name: 'tournaments', open: desk('players', (page) => press(page, 'Wróć')) },
  { name: 'tournament-new', open: place('#/organizer', (page) => press(page, 'Nowy turniej')) },
  { name: 'organizer-players', open: desk('players') },
  {
    name: 'organizer-players-paste',
    open: desk('players', async (page) => {
      await press(page, 'Nowi gracze');
      await press(page, 'Wklej listę');
    }),
  },
  { name: 'organizer-player', open: desk('players', (page) => press(page, /^Zmień: /)) },
  { name: 'organizer-round', open: desk('round') },
  { name: 'organizer-entry', open: desk('round', (page) => press(page, /^Stolik 2: /)) },
  { name: 'organizer-correction', open: desk('round', (page) => press(page, /^Stolik 1: /)) },
  {
    name: 'organizer-pairing',
    open: desk('round', async (page) => {
      await press(page, 'Skojarz rundę 3');
      await press(page, /Skojarz automatycznie/);
    }),
  },
  {
    name: 'organizer-pairing-typed',
    open: desk('round', async (page) => {
      await press(page, 'Skojarz rundę 3');
      await press(page, 'Wpisz albo wklej kojarzenie');
    }),
  },
  { name: 'organizer-cards', open: desk('cards-2') },
  { name: 'organizer-collect', open: desk('collect', collect, FOLDER) },
  {
    name: 'organizer-no-camera',
    open: desk('collect', async (page) => {
      await press(page, 'Skanuj kody');
      await expect(page.getByRole('alert')).toBeVisible();
    }),
  },
  { name: 'organizer-standings', open: desk('standings') },
  { name: 'organizer-clubs', open: desk('standings', (page) => press(page, 'Szkoły i kluby')) },
  {
    name: 'organizer-big-screen',
    open: async (page) => {
      await seedTournament(page, ID, hall().entries);
      await page.goto(`./#/organizer/${ID}-screen`);
      await expect(page.getByRole('table').first()).toBeVisible();
    },
  },
  { name: 'organizer-more', open: desk('more') },
  { name: 'organizer-settings', open: desk('settings') },
  { name: 'organizer-history', open: desk('history') },
  { name: 'handoff', open: handOff },
  {
    name: 'handoff-waiting',
    open: async (page) => {
      await arrived(new URL(card).hash)(page);
      await press(page, 'Przyjmij');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await handOff(page);
      await expect(page.getByText(/Nie ma połączenia/)).toBeVisible();
    },
  },
  { name: 'arrival-card', open: arrived(new URL(card).hash) },
  {
    name: 'arrival-slip',
    open: async (page) => {
      const slip = slipPayload(game.id, game.entries)!;
      const { text } = await writeSlip(slip, 'https://example.org/', {
        cryptography: nobleCryptography(),
        key: null,
      });
      await arrived(`#${text}`)(page);
    },
  },
  { name: 'arrival-unreadable', open: arrived('#s1.AAAAAAAAAAAA') },
];
