import { describe, expect, test } from 'vitest';
import type { RunRule, TableRules } from '../../../../src/domain/rules/tableRules.ts';
import type { Start } from '../../../../src/domain/table/fact.ts';
import { resultOf } from '../../../../src/domain/table/finalScore.ts';
import {
  begin,
  challenge,
  exchange,
  loss,
  pass,
  play,
  rack,
  rulesOf,
  type Script,
  stop,
  verdict,
} from './script.ts';

/** Where a regulation can be read in more than one way, the reading is a value: here each value shows its effect. */

const MINUTE = 60_000;
const endOf = (script: Script) => script.state.end?.reason ?? null;

/** Turns by the player whose turn it is: P pass, L lost turn, X exchange. */
function turns(script: Script, letters: string): Script {
  for (const letter of letters) {
    const { phase } = script.state;
    if (phase.name !== 'thinking') throw new Error(`the game is over before ${letter}`);
    const { seat } = phase;
    script.given(letter === 'P' ? pass(seat) : letter === 'L' ? loss(seat) : exchange(seat, 1));
  }
  return script;
}

function mixedRun(changes: Partial<RunRule>): Partial<TableRules> {
  const [passes, mixed] = rulesOf('three-games').runs as [RunRule, RunRule];
  return { runs: [passes, { ...mixed, ...changes }] };
}

describe('I-1, I-2: passes mixed with losses (001 §5.1)', () => {
  const a = {};
  const b = mixedRun({ passes: 4 });
  const c = mixedRun({ length: { kind: 'total', turns: 6, alone: 3 } });
  const rows: [string, string, Partial<TableRules>, string | null][] = [
    ['PPLPP', 'a', a, 'passes-and-losses'],
    ['PPLPP', 'b', b, 'passes-and-losses'],
    ['PPLPP', 'c', c, null],
    ['PLPLP', 'a', a, 'passes-and-losses'],
    ['PLPLP', 'b', b, null],
    ['PLPLP', 'c', c, null],
    ['PPPP', 'a', a, 'passes'],
    ['PPPP', 'b', b, 'passes'],
    ['PPPP', 'c', c, 'passes'],
    ['LLLLL', 'a', a, 'passes-and-losses'],
    ['LLLLL', 'at least one pass', mixedRun({ passes: 1 }), null],
    ['PPLXPP', 'a', a, null],
  ];
  test.each(rows)('%s under reading %s', (letters, _name, changes, reason) => {
    expect(endOf(turns(begin('three-games', {}, changes), letters))).toBe(reason);
  });

  test('O2: alone after a time-out, pass, loss, pass ends at the third (PFS 6.1.1)', () => {
    const script = begin('three-games');
    script.when({ type: 'timeout', seat: 0 }, script.now + 15 * MINUTE);
    expect(endOf(turns(script, 'PL'))).toBeNull();
    expect(endOf(turns(script, 'P'))).toBe('passes-and-losses');
  });
});

describe('I-3, I-4: what breaks a run of passes', () => {
  const withEffects = (changes: Partial<RunRule>): Partial<TableRules> => ({
    runs: rulesOf('pinczow-school').runs.map((run) => ({ ...run, ...changes })),
  });
  test.each([
    ['PPXPP', {}, null],
    ['PPXPP', withEffects({ exchange: 'ignored' }), 'passes'],
    ['PPXP', withEffects({ exchange: 'counts' }), 'passes'],
    ['PPLPP', {}, null],
    ['PPLPP', withEffects({ loss: 'ignored' }), 'passes'],
    ['PPLP', withEffects({ loss: 'counts' }), 'passes'],
  ] as const)('%s', (letters, changes, reason) => {
    expect(endOf(turns(begin('pinczow-school', {}, changes), letters))).toBe(reason);
  });

  test('WESPA: six scoreless turns, exchanges and losses among them', () => {
    expect(endOf(turns(begin('wespa'), 'PXLPX'))).toBeNull();
    expect(endOf(turns(begin('wespa'), 'PXLPXL'))).toBe('scoreless');
  });
});

describe('I-9: passes just before a time-out', () => {
  const afterTimeOut = (restartsRuns: boolean) => {
    const { clock } = rulesOf('pinczow-school');
    if (clock.kind !== 'budget') throw new Error('a budget clock is expected');
    const timeOut = { kind: 'out', mayChallenge: true, restartsRuns } as const;
    const script = turns(begin('pinczow-school', {}, { clock: { ...clock, timeOut } }), 'PP');
    script.given({ type: 'timeout', seat: 0, by: 'referee' }, pass(1));
    return endOf(script);
  };
  test('the count starts again', () => expect(afterTimeOut(true)).toBeNull());
  test('or it goes on', () => expect(afterTimeOut(false)).toBe('passes'));
});

