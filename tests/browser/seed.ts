import type { Page } from '@playwright/test';
import { gameHeading } from '../../src/app/games/gameHead.ts';
import { presetById } from '../../src/domain/rules/presets.ts';
import type { Fact, GameEntry, Start } from '../../src/domain/table/fact.ts';
import { replay } from '../../src/domain/table/game.ts';
import { FIRST_SUM, rowSum } from '../../src/storage/row.ts';

export type SeededGame = { readonly id: string; readonly entries: readonly GameEntry[] };

export function startFact(preset: string, names: readonly string[], more: Partial<Start> = {}): Start {
  const rules = presetById(preset);
  if (!rules) throw new Error(`no preset ${preset}`);
  const consents = rules.phoneConsent ? { consents: names.map((_, seat) => seat) } : {};
  return { type: 'start', rules, players: names.map((name) => ({ name })), first: 0, ...consents, ...more };
}

/** Facts a number of seconds apart, the last one `ago` milliseconds before `now`; a refused one is a bug of the test. */
export function entriesOf(facts: readonly Fact[], now: number, ago = 1_000, apart = 5_000): GameEntry[] {
  const entries = facts.map((fact, i) => ({ at: now - ago - (facts.length - 1 - i) * apart, fact }));
  const { refused } = replay(entries);
  if (refused.length > 0) throw new Error(JSON.stringify(refused));
  return entries;
}

/** A game that began then, its facts so many milliseconds apart. */
export function gameOf(id: string, begun: number, facts: readonly Fact[], apart = 21_300): SeededGame {
  return { id, entries: facts.map((fact, row) => ({ at: begun + row * apart, fact })) };
}

/** A phone on which no word list has arrived. */
export async function withoutList(page: Page): Promise<void> {
  await page.route('**/lex/**', (route) => route.abort());
}

/** Puts one game into the phone and opens the app at a route. */
export async function seedGame(
  page: Page,
  entries: readonly GameEntry[],
  route = '#/game',
  id = 'seeded',
  site = './',
): Promise<void> {
  await seedGames(page, [{ id, entries }], site);
  await page.goto(`${site}${route}`);
}

/** What version of the store a phone has that was left some time ago: the first one had no heads. */
export type StoreVersion = 1 | 2;

/** Puts games into the phone's own store before the app opens, row by row as the app writes them. */
export async function seedGames(
  page: Page,
  games: readonly SeededGame[],
  site = './',
  version: StoreVersion = 2,
): Promise<void> {
  const heading = gameHeading();
  const logs = games.map(({ id, entries }) => {
    let sum = FIRST_SUM;
    const rows = entries.map((entry, seq) => {
      sum = rowSum(sum, entry);
      return { game: id, seq, entry, sum };
    });
    const about = heading.describe(id, entries);
    return { rows, head: { log: id, count: rows.length, sum, version: heading.version, about } };
  });
  await page.goto(`${site}icon.svg`);
  await page.evaluate(
    async ({ logs, version }) => {
      // As if a page had just been here, so that a slow start is not asked about as time away.
      localStorage.setItem('sprawdzam.seen', String(Date.now() + 3_000));
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('sprawdzam-games', version);
        request.onupgradeneeded = ({ oldVersion }) => {
          if (oldVersion < 1) request.result.createObjectStore('rows', { keyPath: ['game', 'seq'] });
          if (oldVersion < 2 && version === 2) request.result.createObjectStore('heads', { keyPath: 'log' });
        };
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      const writing = db.transaction([...db.objectStoreNames], 'readwrite');
      for (const { rows, head } of logs) {
        for (const row of rows) writing.objectStore('rows').put(row);
        if (version === 2) writing.objectStore('heads').put(head);
      }
      await new Promise((resolve) => writing.addEventListener('complete', resolve));
      db.close();
    },
    { logs, version },
  );
}

/** The language somebody chose on this phone before. */
export async function setLanguage(page: Page, language: string): Promise<void> {
  await page.goto('./icon.svg');
  await page.evaluate(async (language) => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('sprawdzam-preferences', 1);
      request.onupgradeneeded = () => request.result.createObjectStore('values');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const values = db.transaction('values', 'readwrite').objectStore('values');
    values.put({ language }, 'settings');
    await new Promise((resolve) => values.transaction.addEventListener('complete', resolve));
    db.close();
  }, language);
}

const stop = (seat: number): Fact => ({ type: 'stop', seat });
const play = (seat: number, points: number, word: string, tiles: number, bonus = 0): Fact[] => [
  stop(seat),
  { type: 'play', seat, points, tiles, words: [word], ...(bonus ? { bonus } : {}) },
];

/** A club game in progress: an exchange, blanks, a loss by challenge, a pass, a failed challenge. */
export function openingFacts(): Fact[] {
  return [
    ...play(0, 20, 'KOZĘ', 4),
    ...play(1, 44, 'MŻAWKA', 6),
    stop(0),
    { type: 'exchange', seat: 0, tiles: 3 },
    ...play(1, 31, 'ZJEŚĆ', 5),
    ...play(0, 77, 'GRAbIE', 7, 50),
    stop(1),
    { type: 'challenge', by: 0, words: ['ÓŻ'], announced: 18 },
    {
      type: 'verdict',
      words: [{ word: 'ÓŻ', valid: false }],
      source: 'lexicon',
      lexicon: { name: 'Lista próbna', edition: '1' },
    },
    { type: 'loss', seat: 1 },
    stop(0),
    { type: 'challenge', by: 1, words: ['FĄFEL'], announced: 32 },
    {
      type: 'verdict',
      words: [{ word: 'FĄFEL', valid: true }],
      source: 'lexicon',
      lexicon: { name: 'Lista próbna', edition: '1' },
    },
    { type: 'play', seat: 0, points: 32, tiles: 4, words: ['FĄFEL'] },
    ...play(1, 19, 'DOŃ', 3),
    ...play(0, 74, 'ZAłOGA', 5),
    stop(1),
    { type: 'pass', seat: 1 },
  ];
}

/** As many turns as one likes, alternating, each with a word; nobody goes out. */
export function longFacts(turns: number): Fact[] {
  const words = ['DOM', 'ŻUK', 'KONIK', 'PIEs', 'RZEKA', 'OKO', 'ŹREBIĘ', 'MUR', 'LAS', 'NOWELIZACJE'];
  return Array.from({ length: turns }, (_, n): Fact[] => [
    stop(n % 2),
    { type: 'play', seat: n % 2, points: 9 + ((n * 17) % 41), words: [words[n % words.length] ?? 'OKO'] },
  ]).flat();
}
