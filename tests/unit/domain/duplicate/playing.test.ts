import { describe, expect, test } from 'vitest';
import { warningsOf } from '../../../../src/domain/duplicate/conduct.ts';
import { proposals } from '../../../../src/domain/duplicate/equals.ts';
import type { Answer, DuplicateFact, Master, Warned } from '../../../../src/domain/duplicate/fact.ts';
import { append, current, replay } from '../../../../src/domain/duplicate/game.ts';
import { listVerdict } from '../../../../src/domain/duplicate/judging.ts';
import { partiarsOf } from '../../../../src/domain/duplicate/partiar.ts';
import { scoredMoves, talliesOf } from '../../../../src/domain/duplicate/scoring.ts';
import { asksForEnd, type DuplicateState, openMove } from '../../../../src/domain/duplicate/state.ts';
import { countingUndecided, undecidedWords, unjudgedWords } from '../../../../src/domain/duplicate/words.ts';
import { FRENCH_STYLE } from '../../../../src/domain/rules/presets/frenchStyle.ts';
import { SLOVAK_DUPLICATE } from '../../../../src/domain/rules/presets/slovakDuplicate.ts';
import { points, type Row, refusalOf, startOf, stateAfter } from './script.ts';

const START = startOf(3);
const RACK = { type: 'draw', rack: 'MATKAIV' } as const;
const lays = (participant: number, word: string, at = 'H8', down = false): Answer => ({
  type: 'answer',
  participant,
  placement: { at, word, ...(down ? { down } : {}) },
});
const wrong = (...words: readonly string[]): DuplicateFact => ({
  type: 'judged',
  words: words.map((word) => ({ word, valid: false })),
  by: 'list',
});
const master = (word: string, at = 'H8'): DuplicateFact => ({ type: 'master', placement: { at, word } });
const sums = (state: DuplicateState) => talliesOf(state).map((tally) => tally.points);
/** Why each refused row is refused, with moments that matter. */
const whys = (...rows: readonly (readonly [number, Row])[]) =>
  replay(rows.map(([at, fact]) => ({ at, fact }))).refused.map(({ index, refusal }) => [index, refusal.why]);