describe('I-10, I-11: leftovers', () => {
  const ending = (changes: Partial<TableRules['ending']>) => ({
    ending: { ...rulesOf('pinczow-school').ending, ...changes },
  });
  const finals = (script: Script) => resultOf(script.state)!.columns.map(({ total }) => total);
  const takeover = { scores: [100, 100], bag: 0, racks: [1, 2] };

  test('after passes each loses the own tiles, or nobody does', () => {
    const end = (changes: Partial<TableRules>) =>
      turns(begin('pinczow-school', { takeover }, changes), 'PPPP');
    expect(finals(end({}).given(rack(0, 'Z'), rack(1, 'KO')))).toEqual([99, 97]);
    expect(finals(end(ending({ nobodyOut: 'nothing' })))).toEqual([100, 100]);
  });

  test('going out alone after a time-out', () => {
    const end = (changes: Partial<TableRules>) =>
      begin('pinczow-school', { takeover, first: 1 }, changes).given(
        { type: 'timeout', seat: 1, by: 'referee' },
        play(0, 5, 1),
        rack(1, 'KO'),
      );
    expect(finals(end({}))).toEqual([108, 97]);
    expect(finals(end(ending({ outAlone: 'gains-nothing' })))).toEqual([105, 97]);
  });

  test('twice the others’ tiles (WESPA)', () => {
    expect(finals(begin('wespa', { takeover }).given(play(0, 5, 1), rack(1, 'QI')))).toEqual([127, 100]);
  });
});

test('I-12: one shared clock of 30 minutes; at zero everybody is out of time', () => {
  const clock = { kind: 'shared', time: 30 * MINUTE, settling: 'nobody' } as const;
  const script = begin('three-games', {}, { clock });
  const t0 = script.now;
  expect(script.when(stop(0), t0 + 10 * MINUTE)).toBeNull();
  expect(script.when(play(0, 30, 4), t0 + 11 * MINUTE)).toBeNull();
  expect(script.when(stop(1), t0 + 31 * MINUTE)).toEqual({ why: 'out-of-time', since: t0 + 31 * MINUTE });
  expect(script.when({ type: 'timeout', seat: 1 }, t0 + 31 * MINUTE)).toBeNull();
  expect(endOf(script)).toBe('time');
  expect(script.state.outOfTime.every((since) => since !== null)).toBe(true);
});

describe('I-15: the challenge window may stay open until the next player stops the clock', () => {
  const late = (more: Partial<Start> = {}) =>
    begin('english-school', more, {
      challenge: {
        closes: 'at-next-stop',
        failed: { kind: 'challenger-loses', points: 3, per: 'challenge' },
      },
    });

  test('an invalid word comes off although it was recorded', () => {
    const script = late().given(stop(0), play(0, 20, 4), challenge(1, 'ZZ'), verdict({ ZZ: false }));
    expect(script.state).toMatchObject({ scores: [0, 0], tiles: { bag: 86, racks: [7, 7] } });
    script.given(loss(0));
    expect(script.state.turns.map(({ kind }) => kind)).toEqual(['loss']);
    expect(script.state.phase).toEqual({ name: 'thinking', seat: 1 });
  });

  test('a challenge in vain costs its points and the next player thinks on', () => {
    const script = late().given(stop(0), play(0, 20, 4), challenge(1, 'ZA'), verdict({ ZA: true }));
    expect(script.state.scores).toEqual([20, -3]);
    expect(script.state.phase).toEqual({ name: 'thinking', seat: 1 });
    expect(script.when(challenge(1, 'ZA'))).toEqual({ why: 'move-recorded' });
  });

  test('after the next stop it is about the next move', () => {
    const script = late().given(stop(0), play(0, 20, 4), stop(1));
    expect(script.when(challenge(1, 'ZA'))).toEqual({ why: 'own-move' });
  });
});

