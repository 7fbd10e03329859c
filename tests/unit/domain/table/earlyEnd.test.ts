import { describe, expect, test } from 'vitest';
import { leftAt } from '../../../../src/domain/clock/clock.ts';
import { EARLY_ENDS, type EarlyEnd, type GameFact } from '../../../../src/domain/table/fact.ts';
import { resultOf } from '../../../../src/domain/table/finalScore.ts';
import { replay } from '../../../../src/domain/table/game.ts';
import { slipOf } from '../../../../src/domain/table/slip.ts';
import { readGameFile, writeGameFile } from '../../../../src/share/gameFile/gameFile.ts';
import { begin, challenge, play, stop } from './script.ts';

const finish = (how: EarlyEnd, seat?: number): GameFact => ({
  type: 'finish',
  how,
  ...(seat === undefined ? {} : { seat }),
  reason: 'choroba',
});

describe('a game that ends before its end', () => {
  const under = () => begin('three-games').given(stop(0), play(0, 40), stop(1), play(1, 22));

  test.each([
    ['resigned', 0, 1],
    ['walkover', 1, 0],
    ['abandoned', undefined, null],
    ['agreed', undefined, null],
  ] as const)('%s by %s is won by %s, as the points stand', (how, seat, winner) => {
    const game = under().given(finish(how, seat));
    expect(game.state.phase.name).toBe('over');
    expect(game.state.end).toMatchObject({ reason: how, why: 'choroba' });
    expect(resultOf(game.state)).toMatchObject({
      columns: [{ total: 40 }, { total: 22 }],
      decision: { by: how, winner },
    });
    game.given({ type: 'confirm', seat: 0 }, { type: 'confirm', seat: 1 });
    expect(slipOf(game.state, 0)?.decision).toEqual({ by: how, winner });
  });

  test('can happen whatever is going on, and be taken back', () => {
    const positions = [
      under(),
      under().given(stop(0)),
      under().given(stop(0), challenge(1, 'KOT')),
      under().given({ type: 'pause' }),
    ];
    for (const game of positions) {
      const before = game.state;
      game.given(finish('abandoned'));
      expect(game.when(finish('agreed'))).toEqual({ why: 'game-over' });
      expect(game.when({ type: 'rack', seat: 0, letters: 'A' })).toEqual({ why: 'game-over' });
      game.given({ type: 'retract', target: game.entries.length - 1 });
      expect(game.state).toEqual(before);
    }
  });

  test('who resigns or did not turn up has to be said', () => {
    expect(under().when(finish('resigned'))).toMatchObject({ why: 'no-such-seat' });
    expect(under().when(finish('walkover', 2))).toMatchObject({ why: 'no-such-seat' });
  });

  test('goes through a game file', () => {
    for (const how of EARLY_ENDS) {
      const game = under().given(finish(how, 1));
      const read = readGameFile(writeGameFile({ id: 'x', entries: game.entries }));
      expect(read.ok && replay(read.value.entries).refused).toEqual([]);
      expect(read.ok && read.value.entries).toEqual(game.entries);
    }
  });

  test('a game that is adjourned is paused until somebody resumes it', () => {
    const game = under().given({ type: 'pause' }, { type: 'pause', adjourned: true, reason: 'do jutra' });
    expect(game.state.phase).toMatchObject({ name: 'paused', adjourned: true, reason: 'do jutra' });
    expect(game.when({ type: 'pause', adjourned: true })).toEqual({ why: 'paused' });
    expect(game.given({ type: 'resume' }).state.phase.name).toBe('thinking');
  });
});

describe('time that ran since a turn that is taken back', () => {
  const left = (game: ReturnType<typeof begin>, seat: number) =>
    leftAt(game.state.rules.clock, game.state.clock, seat, game.now);

  test.each([
    ['kept', 10_000],
    ['given-back', 0],
  ] as const)('%s: %i ms are gone', (decision, gone) => {
    const game = begin('three-games').given(stop(0), play(0, 40));
    const full = left(game, 1);
    const leaves: GameFact = { type: 'gap', seat: 1, cause: 'undo', span: 10_000, decision };
    game.when({ type: 'retract', target: 2, leaves }, game.now + 10_000);
    game.given(play(0, 40));
    expect(full - left(game, 1)).toBe(gone);
  });

  test('is charged to the next turn where every move has its own time', () => {
    const game = begin('english-school').given(stop(0), play(0, 40));
    const full = left(game, 1);
    const leaves: GameFact = { type: 'gap', seat: 1, cause: 'undo', span: 10_000, decision: 'kept' };
    game.when({ type: 'retract', target: 2, leaves }, game.now + 10_000);
    game.given(play(0, 40));
    expect(full - left(game, 1)).toBe(10_000);
    game.given(stop(1), play(1, 5), stop(0), play(0, 5));
    expect(left(game, 1)).toBe(full);
  });

  test('comes back with a redo, exactly', () => {
    const game = begin('three-games').given(stop(0), play(0, 40));
    const before = game.state;
    const leaves: GameFact = { type: 'gap', seat: 1, cause: 'undo', span: 10_000, decision: 'kept' };
    game.given({ type: 'retract', target: 2, leaves }, { type: 'retract', target: 3 });
    expect(game.state).toEqual(before);
  });

  test('what an undo leaves cannot be amended', () => {
    const game = begin('three-games').given(stop(0), play(0, 40));
    const leaves: GameFact = { type: 'gap', seat: 1, cause: 'undo', span: 10_000, decision: 'kept' };
    game.given({ type: 'retract', target: 2, leaves });
    expect(game.when({ type: 'amend', target: 3, fact: { ...leaves, decision: 'given-back' } })).toEqual({
      why: 'no-such-fact',
      target: 3,
    });
  });
});
