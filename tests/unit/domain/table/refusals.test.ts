import { describe, expect, test } from 'vitest';
import { resultOf } from '../../../../src/domain/table/finalScore.ts';
import { slipOf } from '../../../../src/domain/table/slip.ts';
import { begin, challenge, exchange, loss, pass, play, rack, stop, verdict } from './script.ts';

const MINUTE = 60_000;

describe('out of turn, late or impossible', () => {
  test('the other player cannot stop the clock or record', () => {
    const script = begin('pfs');
    expect(script.when(stop(1))).toEqual({ why: 'not-your-turn', turn: 0 });
    script.given(stop(0));
    expect(script.when(play(1, 10))).toEqual({ why: 'not-your-turn', turn: 0 });
    expect(script.when(stop(0))).toEqual({ why: 'wrong-phase', phase: 'settling' });
    expect(script.when(stop(7))).toEqual({ why: 'no-such-seat', seat: 7, seats: 2 });
  });

  test('time does not go back', () => {
    const script = begin('pfs').given(stop(0));
    expect(script.when(play(0, 1), script.now - 1)).toMatchObject({ why: 'time-went-back' });
    expect(script.when(play(0, 1), script.now)).toBeNull();
  });

  test('a verdict without a challenge, a second start, a resume without a pause', () => {
    const script = begin('pfs');
    expect(script.when(verdict({ A: true }))).toEqual({ why: 'wrong-phase', phase: 'thinking' });
    expect(script.when(script.state.start)).toEqual({ why: 'already-started' });
    expect(script.when({ type: 'resume' })).toEqual({ why: 'not-paused' });
  });

  test('a challenge names words', () => {
    expect(
      begin('pfs')
        .given(stop(0))
        .when(challenge(1, ' ', '')),
    ).toEqual({ why: 'no-words' });
  });

  test.each([-1, 0, 8, 2.5])('%d tiles cannot be laid', (tiles) => {
    expect(begin('pfs').when(play(0, 10, tiles))).toMatchObject({ why: 'out-of-range', what: 'tiles' });
  });

  test.each([-1, 2_001, 0.5, Number.NaN])('a move is not worth %d', (points) => {
    expect(begin('pfs').when(play(0, points, 2))).toMatchObject({ why: 'out-of-range', what: 'points' });
  });

  test('000: the first move has at least two tiles', () => {
    expect(begin('pinczow-school').when(play(0, 2, 1))).toEqual({
      why: 'first-move-too-short',
      need: 2,
      got: 1,
    });
  });

  test('more tiles than the rack holds', () => {
    const takeover = { scores: [0, 0], bag: 0, racks: [3, 5] };
    expect(begin('pfs', { takeover }).when(play(0, 9, 4))).toEqual({
      why: 'rack-too-small',
      has: 3,
      wants: 4,
    });
    expect(begin('pfs', { takeover: { ...takeover, bag: 8 } }).when(exchange(0, 4))).toEqual({
      why: 'rack-too-small',
      has: 3,
      wants: 4,
    });
  });

  test('a tile that the set does not have', () => {
    const laid = (letters: string) => ({ ...play(0, 20), laid: letters }) as ReturnType<typeof play>;
    expect(begin('pfs').when(laid('ŹŹ'))).toEqual({ why: 'no-such-tile', letter: 'Ź', seen: 2, inSet: 1 });
    expect(begin('pfs').when(laid('źŹ'))).toBeNull();
    expect(begin('pfs').when(laid('QA'))).toEqual({ why: 'foreign-letter', letter: 'Q' });
    expect(begin('pfs').when({ ...laid('KOT'), tiles: 4 } as never)).toEqual({
      why: 'tiles-disagree',
      tiles: 4,
      laid: 3,
    });
  });

  test('a tile laid cannot be on a rack at the end', () => {
    const script = begin('pfs').given(
      { ...play(0, 30), laid: 'ŹLE' } as never,
      pass(1),
      pass(0),
      pass(1),
      pass(0),
    );
    expect(script.when(rack(0, 'ŹAAAAAA'))).toMatchObject({ why: 'no-such-tile', letter: 'Ź', seen: 2 });
    expect(script.when(rack(0, 'AAAAAA'))).toEqual({ why: 'rack-count', expected: 7, got: 6 });
    script.given(rack(0, 'AAAAAAA'));
    expect(script.when(rack(0, 'AAAAAAA'))).toEqual({ why: 'rack-given', value: 7 });
    expect(script.when(rack(1, 'AAAZZZZ'))).toMatchObject({
      why: 'no-such-tile',
      letter: 'A',
      seen: 10,
      inSet: 9,
    });
  });
});

