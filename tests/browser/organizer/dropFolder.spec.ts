import { type Browser, expect, type Page, test } from '@playwright/test';
import { PINCZOW_SCHOOL } from '../../../src/domain/rules/presets/pinczow.ts';
import { cardLink } from '../../../src/share/card/card.ts';
import { regulationOf, slipGameId } from '../../../src/share/slip/payload.ts';
import { writeTournamentFile } from '../../../src/share/tournament/tournamentFile.ts';
import { Hall } from '../../unit/domain/tournament/hall.ts';
import { longList } from '../../unit/lexicon/longList.ts';
import { finishedGame } from '../../unit/share/finishedGames.ts';
import { dropServer } from '../dropServer.ts';
import { seedGame, withoutList } from '../seed.ts';

const TABLES = [1, 2, 3, 4];
const regulation = regulationOf(PINCZOW_SCHOOL);

/** Eight players at four tables, the first round paired; the tables know where their slips go. */
function hall(dropFolder: string): Hall {
  const settings = { name: 'Turniej ze skrzynką', mark: 4711, regulation, lexicon: null, dropFolder };
  return new Hall(settings).players(8).pair(1, [1, 2], [3, 4], [5, 6], [7, 8]);
}

async function organizer(browser: Browser, dropFolder: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.clock.install();
  await page.goto('/#/organizer');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Wczytaj kopię z pliku' }).click(),
  ]);
  const file = writeTournamentFile({ id: 'dropped1', entries: hall(dropFolder).entries, slips: [] });
  await chooser.setFiles({ name: 'k.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  await expect(page.getByText('Wczytano: Turniej ze skrzynką')).toBeVisible();
  await page.goto('/#/organizer/dropped1-collect');
  return page;
}

function cardOf(dropFolder: string, fingerprint = '') {
  return {
    mark: 4711,
    name: 'Turniej ze skrzynką',
    regulation,
    time: null,
    rules: null,
    lexicon: fingerprint ? { name: 'OSPS 52', edition: '', fingerprint } : { name: '', edition: '' },
    contact: { email: '', phone: '' },
    dropFolder,
    round: '1',
    seating: null,
    players: hall(dropFolder).tournament.players,
  };
}

const cardHash = (...card: Parameters<typeof cardOf>) =>
  new URL(cardLink(cardOf(...card), 'http://x.example/').link).hash;

/** One phone that hands over the slips of every table, one after another, as four phones would. */
async function table(browser: Browser, dropFolder: string) {
  const page = await (await browser.newContext()).newPage();
  const { tournament } = hall(dropFolder);
  const { players } = tournament;
  await page.goto(`./${cardHash(dropFolder)}`);
  await page.getByRole('button', { name: 'Przyjmij' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return {
    page,
    async hands(n: number) {
      const seated = tournament.rounds[0]!.pairings[n - 1]!.players.map((number) => players[number - 1]!);
      const place = { table: String(n), round: '1', tournament: 4711 };
      const start = { rules: PINCZOW_SCHOOL, players: seated, first: 0, ...place };
      const { id, entries } = finishedGame(n, 16, start);
      await seedGame(page, entries, `#/handoff/${id}`, id);
      return `${slipGameId(id)}-v1.slip`;
    },
  };
}

test('the organizer collects every slip from the folder exactly once, with the server gone in the middle', async ({
  browser,
}) => {
  const server = await dropServer();
  try {
    const desk = await organizer(browser, server.address);
    const { page: phone, hands } = await table(browser, server.address);
    const look = () => desk.getByRole('button', { name: 'Zajrzyj do skrzynki' }).click();
    const arrived = () => expect(phone.getByText('Wynik jest u organizatora.')).toBeVisible();
    await expect(desk.getByText('Skrzynka jest pusta.')).toBeVisible();

    const names = [await hands(1)];
    await arrived();
    names.push(await hands(2));
    await arrived();
    await look();
    await expect(desk.getByText('W skrzynce: 2 wyniki, nowych: 2.')).toBeVisible();
    await expect(desk.getByText('Brakuje wyników: 2 (stoliki 3, 4)')).toBeVisible();

    await server.stop();
    names.push(await hands(3));
    await expect(phone.getByText(/Nie ma połączenia/)).toBeVisible();
    await look();
    await expect(desk.getByText(/Serwer nie odpowiada/)).toBeVisible();
    await desk.context().setOffline(true);
    await look();
    await expect(desk.getByText(/Telefon nie ma teraz sieci/)).toBeVisible();
    await desk.context().setOffline(false);

    await server.start();
    names.push(await hands(4));
    await arrived();
    await expect.poll(() => server.files()).toEqual([...names].sort());
    // Nobody touches the organizer's phone: it looks by itself, on a slow machine perhaps once more before it is asked.
    await desk.clock.fastForward(20_000);
    await expect(desk.getByText(/W skrzynce: 4 wyniki, nowych: [02]\./)).toBeVisible();
    await expect(desk.getByText('Są wszystkie wyniki')).toBeVisible();

    for (const name of names) {
      expect(server.gets().filter((get) => get.name === name)).toEqual([{ name, status: 200 }]);
    }
    // What a page that is gone had not noted down is read once more, and is no news.
    await desk.reload();
    await expect(desk.getByText('W skrzynce: 4 wyniki, nowych: 0.')).toBeVisible();
    await desk.goto('/#/organizer/dropped1-round');
    for (const n of TABLES) {
      await expect(desk.getByRole('button', { name: new RegExp(`^Stolik ${n}: `) })).toContainText(
        'z telefonu przy stoliku',
      );
    }
  } finally {
    await server.remove();
  }
});

test('the organizer puts the list into the folder, and a phone with the card takes it', async ({
  browser,
}) => {
  const server = await dropServer();
  try {
    const desk = await organizer(browser, server.address);
    await desk.goto('/#/lists');
    const buffer = Buffer.from(longList('kot', 'pies'));
    await desk
      .getByLabel('Dodaj z pliku')
      .setInputFiles({ name: 'osps.txt', mimeType: 'text/plain', buffer });
    await desk.getByLabel('Nazwa').fill('OSPS 52');
    await desk.getByRole('button', { name: 'Wczytaj' }).click();
    await expect(desk.getByText('Słownik OSPS 52 jest gotowy')).toBeVisible();
    await desk.goto('/#/organizer/dropped1-settings');
    await desk.getByRole('button', { name: 'OSPS 52', exact: true }).click();
    await desk.getByRole('button', { name: 'Włóż słownik do folderu turnieju' }).click();
    await expect(desk.getByText('Słownik leży w folderze.')).toBeVisible();
    const [name = ''] = server.files();
    const fingerprint = /^list-(\w+)\.sprawdzam$/.exec(name)?.[1] ?? '';
    await expect(desk.getByText(`Odcisk słownika: ${fingerprint}.`)).toBeVisible();

    const phone = await (await browser.newContext()).newPage();
    await withoutList(phone);
    await phone.goto(`./${cardHash(server.address, fingerprint)}`);
    await phone.getByRole('button', { name: 'Przyjmij kartę i pobierz słownik' }).click();
    await expect(phone.getByText('Słownik OSPS 52 jest gotowy')).toBeVisible();
    const taken = phone.getByRole('listitem').filter({ hasText: 'OSPS 52' });
    await expect(taken.getByText(`Odcisk słów: ${fingerprint}`)).toBeVisible();
    expect(server.gets().filter((get) => get.name === name)).toEqual([{ name, status: 200 }]);
  } finally {
    await server.remove();
  }
});

test('a folder that cannot be read says why; one with a password or only an index can', async ({
  browser,
}) => {
  const server = await dropServer();
  try {
    const { doors } = server;
    const closed = (login: string) => doors.closed.replace('http://', `http://${login}@`);
    const { page: phone, hands } = await table(browser, closed('ola:tajne'));
    await hands(1);
    await expect(phone.getByText('Wynik jest u organizatora.')).toBeVisible();
    const desk = await organizer(browser, doors.none);
    await expect(desk.getByText(/Pod tym adresem nie ma folderu \(404\)/)).toBeVisible();
    const change = async (address: string) => {
      await desk.goto('/#/organizer/dropped1-settings');
      await desk.getByLabel(/Skrzynka WebDAV/).fill(address);
      await desk.getByRole('button', { name: 'Zapisz ustawienia' }).click();
    };
    const see = async (address: string, text: RegExp | string) => {
      await change(address);
      await expect(desk.getByText('Zapisano ustawienia.')).toBeVisible();
      await desk.goto('/#/organizer/dropped1-collect');
      await expect(desk.getByText(text)).toBeVisible();
    };
    await change('http://szkola.example/skrzynka/');
    await expect(desk.getByText('Adres skrzynki musi zaczynać się od https://')).toBeVisible();
    await see(doors.noCors, /nie wpuszcza stron WWW/);
    await see(doors.moved, /Serwer odsyła pod inny adres/);
    await see(closed('ola:zgaduje'), /Serwer nie wpuszcza \(401\): sprawdź nazwę i hasło/);
    await see(closed('ola:tajne'), 'W skrzynce: 1 wynik, nowych: 1.');
    await see(doors.index, 'W skrzynce: 1 wynik, nowych: 0.');
  } finally {
    await server.remove();
  }
});