describe('D2: sending', () => {
  test('the last answer counts, also if an earlier one was better', () => {
    const state = stateAfter(
      START,
      RACK,
      lays(1, 'MATKA'),
      lays(1, 'TIK'),
      lays(2, 'MATKA'),
      master('MATKA'),
    );
    expect(sums(state)).toEqual([8, 16, 0]);
  });

  test('what is no move was never sent: the earlier one stays', () => {
    expect(refusalOf(START, RACK, lays(1, 'MATKA'), lays(1, 'TIK', 'A1'))).toBe('placement');
    expect(refusalOf(START, RACK, lays(1, 'MATKA'), lays(1, 'SOM'))).toBe('not-on-rack');
  });

  test('a wrong word replaces it and is worth nothing', () => {
    const state = stateAfter(
      START,
      RACK,
      lays(1, 'MATKA'),
      lays(1, 'KTIM'),
      lays(2, 'TIK'),
      wrong('KTIM'),
      master('TIK'),
    );
    expect(sums(state)).toEqual([0, 8, 0]);
  });

  test('letters that no blank may stand for', () => {
    const joker = { type: 'draw', rack: 'MATKAI?' } as const;
    expect(refusalOf(START, joker, lays(1, 'wATT'))).toBe('forbidden-letter');
    expect(refusalOf(START, joker, lays(1, 'MAKw'))).toBe('forbidden-letter');
    expect(refusalOf(START, joker, lays(1, 'MAKx'))).toBeNull();
  });

  test('in time, or on paper, or with a reason', () => {
    const timed = [
      [0, START],
      [0, RACK],
      [0, { type: 'move' }],
    ] as const;
    expect(whys(...timed, [150_000, lays(1, 'TIK')], [150_001, lays(2, 'TIK')])).toEqual([[4, 'too-late']]);
    expect(whys(...timed, [160_000, { ...lays(1, 'TIK'), paper: true }])).toEqual([]);
    expect(whys(...timed, [160_000, { ...lays(1, 'TIK'), reason: 'mouse broken' }])).toEqual([]);
  });

  test('a late one for a move that is over needs paper or a reason, and counts', () => {
    const over = [START, RACK, lays(1, 'TIK'), master('TIK')];
    const late: Answer = { ...lays(2, 'MATKA'), move: 1 };
    expect(refusalOf(...over, late)).toBe('too-late');
    const state = stateAfter(...over, { ...late, reason: 'on a slip of paper' });
    expect(sums(state)).toEqual([8, 16, 0]);
    expect(scoredMoves(state)[0]).toMatchObject({ best: 16, move: { master: { points: 8 } } });
  });

  test('who leaves the room answers again in the next move', () => {
    const gone = [START, RACK, lays(1, 'TIK'), { type: 'left', participant: 1 }] as const;
    expect(refusalOf(...gone, lays(1, 'MATKA'))).toBe('left-the-room');
    const state = stateAfter(
      ...gone,
      lays(2, 'TIK'),
      master('TIK'),
      { type: 'draw', rack: 'MAKAVOS' },
      { type: 'move' },
    );
    expect(sums(state)).toEqual([8, 8, 0]);
    expect(openMove(state)?.away).toEqual([]);
  });

  test('a clock that stands runs on where it stood', () => {
    const rows = [
      [0, START],
      [0, RACK],
      [0, { type: 'move' }],
      [100_000, { type: 'pause', reason: 'mouse' }],
      [400_000, { type: 'resume' }],
      [450_000, lays(1, 'TIK')],
      [450_001, lays(2, 'TIK')],
    ] as const;
    expect(whys(...rows)).toEqual([[6, 'too-late']]);
    expect(whys(...rows.slice(0, 4), [200_000, lays(1, 'TIK')])).toEqual([[4, 'paused']]);
    expect(refusalOf(START, RACK, { type: 'pause' }, { type: 'move' })).toBe('paused');
  });

  test('time that is up stays up over a pause: who is late is late since then', () => {
    const late = [
      [0, START],
      [0, RACK],
      [0, { type: 'move' }],
      [200_000, { type: 'pause' }],
      [300_000, { type: 'resume' }],
      [300_000, lays(1, 'TIK')],
    ] as const;
    expect(whys(...late)).toEqual([[5, 'too-late']]);
    const paper = { ...lays(1, 'TIK'), paper: true };
    expect(whys(...late.slice(0, 4), [250_000, paper], [260_000, master('TIK')])).toEqual([]);
  });

  test('a stop after this move lets it be played out, holds the next one, and can be taken back', () => {
    const asked = [
      START,
      RACK,
      { type: 'move' },
      { type: 'pause', afterMove: true, reason: 'mouse' },
    ] as const;
    const playing = stateAfter(...asked, lays(1, 'TIK'));
    expect(playing).toMatchObject({ phase: 'playing', paused: null, stopping: { reason: 'mouse' } });
    const stopped = [...asked, lays(1, 'TIK'), master('TIK')] as const;
    expect(stateAfter(...stopped)).toMatchObject({
      phase: 'drawing',
      paused: { reason: 'mouse' },
      stopping: null,
    });
    expect(stateAfter(...stopped, { type: 'resume' }).paused).toBeNull();
    expect(stateAfter(...asked, { type: 'resume' }, lays(1, 'TIK'), master('TIK')).paused).toBeNull();
    expect(stateAfter(...asked, { type: 'no-move' }).paused).toEqual({ reason: 'mouse' });
    expect(refusalOf(START, RACK, { type: 'pause', afterMove: true })).toBe('wrong-phase');
  });
});

