import { describe, expect, test } from 'vitest';
import type { Placement } from '../../../../src/domain/board/placement.ts';
import { leftAt } from '../../../../src/domain/clock/clock.ts';
import type { TableRules } from '../../../../src/domain/rules/tableRules.ts';
import type { GameFact, Takeover } from '../../../../src/domain/table/fact.ts';
import { decisionOf, resultOf } from '../../../../src/domain/table/finalScore.ts';
import { current, replay } from '../../../../src/domain/table/game.ts';
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

/** Corners of the rules where one wrong sign would show nowhere else. */

const flag = (seat: number): GameFact => ({ type: 'timeout', seat, by: 'referee' });
const endOf = (script: Script) => script.state.end?.reason ?? null;
const left = ({ state, now }: Script, seat: number) => leftAt(state.rules.clock, state.clock, seat, now);
const fromPaper = (more: Partial<Takeover> = {}) => ({
  takeover: { scores: [100, 90], bag: 20, racks: [7, 7], ...more },
});

describe('runs of turns brought along from paper', () => {
  test('are read from their end: an exchange before them breaks nothing (000)', () => {
    const run = ['exchange', 'pass', 'pass', 'pass'] as const;
    expect(endOf(begin('pinczow-school', fromPaper({ run })).given(pass(0)))).toBe('passes');
    const broken = ['pass', 'pass', 'pass', 'exchange'] as const;
    expect(endOf(begin('pinczow-school', fromPaper({ run: broken })).given(pass(0)))).toBeNull();
  });

  test.each([['at once', []] as const, ['after a turn', [pass(0)]] as const])(
    'start again at a time-out %s (I-9)',
    (_when, before) => {
      const script = begin('pinczow-school', fromPaper({ run: ['pass'] })).given(...before, flag(0), pass(1));
      expect(endOf(script)).toBeNull();
      expect(endOf(script.given(pass(1)))).toBe('passes');
    },
  );
});

describe('WESPA: a run of zero scores', () => {
  test('a move worth nothing, two blanks, is one of them', () => {
    const script = begin('wespa').given(pass(0), loss(1), exchange(0, 3), play(1, 0, 2), pass(0));
    expect(endOf(script)).toBeNull();
    expect(endOf(script.given(pass(1)))).toBe('scoreless');
  });

  test('also on paper', () => {
    const run = ['pass', 'play', 'loss', 'exchange', 'pass'] as const;
    expect(endOf(begin('wespa', fromPaper({ run })).given(pass(0)))).toBe('scoreless');
  });

  test('but it is no pass elsewhere (001)', () => {
    expect(endOf(begin('three-games').given(pass(0), pass(1), pass(0), play(1, 0, 2), pass(0)))).toBeNull();
  });
});

describe('bag and racks', () => {
  test('a short rack is filled up as far as the bag goes', () => {
    const script = begin('pinczow-school', fromPaper({ bag: 5, racks: [3, 7] })).given(play(0, 8, 2));
    expect(script.state.tiles).toEqual({ bag: 0, racks: [6, 7] });
  });

  test('nobody exchanges more tiles than the bag holds, whatever the smallest bag', () => {
    const rules: Partial<TableRules> = { exchange: { limit: null, smallestBag: 1 } };
    const script = begin('home', fromPaper({ bag: 3 }), rules);
    expect(script.when(exchange(0, 4))).toEqual({ why: 'bag-too-small', need: 4, has: 3 });
    expect(script.when(exchange(0, 3))).toBeNull();
  });

  test('small letters on a rack are not taken for blanks', () => {
    const script = begin('pinczow-school', fromPaper({ bag: 0, racks: [1, 2] })).given(play(0, 5, 1));
    expect(script.when(rack(1, 'ko'))).toEqual({ why: 'foreign-letter', letter: 'k' });
    expect(script.when(rack(1, 'K?'))).toBeNull();
    expect(resultOf(script.state)?.columns.map(({ total }) => total)).toEqual([107, 88]);
  });
});

describe('time', () => {
  test('out of time has nothing left, also by the referee’s word', () => {
    const script = begin('pinczow-school').given(flag(0));
    expect(left(script, 0)).toBe(0);
  });

  test('out of time on paper has nothing left, and another’s correction brings nobody back (000)', () => {
    const script = begin('pinczow-school', { first: 1, ...fromPaper({ outOfTime: [0] }) });
    expect(left(script, 0)).toBe(0);
    script.given({ type: 'clock', add: [0, 30_000], reason: 'zegar stał' }, pass(1));
    expect(script.state.phase).toEqual({ name: 'thinking', seat: 1 });
  });

  test('out of time while the own last move is settled: it is recorded, then both are out', () => {
    const script = begin('pinczow-school').given(flag(0), stop(1), flag(1));
    expect(endOf(script)).toBeNull();
    script.given(play(1, 10, 3));
    expect(script.state).toMatchObject({ end: { reason: 'time' }, scores: [0, 10] });
  });

  test('the flag fell when the clock reached 0, however late somebody noticed', () => {
    const script = begin('pinczow-school');
    expect(script.when({ type: 'timeout', seat: 0 }, script.now + 907_000)).toBeNull();
    expect(script.state.outOfTime[0]).toBe(script.now - 7_000);
  });

  test('a pause after an invalid verdict is not charged to the next player', () => {
    const script = begin('pinczow-school').given(stop(0), challenge(1, 'ŹLE'), verdict({ ŹLE: false }));
    script.given({ type: 'pause' });
    expect(script.when({ type: 'resume' }, script.now + 300_000)).toBeNull();
    script.given(play(1, 10, 3));
    expect(left(script, 1)).toBe(899_000);
  });

  test('who is alone pays nothing while settling: there is no opponent', () => {
    const { clock } = rulesOf('pinczow-school');
    if (clock.kind !== 'budget') throw new Error('000 has a clock per player');
    const script = begin('pinczow-school', {}, { clock: { ...clock, settling: 'opponent' } });
    script.given(flag(0), stop(1));
    expect(script.state.clock.running).toBeNull();
  });
});