describe('what is not known is asked for, never guessed', () => {
  test('a move without its tiles leaves the bag unknown', () => {
    const script = begin('pinczow-school').given(stop(0), play(0, 30));
    expect(script.state.tiles).toBeNull();
    script.given(stop(1));
    expect(script.when(exchange(1, 3))).toEqual({ why: 'bag-unknown', need: 8 });
    expect(script.when(exchange(1, 3, 7))).toEqual({ why: 'bag-too-small', need: 8, has: 7 });
    expect(script.when(exchange(1, 3, 8))).toBeNull();
  });

  test('going out is the players’ word; where the tiles are known they are believed', () => {
    const out = (seat: number, tiles?: number) =>
      ({ ...play(seat, 10, tiles), out: true }) as ReturnType<typeof play>;
    const unknown = begin('pinczow-school').given(play(0, 30), out(1));
    expect(unknown.state.end).toMatchObject({ reason: 'out', seat: 1 });
    expect(begin('pinczow-school').when(out(0, 7))).toEqual({ why: 'not-out', rack: 7, bag: 79 });
  });
});

describe('time', () => {
  test('no move after the time-out; at exactly 0 the time is out', () => {
    const script = begin('pinczow-school');
    const end = script.now + 15 * MINUTE;
    expect(script.when(stop(0), end)).toEqual({ why: 'out-of-time', since: end });
    expect(script.when({ type: 'timeout', seat: 1 }, end)).toEqual({ why: 'clock-not-running' });
    expect(script.when({ type: 'timeout', seat: 0 }, end)).toBeNull();
    expect(script.when({ type: 'timeout', seat: 0 }, end)).toMatchObject({ why: 'out-of-time' });
    expect(script.when(stop(0))).toEqual({ why: 'not-your-turn', turn: 1 });
    script.given(play(1, 12, 3));
    expect(script.state.phase).toEqual({ name: 'thinking', seat: 1 });
  });

  test('a player out of time may still challenge (I-26)', () => {
    const script = begin('pinczow-school');
    script.when({ type: 'timeout', seat: 0 }, script.now + 15 * MINUTE);
    expect(script.given(stop(1)).when(challenge(0, 'ŹLE'))).toBeNull();
  });

  test('the referee may call a time-out, and give time back', () => {
    const script = begin('pinczow-school').given({ type: 'timeout', seat: 0, by: 'referee' });
    expect(script.state.outOfTime[0]).not.toBeNull();
    script.given({ type: 'clock', add: [30_000, 0], reason: 'zegar' }, pass(1));
    expect(script.state.phase).toEqual({ name: 'thinking', seat: 0 });
  });

  test('nothing happens while the game is paused, and no time runs', () => {
    const script = begin('pfs').given({ type: 'pause', reason: 'telefon' });
    const { left } = script.state.clock;
    expect(script.when(stop(0))).toEqual({ why: 'paused' });
    expect(script.when(challenge(1, 'A'))).toEqual({ why: 'paused' });
    expect(script.when({ type: 'pause' })).toEqual({ why: 'paused' });
    expect(script.when({ type: 'resume' }, script.now + 10 * MINUTE)).toBeNull();
    expect(script.state.clock.left).toEqual(left);
    expect(script.state.phase).toEqual({ name: 'thinking', seat: 0 });
  });

  test('002: two minutes a move; the time-out is a pass (I-25) and the next move has its own two minutes', () => {
    const script = begin('english-school', { players: ['A', 'B', 'C'].map((name) => ({ name })) });
    script.given(stop(0), play(0, 8, 3));
    const end = script.now + 2 * MINUTE;
    expect(script.when({ type: 'timeout', seat: 1 }, end)).toBeNull();
    expect(script.state.turns[1]).toMatchObject({ kind: 'pass', timeOut: true, took: 2 * MINUTE });
    expect(script.state.clock).toMatchObject({ running: { seat: 2, since: end } });
    expect(script.state.clock.left[2]).toBe(2 * MINUTE);
  });

  test('WESPA: recording is on the opponent’s time, a challenge stops it', () => {
    const script = begin('wespa').given(stop(0));
    expect(script.state.clock.running?.seat).toBe(1);
    expect(script.when(challenge(1, 'ZA'), script.now + 5_000)).toBeNull();
    expect(script.state.clock).toMatchObject({ running: null, left: [1_499_000, 1_495_000] });
    script.given(verdict({ ZA: true }), play(0, 20, 2));
    expect(script.state.scores).toEqual([25, 0]);
    expect(script.state.clock.running?.seat).toBe(1);
  });
});