describe('judging', () => {
  test('short words by the list alone, either way; unknown long ones by the referee', () => {
    expect(listVerdict(SLOVAK_DUPLICATE, 'MATKA', true)).toBe(true);
    expect(listVerdict(SLOVAK_DUPLICATE, 'MATKYN', false)).toBe(false);
    expect(listVerdict(SLOVAK_DUPLICATE, 'MATKYNA', false)).toBeNull();
    expect(listVerdict(SLOVAK_DUPLICATE, 'MATKYNA', true)).toBe(true);
    expect(listVerdict(FRENCH_STYLE, 'MATKYNA', false)).toBe(false);
  });

  test('a word that nobody judged stands until somebody does', () => {
    const state = stateAfter(START, RACK, lays(1, 'MATKA'), master('MATKA'));
    expect(sums(state)).toEqual([16, 0, 0]);
    expect(unjudgedWords(state)).toEqual(['MATKA']);
    expect(partiarsOf(state, [state])[0]?.moves).toMatchObject([{ points: 16, unjudged: true }]);
  });

  test('the words of the best claim are decided first, those of earlier moves last', () => {
    const claims = [lays(1, 'MATKA'), lays(2, 'TIK')] as const;
    const first = stateAfter(START, RACK, ...claims);
    expect(undecidedWords(first).map(({ word }) => word)).toEqual(['MATKA', 'TIK']);
    const second = stateAfter(
      START,
      RACK,
      ...claims,
      master('MATKA'),
      { type: 'draw', rack: 'IVOSEL?' },
      lays(1, 'AVE', 'L8', true),
    );
    expect(undecidedWords(second).map(({ word }) => word)).toEqual(['AVE', 'MATKA', 'TIK']);
    expect(countingUndecided(first)).toEqual([]);
    expect(countingUndecided(second).map(({ word }) => word)).toEqual(['MATKA', 'TIK']);
  });

  test('once for all: another verdict needs the move it holds from', () => {
    const judged = [START, RACK, lays(1, 'MATKA'), wrong('MATKA')];
    const right: DuplicateFact = { type: 'judged', words: [{ word: 'matka', valid: true }], by: 'referee' };
    expect(refusalOf(...judged, right)).toBe('already-judged');
    expect(sums(stateAfter(...judged, { ...right, from: 1 }, master('MATKA')))).toEqual([16, 0, 0]);
  });

  test('a mistake that is announced holds from the next move on', () => {
    const state = stateAfter(
      START,
      RACK,
      lays(1, 'MATKA'),
      { type: 'judged', words: [{ word: 'MATKA', valid: true }], by: 'referee' },
      master('MATKA'),
      { type: 'judged', words: [{ word: 'MATKA', valid: false }], by: 'referee', from: 2 },
    );
    expect(sums(state)).toEqual([16, 0, 0]);
  });
});

describe('the master', () => {
  test('is not below a valid answer, nor wrong, nor invented', () => {
    const answered = [START, RACK, lays(1, 'MATKA'), lays(2, 'TIK')];
    expect(refusalOf(...answered, master('TIK'))).toBe('below-answer');
    expect(
      refusalOf(...answered, { type: 'master', placement: { at: 'H8', word: 'TIK' }, by: 'referee' }),
    ).toBe('below-answer');
    expect(refusalOf(...answered, wrong('MATKA'), master('MATKA'))).toBe('invalid-word');
    expect(refusalOf(...answered, wrong('MATKA'), master('TIK'))).toBeNull();
    expect(refusalOf(...answered, master('MATKA', 'D8'))).toBe('nobody-laid-it');
    const chosen = { type: 'master', placement: { at: 'D8', word: 'MATKA' }, by: 'referee' } as const;
    expect(refusalOf(...answered, chosen)).toBeNull();
  });

  test('is somebody’s who counts: known by its points, it is not that of a wrong word or of whoever is out', () => {
    const worth: Master = { type: 'master', points: 44 };
    const claim: Answer = { type: 'answer', participant: 2, points: 44, words: ['POHMOŽDIL'] };
    const answered = [START, points(1, 25), claim];
    expect(refusalOf(...answered, worth)).toBeNull();
    expect(refusalOf(...answered, wrong('POHMOŽDIL'), worth)).toBe('nobody-laid-it');
    expect(refusalOf(...answered, wrong('POHMOŽDIL'), { ...worth, by: 'referee' })).toBeNull();
    const out: Warned = { type: 'warning', participant: 2, confirmed: { by: 'referee', name: 'R' } };
    expect(refusalOf(...answered, out, out, out, out, worth)).toBe('nobody-laid-it');
  });

  test('the machine may lay more than anybody', () => {
    const start = startOf(2, { ...FRENCH_STYLE, language: 'sk' });
    const state = stateAfter(start, RACK, lays(1, 'TIK'), master('MATKA'));
    expect(sums(state)).toEqual([8, 0]);
    expect(scoredMoves(state)[0]?.best).toBe(16);
    expect(talliesOf(state)[0]).toMatchObject({ maxima: 0 });
    expect(refusalOf(start, RACK, lays(1, 'MATKA'), master('TIK'))).toBe('below-answer');
  });

  test('equals: the first in the alphabet, then nearer to the top, to the left, across', () => {
    const propose = (...answers: readonly Answer[]) => {
      const state = stateAfter(startOf(answers.length), RACK, ...answers);
      return proposals(state, openMove(state)!).map(({ participant }) => participant);
    };
    expect(propose(lays(1, 'TIK'), lays(2, 'KIT'), lays(3, 'AK'))).toEqual([2, 1]);
    expect(propose(lays(1, 'TIK', 'H8', true), lays(2, 'TIK'))).toEqual([2, 1]);
    expect(propose(lays(1, 'TIK'), lays(2, 'TIK', 'H7', true))).toEqual([2, 1]);
    expect(propose(lays(1, 'TIK', 'G8'), lays(2, 'TIK', 'F8'))).toEqual([2, 1]);
  });
});

