import { describe, expect, test } from 'vitest';
import { begin, challenge, loss, pass, play, rack, stop, verdict } from './script.ts';

const takeover = { scores: [100, 100], bag: 0, racks: [2, 3] };
const wentOut = () => begin('three-games', { takeover }).given(stop(0), play(0, 12, 2));

describe('001 §5.1: the move that ends the game has to be accepted', () => {
  test('by the opponent, in so many words or by writing down a rack', () => {
    expect(wentOut().state.phase).toEqual({ name: 'accepting', seat: 0 });
    expect(wentOut().given({ type: 'accept', seat: 1 }).state.phase).toEqual({ name: 'over' });
    expect(wentOut().given(rack(1, 'KOT')).state.phase).toEqual({ name: 'over' });
  });

  test('not by the player who went out', () => {
    expect(wentOut().when({ type: 'accept', seat: 0 })).toEqual({ why: 'own-move' });
    expect(wentOut().given(rack(0, '')).state.phase).toEqual({ name: 'accepting', seat: 0 });
  });

  test('a move that was checked and stands cannot be checked again', () => {
    const script = wentOut().given(challenge(1, 'OK'), verdict({ OK: true }));
    expect(script.when(challenge(1, 'ŹLE'))).toEqual({ why: 'already-challenged', by: 1 });
  });

  const found = (valid: boolean) => wentOut().given(challenge(1, 'ŹLE'), verdict({ ŹLE: valid }));

  test('a move found invalid comes off; the loss is recorded and the game goes on', () => {
    const script = found(false);
    expect(script.state).toMatchObject({ end: null, scores: [100, 100], tiles: { racks: [2, 3] } });
    expect(script.state.phase).toMatchObject({ name: 'judged', seat: 0, valid: false });
    expect(script.when(play(0, 12, 2))).toEqual({ why: 'must-take-back' });
    script.given(loss(0));
    expect(script.state.phase).toEqual({ name: 'thinking', seat: 1 });
    expect(script.state.turns.map(({ seat, kind }) => [seat, kind])).toEqual([[0, 'loss']]);
  });

  test('the loss may be left out: what the next player does says it', () => {
    const script = found(false).given(stop(1));
    expect(script.state.turns).toMatchObject([{ seat: 0, kind: 'loss', words: ['ŹLE'] }]);
    expect(script.state.phase).toEqual({ name: 'settling', seat: 1 });
  });

  test('the referee may overrule: the move stands after all and waits to be accepted', () => {
    const script = found(false).given({
      type: 'verdict',
      source: 'referee',
      words: [{ word: 'ŹLE', valid: true }],
    });
    expect(script.state).toMatchObject({ scores: [112, 100], phase: { name: 'accepting', seat: 0 } });
  });

  test('alone: one loss is written, not two', () => {
    const alone = { scores: [300, 290], bag: 0, racks: [3, 2], outOfTime: [0] };
    const script = begin('three-games', { first: 1, takeover: alone });
    script.given(play(1, 8, 2), challenge(0, 'ŹLE'), verdict({ ŹLE: false }), loss(1), pass(1));
    expect(script.state.turns.map(({ kind }) => kind)).toEqual(['loss', 'pass']);
    expect(script.state.end).toBeNull();
  });
});

test('the referee’s time-out of one player leaves the clock of the other running', () => {
  for (const seat of [0, 1]) {
    const thinker = 1 - seat;
    const script = begin('pinczow-school', { first: thinker });
    script.given({ type: 'timeout', seat, by: 'referee' });
    expect(script.state.phase).toEqual({ name: 'thinking', seat: thinker });
    expect(script.state.clock.running?.seat).toBe(thinker);
  }
});

test('with a clock per move only the player to move can be timed out, by the referee too', () => {
  const script = begin('english-school');
  expect(script.when({ type: 'timeout', seat: 1, by: 'referee' })).toEqual({ why: 'not-your-turn', turn: 0 });
  expect(script.when({ type: 'timeout', seat: 0, by: 'referee' })).toBeNull();
});