describe('the end', () => {
  const outPlay = { scores: [100, 90], bag: 0, racks: [2, 3] };

  test('001 §5.1: going out waits for the opponent, who may still challenge', () => {
    const script = begin('three-games', { takeover: outPlay }).given(stop(0), play(0, 8, 2));
    expect(script.state.phase).toEqual({ name: 'accepting', seat: 0 });
    expect(script.state.scores).toEqual([108, 90]);
    expect(script.when({ type: 'accept', seat: 0 })).toEqual({ why: 'own-move' });
    script.given(challenge(1, 'ŹLE'), verdict({ ŹLE: false }));
    expect(script.state).toMatchObject({ end: null, scores: [100, 90], tiles: { bag: 0, racks: [2, 3] } });
    script.given(loss(0));
    expect(script.state.phase).toEqual({ name: 'thinking', seat: 1 });
    expect(script.state.turns.map(({ kind }) => kind)).toEqual(['loss']);
  });

  test('001 §5.1: a challenge in vain leaves the end to be accepted', () => {
    const script = begin('three-games', { takeover: outPlay }).given(stop(0), play(0, 8, 2));
    script.given(challenge(1, 'OK'), verdict({ OK: true }));
    expect(script.state.phase).toEqual({ name: 'accepting', seat: 0 });
    script.given({ type: 'accept', seat: 1 });
    expect(script.state.phase).toEqual({ name: 'over' });
  });

  test('nothing is played after the end; racks, then confirmations, each once', () => {
    const script = begin('pinczow-school', { takeover: outPlay }).given(stop(0), play(0, 8, 2));
    expect(script.when(stop(1))).toEqual({ why: 'game-over' });
    expect(script.when(challenge(1, 'X'))).toEqual({ why: 'game-over' });
    expect(script.when({ type: 'confirm', seat: 0 })).toEqual({ why: 'racks-missing', seats: [1] });
    expect(script.when(rack(0, 'A'))).toMatchObject({ why: 'rack-count' });
    script.given(rack(1, 'AKO'), { type: 'confirm', seat: 0 });
    expect(script.when({ type: 'confirm', seat: 0 })).toEqual({ why: 'already-confirmed' });
    script.given({ type: 'confirm', seat: 1 });
    expect(script.state.phase).toEqual({ name: 'confirmed' });
    expect(slipOf(script.state, 1_000)).toMatchObject({ final: [112, 86], confirmed: [0, 1] });
  });

  test('confirming or counting racks before the end', () => {
    const script = begin('pfs');
    expect(script.when({ type: 'confirm', seat: 0 })).toEqual({ why: 'not-over' });
    expect(script.when(rack(0, 'A'))).toEqual({ why: 'not-over' });
  });

  test('racks by value only', () => {
    const script = begin('pfs').given(pass(0), pass(1), pass(0), pass(1));
    script.given({ type: 'rack', seat: 0, value: 11 }, { type: 'rack', seat: 1, value: 4 });
    expect(resultOf(script.state)?.columns.map(({ total }) => total)).toEqual([-11, -4]);
  });

  test('a correction after the signatures voids them', () => {
    const script = begin('pinczow-school', { takeover: outPlay }).given(
      stop(0),
      play(0, 8, 2),
      rack(1, 'AKO'),
    );
    script.given({ type: 'confirm', seat: 0 }, { type: 'confirm', seat: 1 });
    script.given({ type: 'amend', target: 2, fact: play(0, 9, 2) });
    expect(script.state.confirmed).toEqual([false, false]);
    expect(script.state.scores).toEqual([109, 90]);
  });
});

describe('a verdict against the move', () => {
  test('what the next player does says that the turn was lost when the verdict fell', () => {
    const script = begin('pfs').given(stop(0), challenge(1, 'ŹLE'), verdict({ ŹLE: false }));
    const fell = script.now;
    script.given(play(1, 12, 3));
    expect(script.state.turns.map(({ kind }) => kind)).toEqual(['loss', 'play']);
    expect(script.state.turns[1]!.took).toBe(script.now - fell);
  });

  test('the referee overrules the list, and the price of the challenge goes with it', () => {
    const script = begin('english-school').given(stop(0), challenge(1, 'QI'), verdict({ QI: true }));
    expect(script.state.scores).toEqual([0, -3]);
    script.given({
      type: 'verdict',
      source: 'referee',
      words: [{ word: 'QI', valid: false }],
      reason: 'Chambers',
    });
    expect(script.state.scores).toEqual([0, 0]);
    expect(script.when(play(0, 22, 2))).toEqual({ why: 'must-take-back' });
    expect(script.when(verdict({ QI: true }))).toMatchObject({ why: 'wrong-phase' });
    script.given(loss(0));
    expect(script.state.challenges).toMatchObject([{ valid: false, source: 'referee' }]);
  });
});