describe('D6: nobody has a valid move', () => {
  const failed = [{ type: 'no-move' }] as const;
  const found = [points(1, 20), { type: 'master', points: 20 }] as const;
  const moves = Array.from({ length: 19 }, () => found).flat();

  test('twice in a row asks the referee, and does not end the game', () => {
    const one = stateAfter(START, ...moves, ...failed);
    expect([one.phase, one.failures, asksForEnd(one)]).toEqual(['drawing', 1, false]);
    const two = stateAfter(START, ...moves, ...failed, ...found, ...failed);
    expect([two.failures, asksForEnd(two)]).toEqual([1, false]);
    const three = stateAfter(START, ...moves, ...failed, ...found, ...failed, ...failed);
    expect([three.phase, three.failures, asksForEnd(three), three.moves.length]).toEqual([
      'drawing',
      2,
      true,
      23,
    ]);
  });

  test('the whole rack goes back', () => {
    const state = stateAfter(START, RACK, ...failed);
    expect(state).toMatchObject({ phase: 'drawing', rack: [] });
    expect([...state.bag!.values()].reduce((sum, count) => sum + count)).toBe(100);
  });

  test('is refused while a valid answer lies there', () => {
    expect(refusalOf(START, RACK, lays(1, 'TIK'), ...failed)).toBe('below-answer');
    expect(refusalOf(START, RACK, lays(1, 'TIK'), wrong('TIK'), ...failed)).toBeNull();
  });

  test('a game has 27 moves', () => {
    const whole = stateAfter(START, ...moves, ...Array.from({ length: 8 }, () => found).flat());
    expect(whole).toMatchObject({ phase: 'over', end: { why: 'all-moves' } });
    const more = [...moves, ...Array.from({ length: 8 }, () => found).flat()];
    expect(refusalOf(START, ...more, { type: 'master', points: 3 })).toBe('game-over');
    expect(refusalOf(START, ...more, { ...RACK, rack: 'AEIOBKS' })).toBe('game-over');
  });
});

