import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { shippedList } from '../../lexicon/shipped.ts';
import { type Board, EMPTY_BOARD, withTiles } from '../../src/domain/board/board.ts';
import { asDrawn } from '../../src/domain/board/laidTile.ts';
import { TILE_LANGUAGES, type TileLanguage } from '../../src/domain/tiles/language.ts';
import { BLANK, TILE_SETS, type TileSet } from '../../src/domain/tiles/tileSet.ts';
import { readListFile } from '../../src/lexicon/file.ts';
import type { Graph } from '../../src/lexicon/graph.ts';
import { letterMapOf } from '../../src/moves/letterMap.ts';
import { createPlayFinder, type PlayFinder } from '../../src/moves/playFinder.ts';
import { bestPlays } from '../../src/moves/plays.ts';
import { layable, rackLetters } from '../../src/moves/rackLetters.ts';
import { rackPrefixes } from '../../src/moves/rackPrefixes.ts';
import { figure, printTable, type Table } from './table.ts';

const SCORING = { rack: 7, bonus: 50 };
const GAMES = 5;
/** Racks a position, by their number of blanks: a blank multiplies the plays. */
const RACKS = [8, 4, 1] as const;

/** How long all plays of a position take, cross-checks and everything else included. */
export async function moves(): Promise<Table> {
  const rows: (readonly string[])[] = [];
  for (const language of TILE_LANGUAGES) rows.push(...(await rowsOf(language)));
  return {
    title: 'All plays of a position',
    columns: ['list, blanks', 'median ms', 'mean', '95 %', 'most', 'plays, mean', 'µs a play', 'kB, most'],
    rows,
    notes: [
      `Every position of ${GAMES} greedy games a language, with ${RACKS.join(', ')} racks drawn from the tiles that are not on the board.`,
      'kB: the rack prefixes of a search, which is what it holds beside the list.',
    ],
  };
}

async function rowsOf(language: TileLanguage): Promise<readonly (readonly string[])[]> {
  const { path } = await shippedList(language, console.error);
  const opened = readListFile(new Uint8Array(readFileSync(path)));
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const { graph } = opened.value;
  const set = TILE_SETS[language];
  const finder = createPlayFinder(set, graph, SCORING);
  const random = randomFrom(20_261_118);
  const positions = Array.from({ length: GAMES }, () => greedyGame(finder, random)).flat();
  return RACKS.map((racks, blanks) => {
    const drawn = positions.flatMap(({ board, unseen }) =>
      Array.from({ length: racks }, () => ({ board, rack: rackOf(unseen, blanks, random) })),
    );
    for (const position of drawn.slice(0, 100)) finder.forEachPlay(position, () => {});
    let plays = 0;
    const times = drawn.map((position) => {
      const began = performance.now();
      finder.forEachPlay(position, () => {
        plays += 1;
      });
      return performance.now() - began;
    });
    const sum = times.reduce((all, time) => all + time, 0);
    const sorted = times.toSorted((one, other) => one - other);
    return [
      `${language}, ${blanks}`,
      figure(sorted[sorted.length >> 1]!),
      figure(sum / times.length),
      figure(sorted[Math.floor(sorted.length * 0.95)]!),
      figure(sorted.at(-1)!),
      figure(plays / times.length),
      figure((1_000 * sum) / plays),
      figure(Math.max(...drawn.map(({ rack }) => prefixBytes(set, graph, rack))) / 1_000),
    ];
  });
}

type Played = { readonly board: Board; readonly unseen: readonly string[] };

/** The boards of a game in which the best move is always made. */
function greedyGame(finder: PlayFinder, random: (below: number) => number): readonly Played[] {
  const { set } = finder;
  const bag = [...set.tiles].flatMap(([letter, { count }]) => Array<string>(count).fill(letter));
  const draw = (count: number) =>
    Array.from({ length: Math.min(count, bag.length) }, () => bag.splice(random(bag.length), 1)[0]!);
  const played: Played[] = [];
  let board = EMPTY_BOARD;
  let rack = draw(SCORING.rack);
  for (;;) {
    played.push({ board, unseen: [...bag, ...rack] });
    const [best] = bestPlays(finder, { board, rack });
    if (best === undefined || bag.length < SCORING.rack) return played;
    board = withTiles(board, best.tiles);
    for (const { tile } of best.tiles) rack = rack.toSpliced(rack.indexOf(asDrawn(set, tile)), 1);
    rack = [...rack, ...draw(SCORING.rack - rack.length)];
  }
}

function rackOf(unseen: readonly string[], blanks: number, random: (below: number) => number): string[] {
  const letters = unseen.filter((tile) => tile !== BLANK);
  const drawn = Array.from({ length: SCORING.rack - blanks }, () =>
    letters.splice(random(letters.length), 1),
  );
  return [...Array<string>(blanks).fill(BLANK), ...drawn.flat()];
}

function prefixBytes(set: TileSet, graph: Graph, rack: readonly string[]): number {
  const map = letterMapOf(set, graph.alphabet);
  const held = rackLetters(set, map, graph.alphabet.size, graph.maskWords, rack);
  const layers = rackPrefixes(graph, held, layable(map, graph.maskWords, held), SCORING.rack - 1);
  return layers.reduce(
    (sum, { cursors, tiles, open }) => sum + cursors.byteLength + tiles.byteLength + open.byteLength,
    0,
  );
}

/** The same positions every time: figures of two runs compare. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) printTable(await moves());
