import { describe, expect, test } from 'vitest';
import { chooseList, type ListWish, lexiconFact, listsOf } from '../../../../src/app/lists/listChoice.ts';
import type { WordList } from '../../../../src/app/lists/wordList.ts';

const list = (id: string, changes: Partial<WordList> = {}): WordList => ({
  id,
  origin: 'own',
  language: 'pl',
  name: 'OSPS',
  edition: '',
  words: 1,
  bytes: 1,
  official: true,
  authoritative: true,
  doubted: false,
  fingerprint: '',
  ...changes,
});

const LISTS = [
  list('sjp', { origin: 'shipped', name: 'SJP.PL', edition: '1' }),
  list('en', { origin: 'shipped', language: 'en', name: 'word-list' }),
  list('osps-9', { edition: '9' }),
  list('osps-52', { edition: '52' }),
  list('osps-53', { origin: 'earlier', edition: '53' }),
  list('club', { name: 'Nasz klub' }),
];

const chosen = (wish: Partial<ListWish>) =>
  chooseList(LISTS, { language: 'pl', picked: null, wanted: null, usual: null, ...wish })?.id ?? null;

describe('which list judges', () => {
  test('one that is doubted only where somebody chose it: not because its name is asked for', () => {
    const lists = [...LISTS.slice(0, 2), list('zip', { edition: '52', doubted: true })];
    const wish = { language: 'pl', picked: null, wanted: { name: 'OSPS' }, usual: null };
    expect(chooseList(lists, wish)?.id).toBe('sjp');
    expect(chooseList(lists, { ...wish, usual: 'zip' })?.id).toBe('zip');
    expect(chooseList(lists, { ...wish, picked: 'zip' })?.id).toBe('zip');
  });

  test('the one that ships, where nobody says anything', () => {
    expect(chosen({})).toBe('sjp');
    expect(chosen({ language: 'en' })).toBe('en');
    expect(chosen({ language: 'sk' })).toBeNull();
  });

  test('the usual one goes before it; one that is gone does not count', () => {
    expect(chosen({ usual: 'club' })).toBe('club');
    expect(chosen({ usual: 'deleted' })).toBe('sjp');
    expect(chosen({ usual: 'en' })).toBe('sjp');
  });

  test('what the regulation names goes before the usual one, the newest edition first', () => {
    expect(chosen({ wanted: { name: 'OSPS' }, usual: 'club' })).toBe('osps-52');
    expect(chosen({ wanted: { name: 'OSPS' }, usual: 'osps-9' })).toBe('osps-9');
    expect(chosen({ wanted: { name: 'OSPS', edition: '9' }, usual: 'osps-52' })).toBe('osps-9');
    expect(chosen({ wanted: { name: 'OSPS', edition: '50' }, usual: 'club' })).toBe('club');
  });

  test("the game's own goes before everything, even one that an update left behind", () => {
    expect(chosen({ picked: 'club', wanted: { name: 'OSPS' } })).toBe('club');
    expect(chosen({ picked: 'osps-53' })).toBe('osps-53');
    expect(chosen({ picked: 'en', usual: 'club' })).toBe('club');
  });

  test('a new game is not offered a list that an update left behind', () => {
    expect(listsOf(LISTS, 'pl').map(({ id }) => id)).toEqual(['sjp', 'osps-9', 'osps-52', 'club']);
  });

  test('the first fact of a game keeps which list it was', () => {
    expect(lexiconFact(LISTS[3]!)).toEqual({ lexicon: { name: 'OSPS', edition: '52', id: 'osps-52' } });
    expect(lexiconFact(null)).toEqual({});
  });
});