describe('a game from paper that cannot be', () => {
  test('one tile more than the set has', () => {
    const told = (bag: number) => () => begin('pinczow-school', fromPaper({ bag, racks: [7, 7] }));
    expect(told(87)).toThrow('more-tiles-than-set');
    expect(told(86)).not.toThrow();
  });

  test('whose turn it is must have time', () => {
    expect(() => begin('pinczow-school', fromPaper({ outOfTime: [0] }))).toThrow('takeover-incomplete');
  });
});

describe('corrections', () => {
  test('a signature taken back leaves the other one', () => {
    const script = begin('pinczow-school', fromPaper({ bag: 0, racks: [1, 1] })).given(play(0, 5, 1));
    script.given(rack(1, 'K'), { type: 'confirm', seat: 0 }, { type: 'confirm', seat: 1 });
    script.given({ type: 'retract', target: 4 });
    expect(script.state).toMatchObject({ phase: { name: 'over' }, confirmed: [true, false] });
  });

  test('one that was refused takes nothing back, also when the next is read', () => {
    const { entries } = begin('pinczow-school').given(play(0, 20, 3), play(1, 30, 3));
    const { log: game, refused } = replay([
      ...entries,
      { at: 5_000, fact: { type: 'retract', target: 1 } },
      { at: 5_000, fact: { type: 'amend', target: 2, fact: play(1, 31, 3) } },
    ]);
    expect(refused).toMatchObject([{ index: 3, refusal: { why: 'would-break', index: 2 } }]);
    expect(current(game)?.scores).toEqual([20, 31]);
  });
});

test('a challenge names at most eight words', () => {
  const words = ['AA', 'AB', 'AD', 'AG', 'AH', 'AJ', 'AL', 'AM', 'AN'];
  const script = begin('three-games').given(stop(0));
  expect(script.when(challenge(1, ...words))).toMatchObject({ why: 'out-of-range', most: 8, got: 9 });
  expect(script.when(challenge(1, ...words.slice(1)))).toBeNull();
});

test('a failed challenge costs one turn, not every turn', () => {
  const failed = { closes: 'at-recording', failed: { kind: 'lost-turn' } } as const;
  const script = begin('english-school', {}, { challenge: failed });
  script.given(stop(0), challenge(1, 'ZAX'), verdict({ ZAX: true }), play(0, 12, 3));
  expect(script.state.phase).toEqual({ name: 'thinking', seat: 0 });
  script.given(play(0, 8, 2));
  expect(script.state.phase).toEqual({ name: 'thinking', seat: 1 });
  expect(script.state.turns.map(({ seat, kind }) => `${seat} ${kind}`)).toEqual([
    '0 play',
    '1 loss',
    '0 play',
  ]);
});

test('a move that comes off after it was recorded takes its points along, not the referee’s', () => {
  const open = { closes: 'at-next-stop', failed: { kind: 'nothing' } } as const;
  const script = begin('pinczow-school', {}, { challenge: open });
  script.given(play(0, 12, 3), { type: 'penalty', seat: 0, points: -5, reason: 'telefon' });
  script.given(challenge(1, 'ŹLE'), verdict({ ŹLE: false }));
  expect(script.state.scores).toEqual([-5, 0]);
});

test('a rack written down after a fatal verdict says that the turn was lost, if the game is over with it', () => {
  const judged = () => [stop(0), challenge(1, 'ŹLE'), verdict({ ŹLE: false })];
  const run = begin('three-games').given(play(0, 10, 3), play(1, 12, 3), pass(0), loss(1), pass(0), loss(1));
  run.given(...judged(), rack(0, 'KOTABCD'), rack(1, 'LASENIO'));
  expect(run.state.end?.reason).toBe('passes-and-losses');
  const early = begin('three-games').given(...judged());
  expect(early.when(rack(0, 'KOT'))).toEqual({ why: 'not-over' });
});

