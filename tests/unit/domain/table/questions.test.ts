import { describe, expect, test } from 'vitest';
import { challengersOf, openToChallenge } from '../../../../src/domain/table/challenge.ts';
import { exchangeQuestion, goingOut } from '../../../../src/domain/table/questions.ts';
import { begin, play, rulesOf, Script, startOf, stop } from './script.ts';

describe('going out', () => {
  const with_ = (bag: number, racks: number[]) =>
    begin('pfs', { takeover: { scores: [300, 300], bag, racks } }).given(stop(0)).state;

  test('with the tiles known it follows from them', () => {
    expect(goingOut(with_(3, [7, 7]), 0, 7)).toBe('no');
    expect(goingOut(with_(0, [3, 5]), 0, 3)).toBe('sure');
    expect(goingOut(with_(0, [3, 5]), 0, 2)).toBe('no');
    expect(goingOut(with_(0, [3, 5]), 0, null)).toBe('likely');
  });

  test('unknown: impossible while too few tiles can have been laid, then possible, at last a question', () => {
    const script = begin('pfs');
    const seen: string[] = [];
    for (let turn = 0; turn < 24; turn += 1) {
      const seat = turn % 2;
      script.given(stop(seat));
      seen.push(goingOut(script.state, seat, null));
      script.given(play(seat, 10));
    }
    // The first move is told nothing about either, but nobody can be out with a full bag.
    expect(seen.slice(0, 13)).toEqual(Array.from({ length: 13 }, () => 'no'));
    expect(seen[13]).toBe('possible');
    expect(seen.slice(21)).toEqual(['likely', 'likely', 'likely']);
  });
});

test('everybody else may challenge, also a player out of time where the regulation lets them', () => {
  const players = ['A', 'B', 'C'].map((name) => ({ name }));
  const three = new Script(startOf(rulesOf('english-school'), { players })).given(stop(0));
  expect(challengersOf(three.state, 0)).toEqual([1, 2]);
  const out = begin('pfs').given({ type: 'timeout', seat: 0, by: 'referee' }, stop(1));
  expect(challengersOf(out.state, 1)).toEqual([0]);
  const rules = rulesOf('pfs', {
    clock: {
      kind: 'budget',
      time: 60_000,
      settling: 'nobody',
      timeOut: { kind: 'out', mayChallenge: false, restartsRuns: true },
    },
  });
  const silent = new Script(startOf(rules)).given({ type: 'timeout', seat: 0, by: 'referee' }, stop(1));
  expect(challengersOf(silent.state, 1)).toEqual([]);
});

test('a recorded move is open to challenge only where the regulation waits for the next stop', () => {
  const told = (closes: 'at-recording' | 'at-next-stop') =>
    begin('pfs', {}, { challenge: { closes, failed: { kind: 'nothing' } } }).given(stop(0), play(0, 20));
  expect(openToChallenge(told('at-recording').state)).toBeNull();
  expect(openToChallenge(told('at-next-stop').state)).toBe(0);
  expect(openToChallenge(told('at-next-stop').given(stop(1)).state)).toBeNull();
});

describe('an exchange', () => {
  const uncounted = begin('pfs', { takeover: { scores: [9, 9] } }).given(stop(0), play(0, 9), stop(1)).state;

  test('is not asked about where the bag cannot be too small, and is asked later', () => {
    const moves = (many: number) =>
      Array.from({ length: many }, (_, i) => [stop(i % 2), play(i % 2, 10)]).flat();
    const early = begin('three-games').given(...moves(2), stop(0)).state;
    expect(exchangeQuestion(early, 0, 3, null)).toEqual({ kind: 'allowed' });
    const late = begin('three-games').given(...moves(12), stop(0)).state;
    expect(exchangeQuestion(late, 0, 3, null)).toEqual({ kind: 'ask', need: 7 });
  });

  test('is allowed, or refused with its numbers, where the bag is counted', () => {
    expect(exchangeQuestion(begin('pfs').given(stop(0)).state, 0, 7, null)).toEqual({ kind: 'allowed' });
    const small = begin('pfs', { takeover: { scores: [0, 0], bag: 6 } }).given(stop(0)).state;
    expect(exchangeQuestion(small, 0, 1, null)).toEqual({
      kind: 'refused',
      refusal: { why: 'bag-too-small', need: 7, has: 6 },
    });
  });

  test('is a question where nobody counted it, until the players have answered', () => {
    expect(exchangeQuestion(uncounted, 1, 3, null)).toEqual({ kind: 'ask', need: 7 });
    expect(exchangeQuestion(uncounted, 1, 3, 7)).toEqual({ kind: 'allowed' });
  });
});
