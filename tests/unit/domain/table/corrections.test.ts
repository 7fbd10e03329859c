import { describe, expect, test } from 'vitest';
import { redoTarget, undoTarget } from '../../../../src/domain/log/undo.ts';
import { begin, exchange, loss, pass, play, rulesOf, type Script, startOf, stop } from './script.ts';

const undo = (script: Script) => script.given({ type: 'retract', target: undoTarget(script.entries)! });
const redo = (script: Script) => script.given({ type: 'retract', target: redoTarget(script.entries)! });

describe('undo and redo', () => {
  test('the line and both clocks go back together', () => {
    const script = begin('pfs').given(stop(0));
    const { clock, phase } = script.state;
    script.given(play(0, 42, 5));
    undo(script);
    expect(script.state).toMatchObject({ clock, phase, scores: [0, 0], turns: [] });
    script.given(play(0, 24, 5));
    expect(script.state.scores).toEqual([24, 0]);
  });

  test('step by step back to the start, and forward again', () => {
    const script = begin('pfs').given(stop(0), play(0, 42, 5), stop(1), pass(1));
    const after = script.state;
    for (let i = 0; i < 4; i += 1) undo(script);
    expect(undoTarget(script.entries)).toBeNull();
    expect(script.state.turns).toEqual([]);
    for (let i = 0; i < 4; i += 1) redo(script);
    expect(redoTarget(script.entries)).toBeNull();
    expect(script.state).toEqual(after);
    undo(script);
    expect(script.state.turns).toHaveLength(1);
  });

  test('a new fact ends redo', () => {
    const script = begin('pfs').given(stop(0), play(0, 42, 5));
    undo(script).given(play(0, 24, 5));
    expect(redoTarget(script.entries)).toBeNull();
  });

  test('an amendment is undone like anything else', () => {
    const script = begin('pfs').given(play(0, 42, 5), { type: 'amend', target: 1, fact: play(0, 24, 5) });
    expect(script.state.scores).toEqual([24, 0]);
    undo(script);
    expect(script.state.scores).toEqual([42, 0]);
    redo(script);
    expect(script.state.scores).toEqual([24, 0]);
  });
});

describe('amend', () => {
  test('a value in the middle: all later sums follow, no clock moves', () => {
    const script = begin('pfs').given(
      stop(0),
      play(0, 42, 5),
      stop(1),
      play(1, 10, 2),
      stop(0),
      play(0, 7, 2),
    );
    const { clock } = script.state;
    script.given({ type: 'amend', target: 2, fact: play(0, 24, 5) });
    expect(script.state.turns.map(({ sums }) => sums)).toEqual([
      [24, 0],
      [24, 10],
      [31, 10],
    ]);
    expect(script.state.clock).toEqual(clock);
  });

  test('a pass that was an exchange, a move that was lost', () => {
    const script = begin('three-games').given(play(0, 20, 4), pass(1), play(0, 12, 3));
    script.given({ type: 'amend', target: 2, fact: exchange(1, 3) });
    expect(script.state.exchanges).toEqual([0, 1]);
    script.given({ type: 'amend', target: 3, fact: loss(0) });
    expect(script.state.scores).toEqual([20, 0]);
  });

  test('the wrong rules: the whole game is read by the right ones', () => {
    const script = begin('pinczow-school').given(play(0, 20, 4), exchange(1, 1));
    script.given({ type: 'amend', target: 0, fact: startOf(rulesOf('three-games')) });
    expect(script.state.rules.id).toBe('three-games');
    expect(script.state.exchanges).toEqual([0, 1]);
  });

  test('a correction that makes the history impossible is refused as a whole', () => {
    const script = begin('pfs').given(play(0, 20, 4), pass(1), pass(0));
    const before = script.game;
    expect(script.when({ type: 'amend', target: 2, fact: pass(0) })).toMatchObject({
      why: 'would-break',
      index: 2,
      refusal: { why: 'not-your-turn' },
    });
    expect(script.when({ type: 'retract', target: 2 })).toMatchObject({ why: 'would-break', index: 3 });
    expect(script.game).toBe(before);
  });

  test('the last of four passes taken back opens the game again', () => {
    const script = begin('pfs').given(pass(0), pass(1), pass(0), pass(1));
    expect(script.state.end?.reason).toBe('passes');
    undo(script);
    expect(script.state.end).toBeNull();
    expect(script.state.phase).toEqual({ name: 'thinking', seat: 1 });
  });

  test('what cannot be corrected', () => {
    const script = begin('pfs').given(play(0, 20, 4));
    expect(script.when({ type: 'retract', target: 0 })).toEqual({ why: 'cannot-retract-start' });
    expect(script.when({ type: 'retract', target: 5 })).toEqual({ why: 'no-such-fact', target: 5 });
    expect(script.when({ type: 'amend', target: 1, fact: stop(0) })).toEqual({
      why: 'other-kind',
      was: 'play',
      is: 'stop',
    });
    script.given({ type: 'retract', target: 1 });
    expect(script.when({ type: 'retract', target: 1 })).toEqual({ why: 'already-retracted' });
    expect(script.when({ type: 'amend', target: 1, fact: pass(0) })).toEqual({ why: 'already-retracted' });
  });
});
