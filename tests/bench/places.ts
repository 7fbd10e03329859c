import { readFileSync } from 'node:fs';
import { findList } from '../../lexicon/own.ts';
import { type Board, EMPTY_BOARD, withTiles } from '../../src/domain/board/board.ts';
import { asDrawn } from '../../src/domain/board/laidTile.ts';
import { placesOf } from '../../src/domain/board/places.ts';
import { TILE_SETS } from '../../src/domain/tiles/tileSet.ts';
import { readListFile } from '../../src/lexicon/file.ts';
import { type Play, playPlacement } from '../../src/moves/play.ts';
import { createPlayFinder } from '../../src/moves/playFinder.ts';
import { allPlays } from '../../src/moves/plays.ts';
import { figure, type Table } from './table.ts';

const GAMES = 60;
const RACK = 7;
const FRAME = 16.7;
const SCORING = { rack: RACK, bonus: 50 };
/** A player who finds most good moves, and not always the best. */
const AMONG = 10;

/** How often the place of a word is found from its letters and points alone, and what that costs. */
export async function places(): Promise<Table> {
  const path = await findList('pl', () => undefined);
  const opened = path === null ? null : readListFile(new Uint8Array(readFileSync(path)));
  if (!opened?.ok) throw new Error('no Polish list');
  const set = TILE_SETS.pl;
  const finder = createPlayFinder(set, opened.value.graph, SCORING);
  let [moves, first, three] = [0, 0, 0];
  const times: number[] = [];
  for (let seed = 1; seed <= GAMES; seed++) {
    for (const { board, play, most } of gameOf(seed)) {
      const { word } = playPlacement(set, play);
      // Nobody is asked which letter is a blank: it is typed as any other, as most players would.
      const announced = {
        points: play.points,
        tiles: null,
        least: board.tiles === 0 ? 2 : 1,
        most,
        ...SCORING,
      };
      const ask = () => placesOf(set, board, word.toUpperCase(), announced);
      const found = ask();
      times.push(Math.min(cpuTime(ask), cpuTime(ask)));
      const rank = found.findIndex(({ laid }) => isSame(laid.tiles, play.tiles));
      moves += 1;
      if (rank === 0) first += 1;
      if (rank >= 0 && rank < 3) three += 1;
    }
  }
  times.sort((a, b) => a - b);
  const share = (n: number) => `${((100 * n) / moves).toFixed(1)} %`;
  return {
    title: 'Where a word lies, from its letters and points',
    columns: [`${moves} moves of ${GAMES} games`, ''],
    rows: [
      ['first proposal right', share(first)],
      ['right among three', share(three)],
      ['milliseconds a move, median', figure(times[times.length >> 1]!)],
      ['… 99 of 100 below', figure(times[Math.trunc(times.length * 0.99)]!)],
      ['… the same on a phone four times slower', figure(4 * times[Math.trunc(times.length * 0.99)]!)],
      ['the slowest of all, on that phone, frames of 16.7 ms', figure((4 * times.at(-1)!) / FRAME)],
    ],
    notes: [
      `Both sides draw from one bag and play one of the ${AMONG} best plays of their rack by the shipped Polish list, the better the likelier.`,
      'No list is used for the proposals, and blanks are not marked. Times are of the processor, the lesser of two runs.',
    ],
  };

  function gameOf(
    seed: number,
  ): readonly { readonly board: Board; readonly play: Play; readonly most: number }[] {
    const random = generator(seed);
    const bag = [...set.tiles].flatMap(([tile, { count }]) => Array.from({ length: count }, () => tile));
    for (let i = bag.length - 1; i > 0; i--) {
      const j = Math.trunc(random() * (i + 1));
      [bag[i], bag[j]] = [bag[j]!, bag[i]!];
    }
    const racks = [bag.splice(0, RACK), bag.splice(0, RACK)];
    const played = [];
    let board = EMPTY_BOARD;
    for (let turn = 0, idle = 0; idle < 2 && racks.every((rack) => rack.length > 0); turn++) {
      const rack = racks[turn % 2]!;
      const found = allPlays(finder, { board, rack });
      idle = found.length === 0 ? idle + 1 : 0;
      const play = found[Math.trunc(random() ** 2 * Math.min(AMONG, found.length))];
      if (!play) continue;
      played.push({ board, play, most: rack.length });
      board = withTiles(board, play.tiles);
      for (const { tile } of play.tiles) rack.splice(rack.indexOf(asDrawn(set, tile)), 1);
      rack.push(...bag.splice(0, RACK - rack.length));
    }
    return played;
  }
}

/** Milliseconds of the processor: what else the machine has to do is not counted. */
function cpuTime(work: () => void): number {
  const begun = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1_000;
}

function isSame(one: Play['tiles'], other: Play['tiles']): boolean {
  return (
    one.length === other.length &&
    one.every(({ square, tile }) => other.some((placed) => placed.square === square && placed.tile === tile))
  );
}

/** Numbers from 0 to 1 that are the same on every run (mulberry32). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
