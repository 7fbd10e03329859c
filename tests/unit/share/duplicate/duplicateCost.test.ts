import { describe, expect, test } from 'vitest';
import type { DuplicateRow } from '../../../../src/domain/duplicate/fact.ts';
import { SLOVAK_DUPLICATE } from '../../../../src/domain/rules/presets/slovakDuplicate.ts';
import { readDuplicateFile, writeDuplicateFile } from '../../../../src/share/duplicate/duplicateFile.ts';
import { MOST_IN_DUPLICATE_FILE } from '../../../../src/share/text/fileSizes.ts';

const PEOPLE = 300;
const MOVES = 27;
const ANSWERS = 3;

const file = (facts: readonly DuplicateRow[]) =>
  writeDuplicateFile({
    id: 'hall',
    entries: [
      {
        type: 'start' as const,
        rules: SLOVAK_DUPLICATE,
        participants: Array.from({ length: PEOPLE }, (_, i) => ({ number: i + 1, name: `Hráč ${i + 1}` })),
      },
      ...facts,
    ].map((fact, i) => ({ at: i, fact })),
  });
const times = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));
const whyOf = (facts: readonly DuplicateRow[]) => {
  const read = readDuplicateFile(file(facts));
  return read.ok ? null : read.error;
};

const draw = { type: 'draw', rack: 'kotabcd' } as const;
const placement = { at: 'h8', word: 'kot' };

describe('what a duplicate game costs to be played again', () => {
  test('of the largest hall the file can be read, also with a correction of its first rack', () => {
    const facts: DuplicateRow[] = times(MOVES, (move) => [
      draw,
      { type: 'move' as const },
      ...times(PEOPLE * ANSWERS, (i) => ({
        type: 'answer' as const,
        participant: 1 + (i % PEOPLE),
        placement,
      })),
      ...times(10, (i) => ({
        type: 'judged' as const,
        by: 'list' as const,
        words: times(20, (n) => ({ word: `kot${move * 200 + i * 20 + n}`, valid: true })),
      })),
      { type: 'master' as const, placement },
    ]).flat();
    const corrected: DuplicateRow[] = [...facts, { type: 'amend', target: 1, fact: draw }];
    expect(file(corrected).length).toBeLessThan(MOST_IN_DUPLICATE_FILE);
    expect(whyOf(corrected)).toBeNull();
  });

  test.each<[string, (i: number) => DuplicateRow]>([
    ['warnings', () => ({ type: 'warning', participant: 1 })],
    ['moves', (i) => (i % 3 === 0 ? draw : { type: i % 3 === 1 ? 'move' : 'no-move' })],
    [
      'answers of which every tenth is laid for all',
      (i) => (i % 10 === 9 ? { type: 'master', placement } : { type: 'answer', participant: 1, placement }),
    ],
    ['verdicts', (i) => ({ type: 'judged', by: 'list', words: [{ word: `kot${i}`, valid: true }] })],
  ])('a stranger’s 20,000 %s are refused, and 200 are not', (_, fact) => {
    expect(whyOf(times(20_000, fact))).toMatchObject({
      why: 'invalid',
      expected: 'a game as long as one is played',
    });
    expect(whyOf(times(200, fact))).toBeNull();
  });

  test('20,000 corrections are refused', () => {
    const answers = times(10_000, () => ({ type: 'answer' as const, participant: 1, placement }));
    const amends = times(10_000, () => ({ type: 'amend' as const, target: 1, fact: draw }));
    expect(whyOf([draw, ...answers, ...amends])).toMatchObject({
      why: 'invalid',
      got: 'a list with 10000 corrections',
    });
  });
});
