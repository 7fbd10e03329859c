import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { type AskedOf, bestMovesOf } from '../../../../src/app/board/bestMoves.ts';
import { createLists } from '../../../../src/app/lists/lists.ts';
import { current, EMPTY_GAME, type Game } from '../../../../src/domain/table/game.ts';
import { rulesOf, Script, startOf } from '../../domain/table/script.ts';
import { aPhone } from '../lists/phone.ts';

const tableWith = (game: Game): AskedOf['table'] => ({ state: signal(current(game)), game: signal(game) });

async function asked(game: Game, more: Partial<AskedOf> = {}) {
  const lists = createLists(aPhone().ports);
  await lists.look();
  return bestMovesOf(game, { table: tableWith(EMPTY_GAME), lists, usual: {}, now: 0, ...more });
}

/** The phone's list knows *da*, *dam*, *nieda*, *żal*. */
const aGame = () =>
  new Script(startOf(rulesOf('home'))).given({
    type: 'play',
    seat: 0,
    points: 6,
    placement: { at: 'H8', word: 'DA' },
  });

test('after the game each move is told with the best of its tiles, and what was left by each player', async () => {
  const script = aGame().given(
    { type: 'play', seat: 1, points: 12, placement: { at: 'I7', down: true, word: 'ŻAL' } },
    { type: 'finish', how: 'agreed' },
  );
  const told = await asked(script.game);
  if (!told.ok) throw new Error(told.error);
  const { lines, left } = told.value;
  expect([...lines.keys()]).toEqual([0, 1]);
  // H8 across or down, or one square before: the two tiles are worth six wherever they lie.
  expect(lines.get(0)).toMatchObject({ left: 0, whole: false, best: { word: 'DA', points: 6 } });
  expect(lines.get(1)?.best?.points).toBeGreaterThanOrEqual(12);
  expect(left.map(({ least }) => least)).toEqual([true, true]);
  expect(left[1]?.points).toBe(lines.get(1)?.left);
});

test('nothing is told of a game that goes on, or while another is being played on this phone', async () => {
  const running = aGame().game;
  expect(await asked(running)).toEqual({ ok: false, error: 'game-running' });
  const over = aGame().given({ type: 'finish', how: 'agreed' }).game;
  const table = tableWith(running);
  expect(await asked(over, { table, now: running.entries.at(-1)!.at })).toEqual({
    ok: false,
    error: 'being-played',
  });
  expect(await asked(over)).toMatchObject({ ok: true });
});

test('without a list, or without a move on a known board, there is a reason', async () => {
  const over = aGame().given({ type: 'finish', how: 'agreed' }).game;
  expect(await asked(over, { lists: null })).toEqual({ ok: false, error: 'no-list' });
  const untold = new Script(startOf(rulesOf('home'))).given(
    { type: 'play', seat: 0, points: 6, words: ['DA'] },
    { type: 'finish', how: 'agreed' },
  );
  expect(await asked(untold.game)).toEqual({ ok: false, error: 'no-board' });
});
