import { describe, expect, test } from 'vitest';
import { draftedRules, draftOf, ruleChoices, usualChoice } from '../../../../src/app/duplicate/ownRules.ts';
import { participantsText, readRoster } from '../../../../src/app/duplicate/roster.ts';
import { DUPLICATE_PRESETS } from '../../../../src/domain/rules/duplicatePresets.ts';
import { SLOVAK_DUPLICATE } from '../../../../src/domain/rules/presets/slovakDuplicate.ts';
import { memoryDevice, START } from './memoryHall.ts';

describe('rules of one’s own', () => {
  const draft = draftOf(SLOVAK_DUPLICATE);

  test('are the regulation itself until something is changed', () => {
    expect(draftedRules(SLOVAK_DUPLICATE, draft)).toBe(SLOVAK_DUPLICATE);
  });

  test('keep everything that was not changed, but neither its name nor its articles', () => {
    const own = draftedRules(SLOVAK_DUPLICATE, { ...draft, firstMove: '5', moves: '', judgedByList: '' });
    expect(own).toEqual({
      ...SLOVAK_DUPLICATE,
      id: 'own',
      name: `${SLOVAK_DUPLICATE.name} *`,
      sources: [],
      firstMove: 5,
      moves: null,
      judgedByList: null,
    });
    expect(draftedRules(SLOVAK_DUPLICATE, { ...draft, move: '180', joker: '0' })?.time).toEqual({
      move: 180_000,
      joker: 0,
    });
  });

  test.each([
    { move: '0' },
    { move: '' },
    { move: '1e3' },
    { joker: '3601' },
    { firstMove: '8' },
    { moves: '101' },
    { judgedByList: 'x' },
  ])('%j is no rule', (change) => {
    expect(draftedRules(SLOVAK_DUPLICATE, { ...draft, ...change })).toBeNull();
  });
});

describe('what was played before', () => {
  test('is where the next set-up begins, and rules of one’s own are offered again, each once', async () => {
    const halls = await memoryDevice().openWindow();
    expect(usualChoice(halls)).toEqual({ choice: 0, language: 'sk' });
    const own = draftedRules(SLOVAK_DUPLICATE, {
      ...draftOf(SLOVAK_DUPLICATE),
      moves: '20',
      points: 'shown',
    })!;
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
        ],
      ],
    ]);
    expect(usualChoice(halls)).toEqual({ choice: 0, language: 'sk' });
    await halls.create({ ...START, rules: { ...own, language: 'pl' } });
    expect(usualChoice(halls)).toEqual({ choice: 3, language: 'pl' });
    // Changed once more it is still one regulation's child.
    const again = draftedRules(choices[3]!.rules, { ...draftOf(choices[3]!.rules), moves: '21' });
    expect(again?.name).toBe(`${SLOVAK_DUPLICATE.name} *`);
  });
});

test('the players of a tournament are a list that is read back with their numbers', () => {
  const players = [
    { number: 3, name: 'Anna Nová', club: 'Bratislava' },
    { number: 7, name: 'Boris Malý', club: '' },
  ];
  expect(readRoster(participantsText(players)).people).toEqual([
    { number: 3, name: 'Anna Nová', club: 'Bratislava' },
    { number: 7, name: 'Boris Malý' },
  ]);
});
