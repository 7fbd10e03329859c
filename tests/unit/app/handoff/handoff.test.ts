import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import {
  csvOf,
  deviceKeyIn,
  dropInFolder,
  type HandOff,
  type HandOffTools,
  handOffOf,
  prepareHandOff,
  rulesOfCard,
} from '../../../../src/app/handoff/handoff.ts';
import { loadHeldCard } from '../../../../src/app/handoff/heldCard.ts';
import type { Parcel } from '../../../../src/app/handoff/outbox.ts';
import { wantedLexiconOf } from '../../../../src/app/newGame/gameSetup.ts';
import { initialSetup, withCard } from '../../../../src/app/newGame/initialSetup.ts';
import { startFact } from '../../../../src/app/newGame/startFact.ts';
import { presetById } from '../../../../src/domain/rules/presets.ts';
import type { Start } from '../../../../src/domain/table/fact.ts';
import { messages as pl } from '../../../../src/i18n/pl/messages.ts';
import { nobleCryptography } from '../../../../src/platform/nobleCryptography.ts';
import { webCryptography } from '../../../../src/platform/webCryptography.ts';
import { contextOf, type TournamentCard } from '../../../../src/share/card/card.ts';
import { slipCsv, slipFileName, tshLine } from '../../../../src/share/slip/lines.ts';
import { regulationOf, slipPayload } from '../../../../src/share/slip/payload.ts';
import type { DeviceKey } from '../../../../src/share/slip/signature.ts';
import { finishedGame } from '../../share/finishedGames.ts';
import { memoryPreferences } from '../memoryPreferences.ts';

const cryptography = webCryptography(crypto.subtle);

const card = (changes: Partial<TournamentCard> = {}): TournamentCard => ({
  mark: 7,
  name: 'Turniej',
  regulation: regulationOf(presetById('pfs')!),
  rules: null,
  time: null,
  lexicon: { name: '', edition: '' },
  contact: { email: '', phone: '' },
  dropFolder: '',
  round: '',
  seating: null,
  players: [
    { number: 3, name: '=SUM(A1)', club: '' },
    { number: 7, name: 'Marek', club: '' },
  ],
  ...changes,
});

describe("the card's rules", () => {
  test('are a preset of ours, with the time that the organizer set', () => {
    const open = presetById('pinczow-open')!;
    if (open.clock.kind !== 'budget') throw new Error('the preset has changed');
    const timed = { ...open, clock: { ...open.clock, time: 900_000 } };
    expect(rulesOfCard(card({ regulation: regulationOf(timed), time: 900_000 }))).toEqual(timed);
    expect(rulesOfCard(card({ regulation: regulationOf(timed), time: 600_000 }))).toBeNull();
    expect(rulesOfCard(card({ regulation: { id: 'own', name: 'Nasz', mark: 1 } }))).toBeNull();
  });
});

describe('the slip of a game', () => {
  const folder = card({
    dropFolder: 'https://chmura.example/dav/',
    seating: { table: '4', players: [3, 7] },
  });
  const players = folder.players.map(({ name }) => ({ name }));

  async function handedOver(begun: Partial<Start>) {
    const sent: Pick<Parcel, 'name' | 'address'>[] = [];
    const tools = {
      heldCard: { card: signal(folder) },
      outbox: { add: async (parcel: Parcel) => void sent.push(parcel) },
      base: 'https://x.example/',
      cryptography,
      deviceKey: async () => null,
      qrCode: () => [],
    } as unknown as HandOffTools;
    const handOff = (await handOffOf(tools, finishedGame(3, 20, { players, ...begun })))!;
    await dropInFolder(tools, handOff);
    return { ...handOff, sent };
  }

  test("begun under the card goes into the organizer's folder", async () => {
    const { slip, card: context, fileName, sent } = await handedOver({ tournament: 7 });
    expect(slip.tournament).toBe(7);
    expect(slip.players.map(({ number }) => number)).toEqual([3, 7]);
    expect(context?.contact).toBe(folder.contact);
    expect(sent).toMatchObject([{ name: fileName, address: folder.dropFolder }]);
  });

  test.each([
    ['before there was a card', {}],
    ['in another tournament', { tournament: 8 }],
  ])('begun %s is sent nowhere and says nothing of this tournament', async (_, begun) => {
    const { slip, card: context, sent } = await handedOver(begun);
    expect(slip.tournament).toBeNull();
    expect(slip.players.map(({ number }) => number)).toEqual([null, null]);
    expect(context).toBeNull();
    expect(sent).toEqual([]);
  });
});

