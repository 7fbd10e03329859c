import { describe, expect, test } from 'vitest';
import { draftedRules, draftOf } from '../../../../src/app/duplicate/ownRules.ts';
import { readRoster, rosterText } from '../../../../src/app/duplicate/roster.ts';
import { SLOVAK_DUPLICATE } from '../../../../src/domain/rules/presets/slovakDuplicate.ts';

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

test('the players of a tournament are a list that is read back with their numbers', () => {
  const players = [
    { number: 3, name: 'Anna Nová', club: 'Bratislava' },
    { number: 7, name: 'Boris Malý', club: '' },
  ];
  expect(readRoster(rosterText(players))).toEqual([
    { number: 3, name: 'Anna Nová', club: 'Bratislava' },
    { number: 7, name: 'Boris Malý' },
  ]);
});
