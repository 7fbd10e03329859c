import { describe, expect, test } from 'vitest';
import { articleOf } from '../../../../src/app/duplicate/articles.ts';
import { ruleChoices, usualChoice } from '../../../../src/app/duplicate/ownRules.ts';
import { participantsText, typedRoster } from '../../../../src/app/duplicate/roster.ts';
import { draftedRules, draftOf, type RuleDraft } from '../../../../src/app/duplicate/ruleDraft.ts';
import { DUPLICATE_PRESETS } from '../../../../src/domain/rules/duplicatePresets.ts';
import type { DuplicateRules } from '../../../../src/domain/rules/duplicateRules.ts';
import { SLOVAK_DUPLICATE } from '../../../../src/domain/rules/presets/slovakDuplicate.ts';
import { readDuplicateFile } from '../../../../src/share/duplicate/duplicateFile.ts';
import { memoryDevice, START } from './memoryHall.ts';

function changed(base: DuplicateRules, changes: Partial<RuleDraft>): DuplicateRules {
  const read = draftedRules(base, { ...draftOf(base), ...changes });
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

describe('rules of one’s own', () => {
  const draft = draftOf(SLOVAK_DUPLICATE);
  test('are the regulation itself until something is changed', () => {
    for (const preset of DUPLICATE_PRESETS) expect(changed(preset, {})).toBe(preset);
  });

  test('keep everything that was not changed, but neither its name nor its articles', () => {
    expect(changed(SLOVAK_DUPLICATE, { firstMove: '5', moves: '', judgedByList: '' })).toEqual({
      ...SLOVAK_DUPLICATE,
      id: 'own',
      name: `${SLOVAK_DUPLICATE.name} *`,
      sources: [],
      firstMove: 5,
      moves: null,
      judgedByList: null,
    });
  });

  test.each<[Partial<RuleDraft>, Partial<DuplicateRules>]>([
    [{ move: '180', joker: '0' }, { time: { move: 180_000, joker: 0 } }],
    [{ yellow: '40', blinking: '10', red: '0' }, { semaphore: { yellow: 40_000, blinking: 10_000, red: 0 } }],
    [
      { checkUntil: '', vowels: '3', consonants: '' },
      { rackCheck: [{ until: null, vowels: 3, consonants: 0 }] },
    ],
    [
      { checkUntil: '10', laterVowels: '', laterConsonants: '' },
      { rackCheck: [{ until: 10, vowels: 2, consonants: 2 }] },
    ],
    [{ vowels: '', consonants: '', laterVowels: '', laterConsonants: '' }, { rackCheck: [] }],
    [
      { games: '1', rack: '8', bingo: '0', failures: '3', solo: '10' },
      { games: 1, rack: 8, bingo: 0, failures: 3, solo: 10 },
    ],
    [
      { penaltyAt: '', exclusionAt: '5', share: '50' },
      { warnings: { penalty: null, exclusion: 5, share: 50 } },
    ],
    [
      { penaltyPoints: '50', exclusionAt: '' },
      { warnings: { penalty: { warning: 3, points: -50 }, exclusion: null, share: 25 } },
    ],
    [{ extra: ' 10 6, 3;1 ' }, { tournamentPoints: { kind: 'places', extra: [10, 6, 3, 1] } }],
    [{ places: false }, { tournamentPoints: { kind: 'none' } }],
    [{ forbiddenLetters: 'w, q ö ě ř ü w' }, { forbiddenLetters: 'WQÖĚŘÜ' }],
    [
      { naming: 'letter-columns', equals: ['fewer-jokers', 'word'], criteria: ['points', 'best-moves'] },
      { naming: 'letter-columns', equals: ['fewer-jokers', 'word'], criteria: ['points', 'best-moves'] },
    ],
    [
      { master: 'machine', points: 'shown' },
      { master: 'machine', points: 'shown' },
    ],
  ])('%j changes that and nothing else', (changes, values) => {
    const own = changed(SLOVAK_DUPLICATE, changes);
    expect(own).toEqual({ ...SLOVAK_DUPLICATE, id: 'own', name: own.name, sources: [], ...values });
    // They are stored with the game, and read from its file again.
    const row = { at: 0, type: 'start', rules: own, participants: ['Anna'] };
    const file = JSON.stringify({ format: 'sprawdzam-game', version: 1, facts: [row] });
    expect(readDuplicateFile(file)).toMatchObject({
      ok: true,
      value: { entries: [{ fact: { rules: own } }] },
    });
    // What was typed is what the next set-up begins with, and then it is no change.
    expect(changed(own, {})).toBe(own);
  });

  test('more lines of a rack check than there are fields stay as they are', () => {
    const lines = [5, 10, null].map((until, i) => ({ until, vowels: 3 - i, consonants: 3 - i }));
    const base = { ...SLOVAK_DUPLICATE, rackCheck: lines };
    expect(changed(base, { moves: '20' }).rackCheck).toBe(lines);
  });

  test.each<[Partial<RuleDraft>, keyof RuleDraft]>([
    [{ move: '0' }, 'move'],
    [{ move: '' }, 'move'],
    [{ move: '1e3' }, 'move'],
    [{ joker: '3601' }, 'joker'],
    [{ firstMove: '8' }, 'firstMove'],
    [{ moves: '101' }, 'moves'],
    [{ judgedByList: 'x' }, 'judgedByList'],
    [{ share: '101' }, 'share'],
    [{ extra: '5, x' }, 'extra'],
    [{ forbiddenLetters: 'W1' }, 'forbiddenLetters'],
    [{ criteria: [] }, 'criteria'],
  ])('%j is no rule, and it is named', (change, name) => {
    expect(draftedRules(SLOVAK_DUPLICATE, { ...draft, ...change })).toEqual({ ok: false, error: name });
  });

  test('each value has its article beside it, where the regulation has one', () => {
    const articles = (Object.keys(draft) as (keyof RuleDraft)[]).map((name) => [
      name,
      articleOf(SLOVAK_DUPLICATE, name),
    ]);
    expect(Object.fromEntries(articles)).toMatchObject({
      games: '§18',
      move: '§5',
      joker: '§7',
      yellow: '§8',
      vowels: '§9',
      rack: null,
      moves: '§14',
      firstMove: null,
      judgedByList: '§12',
      failures: '§9',
      penaltyAt: '§4',
      exclusionAt: '§4',
      extra: '§17',
      master: '§12',
      points: '§10',
      criteria: '§18',
    });
  });
});

describe('what was played before', () => {
  test('is where the next set-up begins, and rules of one’s own are offered again, each once', async () => {
    const halls = await memoryDevice().openWindow();
    expect(usualChoice(halls)).toEqual({ choice: 0, language: 'sk' });
    const own = changed(SLOVAK_DUPLICATE, { moves: '20', points: 'shown', equals: ['word'] });
    for (const rules of [own, { ...own, language: 'pl' as const }, SLOVAK_DUPLICATE]) {
      await halls.create({ ...START, rules });
    }
    const choices = ruleChoices(halls);
    expect(choices.map(({ base, changes }) => [base, changes])).toEqual([
      ...DUPLICATE_PRESETS.map(({ id }) => [id, []]),
      [
        'slovak-duplicate',
        [
          { name: 'moves', value: '20' },
          { name: 'points', value: 'shown' },
          { name: 'equals', value: 'word' },
        ],
      ],
    ]);
    expect(usualChoice(halls)).toEqual({ choice: 0, language: 'sk' });
    await halls.create({ ...START, rules: { ...own, language: 'pl' } });
    expect(usualChoice(halls)).toEqual({ choice: 3, language: 'pl' });
    // Changed once more it is still one regulation's child.
    expect(changed(choices[3]!.rules, { moves: '21' }).name).toBe(`${SLOVAK_DUPLICATE.name} *`);
  });
});

test('the players of a tournament are a list that is read back with their numbers', () => {
  const players = [
    { number: 3, name: 'Anna Nová', club: 'Bratislava' },
    { number: 7, name: 'Boris Malý', club: '' },
  ];
  expect(typedRoster(participantsText(players)).people).toEqual([
    { number: 3, name: 'Anna Nová', club: 'Bratislava' },
    { number: 7, name: 'Boris Malý' },
  ]);
});