describe('I-17 and others: the price of a failed challenge', () => {
  const price = (failed: TableRules['challenge']['failed']) =>
    begin('english-school', {}, { challenge: { closes: 'at-recording', failed } }).given(
      stop(0),
      challenge(1, 'ZA', 'QI'),
      verdict({ ZA: true, QI: true }),
      play(0, 20, 2),
    );

  test('once, or for each word', () => {
    expect(price({ kind: 'challenger-loses', points: 3, per: 'challenge' }).state.scores).toEqual([20, -3]);
    expect(price({ kind: 'challenger-loses', points: 3, per: 'word' }).state.scores).toEqual([20, -6]);
    expect(price({ kind: 'mover-gains', points: 5, per: 'word' }).state.scores).toEqual([30, 0]);
    expect(price({ kind: 'nothing' }).state.scores).toEqual([20, 0]);
  });

  test('or the challenger’s turn', () => {
    const { turns, phase } = price({ kind: 'lost-turn' }).state;
    expect(turns.map(({ seat, kind }) => [seat, kind])).toEqual([
      [0, 'play'],
      [1, 'loss'],
    ]);
    expect(phase).toEqual({ name: 'thinking', seat: 0 });
  });
});

describe('I-20: the tie-break compares last words', () => {
  const takeover = { scores: [100, 100], bag: 0, racks: [3, 3] };
  const tied = (by: 'word' | 'move', words: [number, number] | null) => {
    const best = (i: 0 | 1) => (words ? { bestWord: words[i] } : {});
    return begin('pinczow-school', { takeover }, { tieBreak: { kind: 'last-word', by } })
      .given({ ...play(0, 20, 1), ...best(0) } as never, { ...play(1, 18, 1), ...best(1) } as never)
      .given(pass(0), pass(1), pass(0), pass(1), rack(0, 'KO'), rack(1, 'Z?'));
  };
  test('the best single word where it is known for both', () => {
    expect(resultOf(tied('word', [9, 18]).state)?.decision).toMatchObject({ by: 'last-word', winner: 1 });
  });
  test('else the move as recorded', () => {
    expect(resultOf(tied('word', null).state)?.decision).toMatchObject({ by: 'last-word', winner: 0 });
    expect(resultOf(tied('move', [9, 18]).state)?.decision).toMatchObject({ by: 'last-word', winner: 0 });
  });
  test('a last word laid on paper and not told is not guessed', () => {
    const unplayed = (lastMoves?: number[]) =>
      begin('pinczow-school', { takeover: { ...takeover, ...(lastMoves ? { lastMoves } : {}) } }).given(
        pass(0),
        pass(1),
        pass(0),
        pass(1),
        rack(0, 'KOZ'),
        rack(1, 'KOZ'),
      );
    expect(resultOf(unplayed().state)?.decision).toEqual({ by: 'unknown', winner: null });
    expect(resultOf(unplayed([7, 12]).state)?.decision).toMatchObject({ by: 'last-word', winner: 1 });
  });
  test('with the bonus for the whole rack, which is added to the word (000)', () => {
    const script = begin('pinczow-school').given(
      { type: 'play', seat: 0, points: 74, placement: { at: 'H8', word: 'ARSKARW' } },
      { type: 'play', seat: 1, points: 3, placement: { at: 'H7', down: true, word: 'KA' } },
    );
    const [first, second] = script.state.turns;
    expect(first).toMatchObject({ bonus: 50, bestWord: first?.kind === 'play' ? first.counted : null });
    expect(second).toMatchObject({ bonus: 0, bestWord: 3 });
  });
  test('equal again: a draw (I-21)', () => {
    expect(resultOf(tied('word', [9, 9]).state)?.decision).toEqual({ by: 'draw', winner: null });
  });
});

test('I-25: the time-out of a move may count as a lost turn', () => {
  const clock = { kind: 'move', time: 2 * MINUTE, timeOut: { kind: 'turn-over', counts: 'loss' } } as const;
  const script = begin('english-school', {}, { clock });
  script.when({ type: 'timeout', seat: 0 }, script.now + 2 * MINUTE);
  expect(script.state.turns[0]).toMatchObject({ kind: 'loss', cause: 'time-out' });
});

test('I-26: a player out of time may be denied the challenge', () => {
  const clock = rulesOf('pinczow-school').clock;
  if (clock.kind !== 'budget') throw new Error('a budget clock is expected');
  const timeOut = { kind: 'out', mayChallenge: false, restartsRuns: true } as const;
  const script = begin('pinczow-school', {}, { clock: { ...clock, timeOut } });
  script.given({ type: 'timeout', seat: 0, by: 'referee' }, stop(1));
  expect(script.when(challenge(0, 'ŹLE'))).toEqual({ why: 'may-not-challenge' });
});
