import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { layableOf, layingOf, relaidOutlook } from '../../../../src/app/board/correctedLine.ts';
import { turnFactOf } from '../../../../src/app/table/sheet.ts';
import { createTable } from '../../../../src/app/table/table.ts';
import { lineFact, typedLineOf } from '../../../../src/app/table/typedLine.ts';
import type { Placement } from '../../../../src/domain/board/placement.ts';
import { readSquare } from '../../../../src/domain/board/square.ts';
import type { Fact, Play } from '../../../../src/domain/table/fact.ts';
import { append } from '../../../../src/domain/table/game.ts';
import { begin } from '../../domain/table/script.ts';
import { phone } from '../games/phone.ts';

const at = (seat: number, points: number, square: string, word: string, down = false): Play => ({
  type: 'play',
  seat,
  points,
  placement: { at: square, word, ...(down ? { down } : {}) },
});
const script = begin('home').given(
  at(0, 10, 'G8', 'DOM'),
  at(1, 7, 'G8', 'DOMY'),
  at(0, 4, 'J8', 'YA', true),
);
const { state } = script;
const [dom] = state.turns;
const table = {
  game: signal(script.game),
  preview: (fact: Fact) => append(script.game, { at: script.now, fact }),
};

function laidAnew(anew: Placement) {
  const fact = turnFactOf(script.game, dom!)!;
  const first = typedLineOf(fact, dom!);
  const was = lineFact(first, fact, first, state.rules);
  return relaidOutlook(table, state, dom!.index, was, lineFact({ ...first, anew }, fact, first, state.rules));
}

test('a line opens with the tiles that its move laid, on the board as it was then', () => {
  const move = layableOf(table, dom!)!;
  expect(move.board.tiles).toBe(0);
  const { fresh, direction } = layingOf(move, move.play.placement);
  expect([direction, fresh.map(({ square }) => square)]).toEqual([
    'across',
    ['G8', 'H8', 'I8'].map((name) => readSquare(name)),
  ]);
  const second = layableOf(table, state.turns[1]!)!;
  expect(layingOf(second, second.play.placement).fresh).toHaveLength(1);
});

test('what no longer fits is named before anything is changed, and keeps its points', () => {
  const { effect, refusal, relaying } = laidAnew({ at: 'H8', word: 'DOM' });
  expect(refusal).toBeNull();
  expect(relaying?.unfit.map(({ number, words }) => [number, words[0]])).toEqual([
    [1, 'DOMY'],
    [2, 'YA'],
  ]);
  expect(relaying?.rows.at(-1)?.fact).toEqual(at(0, 10, 'H8', 'DOM'));
  expect(effect?.sums.map(({ before, after }) => after - before)).toEqual([0, 0]);
});

test('a place on which everything still fits changes nothing else', () => {
  expect(laidAnew({ at: 'G8', word: 'DOm' })).toMatchObject({ refusal: null, relaying: null });
});

test('a place that is wrong by itself is refused', () => {
  expect(laidAnew({ at: 'A1', word: 'DOM' })).toMatchObject({ effect: null, relaying: null });
});

test('an unknown board under a move: its place cannot be put right there', () => {
  const unknown = begin('home').given({ type: 'play', seat: 0, points: 10 }, at(1, 7, 'G8', 'DOMY'));
  expect(layableOf({ game: signal(unknown.game) }, unknown.state.turns[1]!)).toBeNull();
});

test('a correction that takes words off is taken back and made again as a whole', () => {
  const table = createTable({
    store: phone().openStore(),
    time: { now: () => script.now, ofEvent: () => script.now },
    newId: () => 'g',
    changed: () => undefined,
    timeOutUndone: () => '',
  });
  table.open({ id: 'g', entries: script.game.entries });
  const placed = () =>
    table.game.value.facts.filter((fact) => fact?.type === 'play' && fact.placement).length;
  const before = placed();
  expect(table.amend(...(laidAnew({ at: 'H8', word: 'DOM' }).relaying?.rows ?? []))).toBeNull();
  expect(placed()).toBe(before - 2);
  const rows = table.game.value.entries.length;
  expect(table.undo()).toBeNull();
  expect(placed()).toBe(before);
  expect(table.game.value.entries.length).toBe(rows + 3);
  expect(table.redo()).toBeNull();
  expect(placed()).toBe(before - 2);
  expect(table.canRedo.value).toBe(false);
  expect(table.undo()).toBeNull();
  expect(placed()).toBe(before);
});