describe('conduct', () => {
  const warning = (more: object = {}): DuplicateFact => ({ type: 'warning', participant: 1, ...more });
  const referee = { confirmed: { by: 'referee' } } as const;

  test('the third costs 100 points, the fourth excludes; both need a confirmation', () => {
    const two = [START, warning(), warning()];
    expect(sums(stateAfter(...two))).toEqual([0, 0, 0]);
    expect(sums(stateAfter(...two, warning()))).toEqual([0, 0, 0]);
    expect(sums(stateAfter(...two, warning(referee)))).toEqual([-100, 0, 0]);
    const four = [...two, warning(referee), warning(referee)];
    expect(talliesOf(stateAfter(...four))[0]).toMatchObject({ points: -100, excluded: true, warnings: 4 });
    expect(refusalOf(...four, RACK, lays(1, 'TIK'))).toBe('excluded');
    expect(refusalOf(...four, warning())).toBe('excluded');
  });

  test('warnings of earlier games count', () => {
    const start = {
      ...START,
      participants: [
        { number: 1, name: 'A', warnings: 2 },
        { number: 2, name: 'B' },
      ],
    };
    const state = stateAfter(start, warning(referee));
    expect(sums(state)).toEqual([-100, 0]);
    expect(warningsOf(state, 1)).toBe(3);
  });

  test('a quarter of the room', () => {
    const by = (yes: number, of: number) => warning({ confirmed: { by: 'players', yes, of } });
    expect(refusalOf(START, by(2, 12))).toBe('too-few');
    expect(refusalOf(START, by(3, 12))).toBeNull();
    expect(refusalOf(START, by(3, 13))).toBe('too-few');
    expect(refusalOf(START, by(4, 13))).toBeNull();
    expect(refusalOf(START, by(2, 1))).toBe('out-of-range');
  });
});

describe('after the game', () => {
  const game = [
    START,
    RACK,
    lays(1, 'MATKA'),
    lays(2, 'TIK'),
    lays(3, 'KIT'),
    wrong('MATKA'),
    master('KIT'),
    { type: 'ended', why: 'referee' },
  ] as const;
  const right = { type: 'objection', move: 1, word: 'MATKA', valid: true } as const;

  test('an objection gives the points back; the board stays', () => {
    const before = stateAfter(...game);
    const after = stateAfter(...game, right);
    expect([sums(before), sums(after)]).toEqual([
      [0, 8, 8],
      [16, 8, 8],
    ]);
    expect(after.board).toEqual(before.board);
    expect(scoredMoves(after)[0]?.best).toBe(16);
    expect(talliesOf(after).map(({ maxima }) => maxima)).toEqual([1, 0, 0]);
  });

  test('or takes them away, from all or from one', () => {
    expect(sums(stateAfter(...game, { ...right, word: 'TIK', valid: false }))).toEqual([0, 0, 8]);
    const one = { type: 'objection', move: 1, participant: 2, points: 5 } as const;
    expect(sums(stateAfter(...game, one))).toEqual([0, 5, 8]);
  });

  test('only then, and about something that was laid', () => {
    expect(refusalOf(...game.slice(0, -1), right)).toBe('not-over');
    expect(refusalOf(...game, { ...right, word: 'VATA' })).toBe('word-not-laid');
    expect(refusalOf(...game, { ...right, move: 2 })).toBe('no-such-move');
    expect(refusalOf(...game, { type: 'objection', move: 1, word: 'TIK' })).toBe('nothing-ruled');
  });
});

describe('corrections', () => {
  test('an answer typed for the wrong participant is taken back', () => {
    const game = [START, RACK, lays(1, 'TIK'), lays(2, 'MATKA')] as const;
    const state = stateAfter(...game, { type: 'retract', target: 3 }, master('TIK'));
    expect(sums(state)).toEqual([8, 0, 0]);
  });

  test('a master that would leave later moves impossible is refused', () => {
    const rows: readonly Row[] = [
      START,
      RACK,
      lays(1, 'TIK'),
      lays(2, 'KIT'),
      master('KIT'),
      { type: 'draw', rack: 'MAKAVOS' },
    ];
    const amend = append(replay(rows.map((fact) => ({ at: 0, fact }))).log, {
      at: 0,
      fact: { type: 'amend', target: 4, fact: { type: 'no-move' } },
    });
    expect(amend).toMatchObject({ ok: false, error: { why: 'would-break', index: 4 } });
    const other = append(replay(rows.map((fact) => ({ at: 0, fact }))).log, {
      at: 0,
      fact: { type: 'amend', target: 4, fact: master('TIK') },
    });
    expect(other.ok && current(other.value)?.moves[0]?.master?.words).toEqual(['TIK']);
  });
});
