import { expect, test } from 'vitest';
import { holesOf, placed, placesInHole, relaid } from '../../../../src/app/board/holes.ts';
import type { GameFact, Play } from '../../../../src/domain/table/fact.ts';
import { append, current, EMPTY_GAME, type Game } from '../../../../src/domain/table/game.ts';
import { rulesOf } from '../../domain/table/script.ts';

const at = (seat: number, points: number, square: string, word: string, down = false): Play => ({
  type: 'play',
  seat,
  points,
  placement: { at: square, word, ...(down ? { down } : {}) },
});
const start: GameFact = {
  type: 'start',
  rules: rulesOf('home'),
  players: [{ name: 'Anna' }, { name: 'Marek' }],
  first: 0,
};

function played(...facts: readonly GameFact[]): Game {
  return [start, ...facts].reduce<Game>((game, fact, index) => {
    const next = append(game, { at: index, fact });
    if (!next.ok) throw new Error(JSON.stringify(next.error));
    return next.value;
  }, EMPTY_GAME);
}

test('a move without a place is a hole; later words fill the board again when it is filled', () => {
  const dom: Play = { type: 'play', seat: 0, points: 10, words: ['DOM'], tiles: 3 };
  const game = played(dom, at(1, 7, 'G8', 'DOMY'), at(0, 6, 'J8', 'YA', true));
  expect(current(game)?.board).toBeNull();
  const [hole, ...others] = holesOf(game);
  expect([hole?.number, others]).toEqual([1, []]);
  // DOM may lie in six places through the centre; only on two of them does DOMY fit, and on one it is worth 7.
  const places = placesInHole(game, hole!);
  expect(places.map(({ placement }) => placement)).toEqual([
    { at: 'G8', word: 'DOM' },
    { at: 'H7', down: true, word: 'DOM' },
  ]);
  const filled = relaid(game, hole!.index, placed(hole!.play, places[0]!.placement));
  expect(filled).toMatchObject({ ok: true, value: { unfit: [] } });
  if (!filled.ok) return;
  const state = current(filled.value.game)!;
  expect(state.board?.tiles).toBe(5);
  expect(state.turns.map((turn) => turn.kind === 'play' && turn.counted)).toEqual([10, 7, 3]);
  expect(state.scores).toEqual([16, 7]);
});

test('without a word there is nothing to propose', () => {
  const game = played({ type: 'play', seat: 0, points: 10 }, at(1, 7, 'G8', 'DOMY'));
  expect(placesInHole(game, holesOf(game)[0]!)).toEqual([]);
});

test('a corrected place re-lays what follows; what no longer fits keeps its points and loses its place', () => {
  const game = played(
    at(0, 10, 'G8', 'DOM'),
    at(1, 7, 'G8', 'DOMY'),
    at(0, 4, 'J8', 'YA', true),
    at(1, 3, 'G7', 'AD', true),
  );
  const correction = relaid(game, 1, at(0, 10, 'H8', 'DOM'));
  if (!correction.ok) throw new Error(JSON.stringify(correction.error));
  const { unfit, rows, game: after } = correction.value;
  expect(unfit.map(({ words }) => words[0])).toContain('DOMY');
  expect(rows.at(-1)).toEqual({ target: 1, fact: at(0, 10, 'H8', 'DOM') });
  const state = current(after)!;
  expect(state.scores).toEqual(current(game)!.scores);
  expect(state.turns.map(({ points }) => points)).toEqual(current(game)!.turns.map(({ points }) => points));
  expect(holesOf(after).map(({ index }) => index)).toEqual(unfit.map(({ index }) => index).sort());
});

test('a correction that is wrong by itself is refused', () => {
  const game = played(at(0, 10, 'G8', 'DOM'));
  expect(relaid(game, 1, at(0, 10, 'A1', 'DOM'))).toMatchObject({ ok: false, error: { why: 'would-break' } });
});
