import { tileAt } from '../../../../src/domain/board/board.ts';
import { writeLaidTile } from '../../../../src/domain/board/laidTile.ts';
import type { Placement } from '../../../../src/domain/board/placement.ts';
import { runThrough } from '../../../../src/domain/board/position.ts';
import { SQUARES, squareBeyond, writeSquare } from '../../../../src/domain/board/square.ts';
import { drawRack } from '../../../../src/domain/duplicate/drawing.ts';
import { proposals } from '../../../../src/domain/duplicate/equals.ts';
import type { DuplicateFact, DuplicateStart } from '../../../../src/domain/duplicate/fact.ts';
import { append, current, type DuplicateGame } from '../../../../src/domain/duplicate/game.ts';
import { countMove } from '../../../../src/domain/duplicate/laying.ts';
import {
  type DuplicateState,
  nextMove,
  openMove,
  tileSetOf,
} from '../../../../src/domain/duplicate/state.ts';
import { unjudgedWords } from '../../../../src/domain/duplicate/words.ts';
import { EMPTY_LOG } from '../../../../src/domain/log/log.ts';
import { BLANK } from '../../../../src/domain/tiles/tileSet.ts';

export const SEED = '5b'.repeat(32);

/** A source of numbers below a limit. */
type Dice = (limit: number) => number;

export function diceOf(seed: number): Dice {
  let value = seed >>> 0;
  return (limit) => {
    value = (Math.imul(value, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((value / 2 ** 32) * limit);
  };
}

/** A whole game at random: words of no language, some of them judged wrong, some participants who are late or leave. */
export function randomGame(start: DuplicateStart, seed: number, mostMoves: number): DuplicateGame {
  const dice = diceOf(seed);
  const table = createTable(start);
  for (let n = 0; n < mostMoves && table.state().phase !== 'over'; n += 1) {
    const { rules, rack, bag } = table.state();
    const drawn = drawRack(rules, tileSetOf(table.state()), SEED, nextMove(table.state()), rack!, bag!);
    const rejected = drawn.rejected.map((one) => one.join(''));
    table.add({
      type: 'draw',
      rack: drawn.rack.join(''),
      random: true,
      ...(rejected.length > 0 ? { rejected } : {}),
    });
    table.add({ type: 'move' });
    if (dice(6) === 0) table.add({ type: 'pause' }, { type: 'resume' });
    for (const { number } of start.participants) playOne(table, dice, number);
    judgeAll(table, dice);
    const [best] = proposals(table.state(), openMove(table.state())!);
    table.add(best?.placement ? { type: 'master', placement: best.placement } : { type: 'no-move' });
    if (dice(8) === 0) table.add({ type: 'warning', participant: 1, confirmed: { by: 'referee' } });
  }
  if (table.state().phase !== 'over') table.add({ type: 'ended', why: 'referee' });
  return table.game();
}

function createTable(start: DuplicateStart) {
  let game: DuplicateGame = EMPTY_LOG;
  let at = 0;
  const add = (...facts: readonly DuplicateFact[]): void => {
    for (const fact of facts) {
      at += 10;
      const next = append(game, { at, fact });
      if (next.ok) game = next.value;
      // Who was excluded may not answer; anything else is a fault of the player here.
      else if (next.error.why !== 'excluded') throw new Error(JSON.stringify([fact, next.error]));
    }
  };
  add(start);
  return { add, game: () => game, state: (): DuplicateState => current(game)! };
}

type Table = ReturnType<typeof createTable>;

function playOne(table: Table, dice: Dice, participant: number): void {
  const kind = dice(10);
  if (kind === 0) return;
  if (kind === 1) table.add({ type: 'answer', participant });
  const tries = kind === 2 ? 2 : 1;
  for (let i = 0; i < tries; i += 1) {
    const placement = randomPlacement(table.state(), dice);
    if (placement) table.add({ type: 'answer', participant, placement });
  }
  if (kind === 3) table.add({ type: 'left', participant });
}

function judgeAll(table: Table, dice: Dice): void {
  const words = unjudgedWords(table.state());
  if (words.length === 0) return;
  table.add({ type: 'judged', words: words.map((word) => ({ word, valid: dice(4) > 0 })), by: 'list' });
}

/** Letters of the rack in some order, `most` at most, from some square on; tries until it is a move. */
export function randomPlacement(state: DuplicateState, dice: Dice, most = 15): Placement | null {
  const move = openMove(state)!;
  const set = tileSetOf(state);
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const square = dice(SQUARES);
    if (tileAt(move.board!, square) !== null) continue;
    const direction = dice(2) === 0 ? 'across' : 'down';
    const hand = [...move.rack!]
      .sort(() => dice(3) - 1)
      .slice(0, 1 + dice(Math.min(most, move.rack!.length)));
    let at: number | null = runThrough(move.board!, square, direction).from;
    const from = at;
    let word = '';
    while (at !== null) {
      const there = tileAt(move.board!, at);
      const next = there === null ? hand.shift() : undefined;
      if (there === null && next === undefined) break;
      word += there === null ? (next === BLANK ? 'e' : next) : writeLaidTile(set, there);
      at = squareBeyond(at, direction, 1);
    }
    const placement = { at: writeSquare(from), down: direction === 'down', word };
    if (countMove(state, move, { placement }).ok) return placement;
  }
  return null;
}