test('taken over before the first move: the board is empty, not unknown', () => {
  const placed = { type: 'play', seat: 0, points: 10, placement: { at: 'H8', word: 'KOT' } } as const;
  const fresh = { scores: [0, 0], bag: 86, racks: [7, 7] };
  expect(begin('pinczow-school', { takeover: fresh }).given(placed).state.board?.tiles).toBe(3);
  const unknown = begin('pinczow-school', { takeover: { ...fresh, bag: 80 } }).given(placed).state;
  expect([unknown.board, unknown.seen.tiles, unknown.tiles]).toEqual([null, 3, null]);
});

test('on an unknown board a word is put down where it fits, and nothing is counted by it', () => {
  const placed = (seat: number, placement: Placement, tiles?: number) =>
    ({ type: 'play', seat, points: 10, placement, ...(tiles ? { tiles } : {}) }) as const;
  const script = begin('pinczow-school').given(play(0, 20, 5));
  script.given(placed(1, { at: 'A1', word: 'LAS' }));
  expect(script.state.turns.at(-1)).toMatchObject({ words: ['LAS'], counted: null, tiles: null, bonus: 0 });
  const taken = { why: 'placement', error: { why: 'square-taken', has: 'L', wants: 'K' } };
  expect(script.when(placed(0, { at: 'A1', down: true, word: 'KOT' }))).toEqual(taken);
  const tooMany = { why: 'tiles-disagree', tiles: 3, laid: 2 };
  expect(script.when(placed(0, { at: 'A1', down: true, word: 'LEN' }, 3))).toEqual(tooMany);
  expect(script.when(placed(0, { at: 'A1', down: true, word: 'LEN' }, 2))).toBeNull();
});

test('a challenge that comes too late is told from one that comes too soon', () => {
  const three = { players: ['A', 'B', 'C'].map((name) => ({ name })) };
  const script = begin('english-school', three);
  expect(script.when(challenge(2, 'ZA'))).toEqual({ why: 'clock-not-stopped' });
  script.given(play(0, 10, 3));
  expect(script.when(challenge(2, 'ZA'))).toEqual({ why: 'move-recorded' });
  expect(script.when(challenge(0, 'ZA'))).toEqual({ why: 'clock-not-stopped' });
});

describe('the result', () => {
  test('going out gains as usual where the other is still in play, whatever going out alone does', () => {
    const { ending } = rulesOf('pinczow-school');
    const rules: Partial<TableRules> = { ending: { ...ending, outAlone: 'gains-nothing' } };
    const script = begin('pinczow-school', fromPaper({ bag: 0, racks: [1, 1] }), rules);
    script.given(play(0, 5, 1), rack(1, 'Ź'));
    expect(resultOf(script.state)?.columns.map(({ total }) => total)).toEqual([114, 81]);
  });

  test('too much overtime loses, however many the points, and before a rack is counted (WESPA)', () => {
    const script = begin('wespa', fromPaper({ scores: [300, 90], left: [-600_000, 60_000] }));
    script.given({ type: 'timeout', seat: 0 });
    expect(resultOf(script.state)).toBeNull();
    expect(decisionOf(script.state)).toEqual({ by: 'overtime', winner: 1 });
    script.given(rack(0, 'AEINRST'), rack(1, 'QUZEEIO'));
    expect(resultOf(script.state)?.decision).toEqual({ by: 'overtime', winner: 1 });
    expect(resultOf(script.state)?.columns.map(({ time, total }) => [time, total])).toEqual([
      [-100, 193],
      [0, 65],
    ]);
  });
});

describe('blanks on the racks', () => {
  const ended = (...words: string[]) =>
    [0, 1, 0, 1].reduce(
      (script, seat) => script.given(pass(seat)),
      words.reduce(
        (script, word, n) => script.given({ type: 'play', seat: n % 2, points: 9, words: [word] }),
        begin('pinczow-school'),
      ),
    );
  test.each([
    ['one on the board leaves one', ['MGłA', 'DOM'], '?A', '?D', 'no-such-tile'],
    ['two words may share the one on the board', ['MGłA', 'łAD'], '?A', 'D', null],
    ['a word in small letters says nothing', ['mgła', 'DOM'], '?A', '?D', null],
  ] as const)('%s', (_what, words, first, second, refused) => {
    const script = ended(...words).given(rack(0, first));
    expect(script.when(rack(1, second))?.why ?? null).toBe(refused);
  });
});

test('a last move that is challenged off after a time-out: the time-out stays, and the count of passes begins with it', () => {
  const takeover = { scores: [300, 290], bag: 0, racks: [3, 4], left: [60_000, 60_000] };
  const script = begin('three-games', { takeover }).given(
    pass(0),
    pass(1),
    stop(0),
    play(0, 12, 3),
    { type: 'timeout', seat: 1, by: 'referee' },
    challenge(1, 'ŻÓŁ'),
    verdict({ ŻÓŁ: false }),
    loss(0),
  );
  expect(script.state).toMatchObject({ scores: [300, 290], tiles: { racks: [3, 4] }, runsFrom: 2 });
  expect(script.state.outOfTime[1]).not.toBeNull();
  // With the two passes before the time-out, three turns without a move would have ended the game of one alone.
  expect(script.state.phase).toEqual({ name: 'thinking', seat: 0 });
});
