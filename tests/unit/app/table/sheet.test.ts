import { describe, expect, test } from 'vitest';
import {
  columnOrder,
  redoStep,
  roundsOf,
  type SheetRound,
  struckWords,
  undoStep,
} from '../../../../src/app/table/sheet.ts';
import { undoTarget } from '../../../../src/domain/log/undo.ts';
import type { GameFact } from '../../../../src/domain/table/fact.ts';
import { begin, challenge, exchange, loss, pass, play, stop, verdict } from '../../domain/table/script.ts';

const word = (seat: number, points: number, ...words: string[]): GameFact => ({
  type: 'play',
  seat,
  points,
  words,
});

/** `A 20/20 | B 44/44`: values and sums of each cell. */
const figures = (rounds: readonly SheetRound[]) =>
  rounds.map(({ cells }) =>
    cells
      .map((lines) =>
        lines
          .map((line) => {
            if (line.kind === 'carried') return `=${line.sum}`;
            const value = line.kind === 'turn' ? line.turn.points : line.adjustment.points;
            return `${value}/${line.sum}`;
          })
          .join(' '),
      )
      .join(' | '),
  );

describe('rows of the form', () => {
  test('a row has one turn of each player', () => {
    const { game } = begin('pfs').given(
      play(0, 20),
      play(1, 44),
      exchange(0, 3, 60),
      play(1, 31),
      play(0, 7),
    );
    expect(figures(roundsOf(game))).toEqual(['20/20 | 44/44', '0/20 | 31/75', '7/27 | ']);
  });

  test('the second seat may begin', () => {
    const { game } = begin('pfs', { first: 1 }).given(play(1, 10), play(0, 20), play(1, 5));
    expect(figures(roundsOf(game))).toEqual(['20/20 | 10/10', ' | 5/15']);
  });

  test('the columns stand in the order of play, whoever began first', () => {
    const order = (first: number, names: string) =>
      columnOrder({
        players: [...names].map((name) => ({ name })),
        start: { ...begin('pfs').state.start, first },
      });
    expect(order(0, 'AB')).toEqual([0, 1]);
    expect(order(1, 'AB')).toEqual([1, 0]);
    expect(order(2, 'ABCD')).toEqual([2, 3, 0, 1]);
  });

  test('whoever goes on alone has the rows to himself', () => {
    const script = begin('pfs').given(play(0, 20), play(1, 10));
    script.given({ type: 'timeout', seat: 0, by: 'referee' }, play(1, 5), play(1, 6));
    expect(figures(roundsOf(script.game))).toEqual(['20/20 | 10/10', ' | 5/15', ' | 6/21']);
  });

  test('points that are not a move’s stand below the move before them', () => {
    const { game } = begin('english-school', {
      players: [{ name: 'A' }, { name: 'B' }, { name: 'C' }],
    }).given(
      play(0, 20),
      stop(1),
      challenge(0, 'CAT'),
      verdict({ CAT: true }),
      play(1, 9),
      { type: 'penalty', seat: 2, points: -10, reason: 'late' },
      play(2, 30),
    );
    expect(figures(roundsOf(game))).toEqual([' |  | -10/-10', '20/20 -3/17 | 9/9 | 30/20']);
  });

  test('a game from paper begins with its sums', () => {
    const { game } = begin('pfs', { takeover: { scores: [120, 98] } }).given(play(0, 20));
    expect(figures(roundsOf(game))).toEqual(['=120 | =98', '20/140 | ']);
  });

  test('the last sum of each column is the score, whatever happened', () => {
    const { game, state } = begin('wespa').given(
      word(0, 60, 'QUIz'),
      stop(1),
      challenge(0, 'ZA', 'AB'),
      verdict({ ZA: true, AB: true }),
      word(1, 24, 'ZA'),
      pass(0),
      loss(1),
      { type: 'penalty', seat: 0, points: 7, reason: '' },
    );
    const rounds = roundsOf(game);
    const last = state.players.map((_, seat) => rounds.flatMap(({ cells }) => cells[seat] ?? []).at(-1)?.sum);
    expect(last).toEqual(state.scores);
  });

  test('a challenge is noted at the move it was about', () => {
    const { game } = begin('pfs').given(
      stop(0),
      challenge(1, 'ÓŻ'),
      verdict({ ÓŻ: false }),
      loss(0),
      stop(1),
      challenge(0, 'DOM'),
      verdict({ DOM: true }),
      word(1, 12, 'DOM'),
      word(0, 5, 'OKO'),
    );
    const noted = roundsOf(game).flatMap(({ cells }) =>
      cells.flat().map((line) => (line.kind === 'turn' ? (line.challenge?.valid ?? null) : null)),
    );
    expect(noted).toEqual([false, true, null]);
  });

  test('the words that failed are struck out, and all of them where nobody said which', () => {
    const struck = (answer: GameFact) => {
      const { game } = begin('pfs').given(stop(0), challenge(1, 'ZA', 'ÓŻ'), answer, loss(0));
      const lines = roundsOf(game).flatMap(({ cells }) => cells.flat());
      return lines.flatMap((line) => (line.kind === 'turn' ? struckWords(line.turn, line.challenge) : []));
    };
    expect(struck(verdict({ ZA: true, ÓŻ: false }))).toEqual(['ÓŻ']);
    const words = ['ZA', 'ÓŻ'];
    const referee = (valid: (word: string) => boolean): GameFact => ({
      type: 'verdict',
      source: 'referee',
      words: words.map((word) => ({ word, valid: valid(word) })),
    });
    expect(struck(referee((word) => word === 'ZA'))).toEqual(['ÓŻ']);
    expect(struck(referee(() => false))).toEqual(['ZA', 'ÓŻ']);
  });

  test('a line that follows from a time-out cannot be corrected by itself', () => {
    const script = begin('english-school').given(play(0, 20));
    script.when({ type: 'timeout', seat: 1 }, script.now + 120_000);
    const lines = roundsOf(script.game).flatMap(({ cells }) => cells.flat());
    expect(lines.map((line) => line.kind === 'turn' && line.correctable)).toEqual([true, false]);
  });
});

describe('what undo and redo are about', () => {
  test('nothing at the start; then the latest fact', () => {
    const script = begin('pfs');
    expect([undoStep(script.game), redoStep(script.game)]).toEqual([null, null]);
    script.given(stop(0), play(0, 24));
    expect(undoStep(script.game)).toMatchObject({ kind: 'fact', fact: { type: 'play', points: 24 } });
  });

  test('after an undo: the fact before, and the same fact to bring back', () => {
    const script = begin('pfs').given(stop(0), play(0, 24));
    script.given({ type: 'retract', target: undoTarget(script.entries)! });
    expect(undoStep(script.game)).toMatchObject({ kind: 'fact', fact: { type: 'stop' } });
    expect(redoStep(script.game)).toMatchObject({ kind: 'fact', fact: { type: 'play', points: 24 } });
  });

  test('a correction is undone as a correction', () => {
    const script = begin('pfs').given(play(0, 42), { type: 'amend', target: 1, fact: play(0, 24) });
    expect(undoStep(script.game)).toMatchObject({ kind: 'correction', fact: { points: 24 } });
  });
});