describe('preparing a slip', () => {
  const game = finishedGame(3, 20, { players: [{ name: 'Anna' }, { name: 'Marek' }] });
  const tools = (changes: Partial<HandOffTools>) =>
    ({
      heldCard: { card: signal(null) },
      base: 'https://x.example/',
      cryptography,
      deviceKey: async () => null,
      qrCode: () => [],
      ...changes,
    }) as unknown as HandOffTools;
  const throwing = () => {
    throw new RangeError('4294967296 is not a whole number from 0 to 4294967295');
  };

  test('a game with a result is ready, one without is not', async () => {
    const ready = await prepareHandOff(async () => tools({}), game);
    expect(ready).toMatchObject({ kind: 'ready', handOff: { agreed: true } });
    const [start] = game.entries;
    expect(await prepareHandOff(async () => tools({}), { id: 'g', entries: [start!] })).toEqual({
      kind: 'no-result',
    });
  });

  test.each<[string, () => Promise<HandOffTools>]>([
    ['cannot be written', async () => tools({ qrCode: throwing })],
    ['cannot be signed', async () => tools({ deviceKey: async () => throwing() })],
    ['needs code that does not come', async () => throwing()],
  ])('a slip that %s is a failure to be shown, not a wait without end', async (_, fetchTools) => {
    expect(await prepareHandOff(fetchTools, game)).toEqual({
      kind: 'failed',
      error: expect.any(RangeError),
    });
  });
});

describe('lines for others', () => {
  const { id, entries } = finishedGame(3, 20, {
    players: [{ name: '=SUM(A1)' }, { name: 'Marek' }],
    first: 1,
  });
  const slip = slipPayload(id, entries, contextOf(card()))!;
  const [first, second] = slip.columns.map(({ total }) => total);

  test('TSH takes the starter first; without numbers there is no line', () => {
    expect(tshLine(slip)).toBe(`7 ${second} 3 ${first}`);
    expect(tshLine(slipPayload(id, entries)!)).toBeNull();
  });

  test('a name that looks like a formula is text in the CSV', () => {
    expect(slipCsv(slip, pl.handoff.csvColumns)).toContain(`"'=SUM(A1)"`);
    expect(slipCsv(slip, pl.handoff.csvColumns)).not.toContain('"=SUM');
  });

  test('the CSV speaks the language of the screens, and its file says which result it is', () => {
    const { csvColumns, csvFile } = pl.handoff;
    const { name, content } = csvOf({ slip } as HandOff, csvColumns, csvFile);
    expect(content).toContain('"runda";"stolik";"partia";"numer 1";"nazwisko 1";"klub 1";"punkty 1"');
    expect(name).toMatch(/^sprawdzam_wynik_[\d-]+_.*SUM-A1_Marek\.csv$/);
    expect(name).not.toContain(slip.gameId);
  });

  test('a file is named by game and version', () => {
    expect(slipFileName(slip)).toBe(`${slip.gameId}-v1.slip`);
  });
});

