import { expect, test } from 'vitest';
import { ruledWords } from '../../../../src/app/duplicate/ruledWords.ts';
import type { DuplicateFact } from '../../../../src/domain/duplicate/fact.ts';
import { CLUB_DUPLICATE } from '../../../../src/domain/rules/presets/clubDuplicate.ts';
import { startOf, stateAfter } from '../../domain/duplicate/script.ts';

const answer = (participant: number, ...words: readonly string[]): DuplicateFact => ({
  type: 'answer',
  participant,
  points: 10,
  words,
});
const judged = (valid: boolean, ...words: readonly string[]): DuplicateFact => ({
  type: 'judged',
  by: 'referee',
  words: words.map((word) => ({ word, valid })),
});

test('the room is told what was refused and which long words were accepted, each once, with how many laid it', () => {
  const facts = [
    answer(1, 'POHMOŽDIL', 'AK'),
    answer(2, 'POHMOŽDIL'),
    answer(3, 'XUM'),
    judged(false, 'POHMOŽDIL', 'XUM'),
    judged(true, 'AK'),
    { type: 'no-move' },
    answer(1, 'CHVÁLIL'),
    answer(2, 'HVIEZDA', 'POHMOŽDIL'),
    answer(3, 'ESTRÁDA'),
    judged(true, 'CHVÁLIL', 'HVIEZDA'),
  ] as const;
  expect(ruledWords(stateAfter(startOf(3), ...facts))).toEqual({
    invalid: [
      { word: 'POHMOŽDIL', count: 3 },
      { word: 'XUM', count: 1 },
    ],
    // By the Slovak alphabet, in which CH stands behind H; a word nobody decided about is in neither list.
    valid: [
      { word: 'HVIEZDA', count: 1 },
      { word: 'CHVÁLIL', count: 1 },
    ],
  });
  const club = ruledWords(stateAfter(startOf(3, CLUB_DUPLICATE), ...facts));
  expect(club.valid.map(({ word }) => word)).toEqual(['CHVÁLIL', 'HVIEZDA']);
});
