import { isBlankLetter } from '../tiles/blank.ts';
import { BLANK, letterPoints, type TileSet } from '../tiles/tileSet.ts';
import type { Points } from '../units.ts';
import type { Board, PlacedTile } from './board.ts';
import { isBlank, letterOf } from './laidTile.ts';
import { type Laid, layWord } from './lay.ts';
import { premium } from './layout.ts';
import { fitWord, type Placement } from './placement.ts';
import { isAnchor, touches } from './position.ts';
import {
  type Direction,
  otherDirection,
  SQUARES,
  type Square,
  squareBeyond,
  type WordStart,
  writeSquare,
} from './square.ts';
import { leftOf, type Supply, supplyOf } from './supply.ts';

/** What is known of a move beside its word. */
export type Announced = {
  readonly points: Points;
  /** How many tiles were laid, if somebody said so. */
  readonly tiles: number | null;
  /** So many may be laid: the rack, and what the first move asks for. */
  readonly least: number;
  readonly most: number;
  /** For a whole rack. */
  readonly rack: number;
  readonly bonus: Points;
};

/** A place where the word may lie with these points. */
export type Place = {
  readonly placement: Placement;
  readonly laid: Laid;
  /** Letters that nobody called a blank and that must be one here, by the points or because no such tile is left. */
  readonly assumed: readonly string[];
};

/**
 * Every legal place for a word that is worth exactly the announced points, the likeliest first: no blank that was not
 * mentioned, few words formed across, many tiles laid. No dictionary is asked, so nothing is told about any word.
 */
export function placesOf(set: TileSet, board: Board, word: string, announced: Announced): readonly Place[] {
  const supply = supplyOf(set, board);
  const places: Place[] = [];
  for (const direction of ['across', 'down'] as const) {
    for (let square = 0; square < SQUARES; square++) {
      const placement = { at: writeSquare(square), ...(direction === 'down' ? { down: true } : {}), word };
      const laid = plainlyLaid(set, board, placement, announced);
      if (!laid) continue;
      places.push(...blankings(set, board, placement, { square, direction }, laid, supply, announced));
    }
  }
  return places.filter(isFirstOfItsPlay).sort(byLikelihood);
}

/** One tile that makes the same word both ways is one play. */
function isFirstOfItsPlay({ laid: { tiles } }: Place, index: number, places: readonly Place[]): boolean {
  if (tiles.length !== 1) return true;
  const { square, tile } = tiles[0]!;
  const same = ({ laid }: Place) =>
    laid.tiles.length === 1 && laid.tiles[0]!.square === square && laid.tiles[0]!.tile === tile;
  return places.findIndex(same) === index;
}

/** The word as it is spelt, where it may lie and be worth the points or, with blanks in it, more. */
function plainlyLaid(set: TileSet, board: Board, placement: Placement, announced: Announced): Laid | null {
  const fitted = fitWord(set, board, placement);
  if (!fitted.ok) return null;
  const { fresh } = fitted.value;
  const { length } = fresh;
  if (length < announced.least || length > announced.most) return null;
  if (announced.tiles !== null && announced.tiles !== length) return null;
  if (!fresh.some(({ square }) => isAnchor(board, square))) return null;
  const laid = layWord(set, board, placement, announced);
  if (!laid.ok || laid.value.points < announced.points) return null;
  return marksAreBlanks(laid.value, placement.word) ? laid.value : null;
}

/** A letter that was called a blank is one, also where it lies already. */
function marksAreBlanks(laid: Laid, word: string): boolean {
  return [...word].every((sign, i) => !isBlankLetter(sign) || isBlankLetter(laid.words[0]!.word[i]!));
}

type Choice = { readonly index: number; readonly saves: Points };

/** The ways to take unmentioned letters for blanks so that points and tiles come out right. */
function blankings(
  set: TileSet,
  board: Board,
  placement: Placement,
  { square: from, direction }: WordStart,
  laid: Laid,
  supply: Supply,
  announced: Announced,
): readonly Place[] {
  const surplus = laid.points - announced.points;
  const spare = leftOf(supply, BLANK) - laid.tiles.filter(({ tile }) => isBlank(tile)).length;
  if (spare < 0) return [];
  if (surplus === 0 && suffices(set, laid.tiles, supply)) return [{ placement, laid, assumed: [] }];
  const choices = laid.tiles.flatMap(({ tile }, index) =>
    isBlank(tile) ? [] : [{ index, saves: worth(set, board, laid, index, direction) }],
  );
  return subsets(choices, spare)
    .filter((subset) => subset.length > 0 && sum(subset) === surplus)
    .filter((subset) => suffices(set, without(laid.tiles, subset), supply))
    .flatMap((subset) => {
      const squares = new Set(subset.map(({ index }) => laid.tiles[index]!.square));
      const blanked = withBlanks(placement, from, squares, direction);
      const counted = layWord(set, board, blanked, announced);
      const assumed = subset.map(({ index }) => set.alphabet[letterOf(laid.tiles[index]!.tile)]!);
      return counted.ok ? [{ placement: blanked, laid: counted.value, assumed }] : [];
    });
}

/** At most two blanks: none, one, or a pair. */
function subsets(choices: readonly Choice[], most: number): readonly (readonly Choice[])[] {
  const singles = most < 1 ? [] : choices.map((one) => [one]);
  const pairs =
    most < 2 ? [] : choices.flatMap((one, i) => choices.slice(i + 1).map((other) => [one, other]));
  return [[], ...singles, ...pairs];
}

function sum(subset: readonly Choice[]): Points {
  return subset.reduce((points, { saves }) => points + saves, 0);
}

function without(tiles: readonly PlacedTile[], subset: readonly Choice[]): readonly PlacedTile[] {
  return tiles.filter((_, index) => !subset.some((choice) => choice.index === index));
}

/** Are there so many of the letters that are no blanks? */
function suffices(set: TileSet, tiles: readonly PlacedTile[], supply: Supply): boolean {
  const letters = tiles.filter(({ tile }) => !isBlank(tile)).map(({ tile }) => set.alphabet[letterOf(tile)]!);
  return letters.every((letter) => letters.filter((one) => one === letter).length <= leftOf(supply, letter));
}

/** What the letter of one new tile brings to the move: points are the sum of that over its tiles. */
function worth(set: TileSet, board: Board, laid: Laid, index: number, direction: Direction): Points {
  const { square, tile } = laid.tiles[index]!;
  const gain = premium(square);
  const factor = laid.tiles.reduce((product, one) => product * premium(one.square).word, 1);
  const across = touches(board, square, otherDirection(direction)) ? gain.word : 0;
  return letterPoints(set, set.alphabet[letterOf(tile)]!) * gain.letter * (factor + across);
}

function withBlanks(
  placement: Placement,
  from: Square,
  squares: ReadonlySet<Square>,
  direction: Direction,
): Placement {
  const word = [...placement.word].map((sign, i) => {
    const square = squareBeyond(from, direction, i);
    return square !== null && squares.has(square) ? sign.toLowerCase() : sign;
  });
  return { ...placement, word: word.join('') };
}

function byLikelihood(one: Place, other: Place): number {
  return (
    one.assumed.length - other.assumed.length ||
    one.laid.words.length - other.laid.words.length ||
    other.laid.tiles.length - one.laid.tiles.length
  );
}
