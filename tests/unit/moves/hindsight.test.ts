import { describe, expect, test } from 'vitest';
import type { Fact } from '../../../src/domain/table/fact.ts';
import { TILE_SETS } from '../../../src/domain/tiles/tileSet.ts';
import { hindsight, laidTurns, leftBySeat } from '../../../src/moves/hindsight.ts';
import { playPlacement } from '../../../src/moves/play.ts';
import { createPlayFinder } from '../../../src/moves/playFinder.ts';
import { SCORING } from '../domain/board/boards.ts';
import { rulesOf, Script, startOf } from '../domain/table/script.ts';
import { built, labelOf } from '../lexicon/words.ts';

const { lexicon } = built(labelOf('pl'), ['kot', 'kto', 'tok', 'kota', 'da', 'ad', 'oda']);
const finder = createPlayFinder(TILE_SETS.pl, lexicon.graph, SCORING);

const played = (seat: number, at: string, word: string, points: number, down = false): readonly Fact[] => [
  { type: 'stop', seat },
  { type: 'play', seat, points, placement: { at, word, down } },
];

describe('a game with its board', () => {
  const { game } = new Script(startOf(rulesOf('pinczow-school'))).given(
    ...played(0, 'H8', 'KOT', 10),
    ...played(1, 'I8', 'ODA', 4, true),
    { type: 'stop', seat: 0 },
    { type: 'pass', seat: 0 },
    ...played(1, 'H8', 'KOTA', 6),
  );

  test('each move has the board before it and the tiles that were held for certain', () => {
    expect(
      laidTurns(game).map(({ turn, seat, points, board, held, whole }) => [
        turn,
        seat,
        points,
        board.tiles,
        held.join(''),
        whole,
      ]),
    ).toEqual([
      [0, 0, 10, 0, 'KOT', false],
      [1, 1, 6, 3, 'DA', false],
      [3, 1, 6, 5, 'A', false],
    ]);
  });

  test('the best of them, how much was left, and how much by each player', () => {
    const seen = hindsight(finder, laidTurns(game));
    const told = seen.map(({ best, left }) => [
      left,
      best.length > 0 && playPlacement(TILE_SETS.pl, best[0]!).word,
      best[0]?.points,
    ]);
    expect(told).toEqual([
      [0, 'KOT', 10],
      [3, 'AD', 9],
      [0, 'KOTA', 6],
    ]);
    expect(leftBySeat(seen, 2)).toEqual([0, 3]);
  });

  test('a move that no list knows leaves nothing', () => {
    const phony = new Script(startOf(rulesOf('pinczow-school'))).given(...played(0, 'H8', 'KÓT', 18));
    expect(hindsight(finder, laidTurns(phony.game))).toEqual([
      { turn: 0, seat: 0, points: 18, whole: false, best: [], left: 0 },
    ]);
  });
});

test('a whole rack that is laid is known; a move without its place ends what is known', () => {
  const { game } = new Script(startOf(rulesOf('pinczow-school'))).given(
    ...played(0, 'B8', 'KOTADAK', 78),
    { type: 'stop', seat: 1 },
    { type: 'play', seat: 1, points: 20 },
    ...played(0, 'B9', 'ODA', 9),
  );
  expect(laidTurns(game).map(({ turn, whole }) => [turn, whole])).toEqual([[0, true]]);
});
