import { describe, expect, test } from 'vitest';
import { penaltyFactOf, turnFactOf } from '../../../../src/app/table/sheet.ts';
import {
  effectOf,
  erasedPoints,
  lineFact,
  outlookOf,
  penaltyOf,
  type TypedLine,
  typedLineOf,
  typedPenaltyOf,
  typedPoints,
} from '../../../../src/app/table/typedLine.ts';
import type { Fact, TurnFact } from '../../../../src/domain/table/fact.ts';
import { append } from '../../../../src/domain/table/game.ts';
import { begin, exchange, pass, play, rack, type Script, stop } from '../../domain/table/script.ts';

/** The line of turn `n`, with some of its values changed. */
function corrected(script: Script, n: number, changes: Partial<TypedLine>): TurnFact {
  const turn = script.state.turns[n]!;
  const fact = turnFactOf(script.game, turn)!;
  const draft = typedLineOf(fact, turn);
  return lineFact({ ...draft, ...changes }, fact, draft, script.state.rules);
}

function effect(script: Script, n: number, changes: Partial<TypedLine>) {
  const fact = corrected(script, n, changes);
  const target = script.state.turns[n]!.index;
  const next = append(script.game, { at: script.now, fact: { type: 'amend', target, fact } });
  return next.ok ? effectOf(script.state, next.value) : next.error;
}

describe('from a line to a draft and back', () => {
  const lines: readonly [string, TurnFact][] = [
    ['points only', { type: 'play', seat: 0, points: 24 }],
    [
      'everything',
      { type: 'play', seat: 0, points: 77, tiles: 7, words: ['GRAbIEŻ'], bonus: 50, bestWord: 70 },
    ],
    ['with the tiles laid', { type: 'play', seat: 0, points: 8, laid: 'DOm', words: ['DOm'] }],
    ['an exchange', { type: 'exchange', seat: 0, tiles: 3 }],
    ['a pass', { type: 'pass', seat: 0 }],
    ['a loss', { type: 'loss', seat: 0, words: ['ÓŻ'], announced: 18 }],
  ];
  test.each(lines)('nothing is lost: %s', (_, fact) => {
    expect(corrected(begin('pfs').given(fact), 0, {})).toMatchObject(fact);
  });

  test('another word forgets which tiles were laid, not how many', () => {
    const script = begin('pfs').given({ type: 'play', seat: 0, points: 8, laid: 'DOm', words: ['DOm'] });
    expect(corrected(script, 0, { words: ['DOmY'] })).toEqual({
      type: 'play',
      seat: 0,
      points: 8,
      tiles: 3,
      words: ['DOmY'],
    });
  });

  test('other points forget the value of the best word', () => {
    const script = begin('pfs').given({ type: 'play', seat: 0, points: 30, words: ['DOM'], bestWord: 24 });
    expect(corrected(script, 0, { points: 20 })).not.toHaveProperty('bestWord');
  });

  test('the bonus is the regulation’s', () => {
    expect(corrected(begin('pfs').given(play(0, 20)), 0, { bonus: true, points: 70 })).toMatchObject({
      points: 70,
      bonus: 50,
    });
  });
});

describe('the effect of a correction', () => {
  test('the sums before and after, per seat', () => {
    const script = begin('pfs').given(play(0, 42, 5), play(1, 10, 2), play(0, 7, 2));
    expect(effect(script, 0, { points: 24 })).toMatchObject({
      sums: [
        { seat: 0, before: 49, after: 31, finalAfter: null },
        { seat: 1, before: 10, after: 10 },
      ],
      game: null,
      signatures: false,
    });
  });

  test('a finished game: final scores, another winner, signatures void', () => {
    const script = begin('pinczow-school').given(
      play(0, 42),
      play(1, 30),
      pass(0),
      pass(1),
      pass(0),
      pass(1),
      rack(0, 'A'),
      rack(1, 'AA'),
      { type: 'confirm', seat: 0 },
      { type: 'confirm', seat: 1 },
    );
    expect(effect(script, 0, { points: 4 })).toMatchObject({
      sums: [
        { before: 42, after: 4, finalBefore: 41, finalAfter: 3 },
        { before: 30, after: 30, finalBefore: 28, finalAfter: 28 },
      ],
      winner: 1,
      signatures: true,
    });
  });

  test('a pass that was an exchange opens the game again', () => {
    const script = begin('pinczow-school').given(
      play(0, 42, 5),
      play(1, 30, 5),
      pass(0),
      pass(1),
      pass(0),
      pass(1),
    );
    expect(script.state.end).not.toBeNull();
    expect(effect(script, 5, { kind: 'exchange', exchanged: 2 })).toMatchObject({ game: 'goes-on' });
  });

  test('what would break the rules is refused, not shown', () => {
    const script = begin('pfs').given(stop(0), exchange(0, 3), play(1, 10));
    expect(effect(script, 0, { exchanged: 9 })).toMatchObject({
      why: 'would-break',
      refusal: { why: 'out-of-range', most: 7, got: 9 },
    });
  });
});

describe("the referee's points", () => {
  const script = begin('pfs').given(play(0, 20), { type: 'penalty', seat: 0, points: -5, reason: 'late' });
  const adjustment = script.state.adjustments[0]!;
  const fact = penaltyFactOf(script.game, adjustment)!;
  const table = { preview: (next: Fact) => append(script.game, { at: script.now, fact: next }) };
  const outlook = (changes: Partial<ReturnType<typeof typedPenaltyOf>>) =>
    outlookOf(
      table,
      script.state,
      adjustment.index,
      fact,
      penaltyOf({ ...typedPenaltyOf(fact), ...changes }),
    );

  test('are a line of their own row, and read back as they were written', () => {
    expect(penaltyOf(typedPenaltyOf(fact))).toEqual(fact);
    expect(outlook({})).toEqual({ effect: null, refusal: null });
  });

  test('more taken, or given instead: the sum is seen before', () => {
    expect(outlook({ points: 10 }).effect?.sums[0]).toMatchObject({ before: 15, after: 10 });
    expect(outlook({ sign: 'plus' }).effect?.sums[0]).toMatchObject({ before: 15, after: 25 });
  });

  test('out of bounds is refused with the numbers', () => {
    expect(outlook({ points: 9_999 }).refusal).not.toBeNull();
  });

  test('after a failed challenge there is nothing of its own to correct', () => {
    const failed = begin('english-school').given(
      stop(0),
      { type: 'challenge', by: 1, words: ['ZAX'] },
      { type: 'verdict', source: 'referee', words: [{ word: 'ZAX', valid: true }] },
    );
    expect(penaltyFactOf(failed.game, failed.state.adjustments[0]!)).toBeNull();
  });
});

describe('points typed anew', () => {
  test.each([
    [24, '7', true, 7],
    [24, '7', false, 247],
    [0, '7', false, 7],
    [0, '0', true, 0],
    [1_234, '5', false, 1_234],
    [1_234, '5', true, 5],
  ])('%d and then %s (the first digit: %s) are %d', (points, digit, first, typed) => {
    expect(typedPoints(points, digit, first)).toBe(typed);
  });

  test.each([
    [247, 24],
    [7, 0],
    [0, 0],
  ])('%d without its last digit is %d', (points, rest) => {
    expect(erasedPoints(points)).toBe(rest);
  });
});
