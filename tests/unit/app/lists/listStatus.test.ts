import { expect, test } from 'vitest';
import { leftOutOf } from '../../../../src/app/lists/listStatus.ts';

test('a report names the reasons that occurred, always in the same order', () => {
  const none = { count: 0, examples: [] };
  const tooLong = { count: 1, examples: ['NAJNIEPRAWDOPODOBNIEJSZY'] };
  const foreign = { count: 3, examples: ['QUIZ'] };
  expect(
    leftOutOf({ leftOut: { 'too-long': tooLong, 'too-short': none, 'other-letters': foreign } }),
  ).toEqual([
    { reason: 'other-letters', ...foreign },
    { reason: 'too-long', ...tooLong },
  ]);
});