describe('the phone keeps', () => {
  test('its card over a restart, and forgets it when told', async () => {
    const preferences = memoryPreferences();
    (await loadHeldCard(preferences)).accept(card());
    expect((await loadHeldCard(preferences)).card.value).toEqual(card());
    (await loadHeldCard(preferences)).forget();
    expect((await loadHeldCard(preferences)).card.value).toBeNull();
    preferences.values.set('tournament', { any: 'thing' });
    expect((await loadHeldCard(preferences)).card.value).toBeNull();
  });

  test('one key, and signs without keeping it where the browser refuses', async () => {
    let kept: DeviceKey | null = null;
    const box = {
      read: async () => kept,
      write: async (key: DeviceKey) => {
        kept = key;
      },
    };
    const first = await deviceKeyIn(box, cryptography);
    expect(await deviceKeyIn(box, cryptography)).toBe(first);
    const broken = { read: () => Promise.reject(new Error()), write: () => Promise.reject(new Error()) };
    expect(await deviceKeyIn(broken, cryptography)).not.toBeNull();
    expect(await deviceKeyIn(broken, { ...cryptography, newKey: async () => null })).toBeNull();
    // Kept by a page without https, whose keys are bytes: a new one, not a broken one.
    expect(await deviceKeyIn(box, nobleCryptography())).not.toBe(first);
    expect(await deviceKeyIn(box, nobleCryptography())).toBe(kept);
  });
});

describe("a new game at the card's board", () => {
  const board = { table: '4', players: [7, 3] };
  const told = card({ seating: board, round: '2' });
  const empty = initialSetup(presetById('home')!, null, [], []);

  const nameOf = () => '';

  test('has its rules, players, table and round, and keeps whose card it was', () => {
    const draft = withCard(empty, told, rulesOfCard(told), null);
    expect(startFact(draft, nameOf).tournament).toBe(7);
    expect(startFact(empty, nameOf)).not.toHaveProperty('tournament');
    expect(draft.rules.id).toBe('pfs');
    expect(draft.players.map(({ name }) => name)).toEqual(['Marek', '=SUM(A1)']);
    expect([draft.table, draft.round]).toEqual(['4', '2']);
  });

  test('the first of the seating begins where the card says so', () => {
    const [marek, other] = [7, 3].map((number) => told.players.find((one) => one.number === number)!);
    const settled = { ...told, players: [other!, marek!] };
    expect(withCard(empty, settled, rulesOfCard(settled), null)).toMatchObject({
      chosen: 0,
      players: [{ name: 'Marek' }, { name: '=SUM(A1)' }],
    });
    const drawn = { ...told, players: [marek!, other!] };
    expect(withCard(empty, drawn, rulesOfCard(drawn), null).chosen).toBe(null);
  });

  test("asks for the tournament's word list before the regulation's", () => {
    const asked = (lexicon: TournamentCard['lexicon']) => {
      const named = { ...told, lexicon };
      return wantedLexiconOf(withCard({ ...empty, list: 'pl-1' }, named, rulesOfCard(named), null));
    };
    const sjp = { name: 'SJP.PL', edition: '1' };
    expect(asked(sjp)).toEqual({ by: 'tournament', lexicon: sjp });
    expect(asked({ name: '', edition: '' })).toEqual({ by: 'rules', lexicon: { name: 'OSPS' } });
    expect(wantedLexiconOf(empty)).toBeNull();
    expect(withCard({ ...empty, list: 'pl-1' }, told, rulesOfCard(told), null).list).toBeNull();
  });

  test('is not offered again once it has been played here', () => {
    const { entries } = finishedGame(3, 20, { table: '4', round: '2' });
    const start = entries[0]!.fact;
    if (start.type !== 'start') throw new Error('no start');
    expect(withCard(empty, told, rulesOfCard(told), { id: 'one', start, finished: true })).toBe(empty);
    expect(withCard(empty, told, rulesOfCard(told), { id: 'one', start, finished: false })).not.toBe(empty);
  });

  test('is followed by the other games of the match, also where they are begun as new ones', () => {
    const rules = presetById('three-games')!;
    const { entries } = finishedGame(3, 20, { rules, game: 1, tournament: 7, consents: [0, 1] });
    const start = entries[0]!.fact;
    if (start.type !== 'start') throw new Error('no start');
    const next = (game: number) =>
      startFact(
        initialSetup(rules, { id: 'one', start: { ...start, game }, finished: true }, [], []),
        nameOf,
      );
    expect(next(1)).toMatchObject({ game: 2, tournament: 7 });
    expect(next(3)).not.toHaveProperty('tournament');
  });
});
