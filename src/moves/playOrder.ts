import { isBlank, type LaidTile, letterOf } from '../domain/board/laidTile.ts';
import { columnOf, rowOf } from '../domain/board/square.ts';
import { lettersInOrder } from '../domain/tiles/collation.ts';
import type { TileSet } from '../domain/tiles/tileSet.ts';
import { blanksIn, type Play } from './play.ts';

type PlayOrder = (one: Play, other: Play) => number;

/**
 * Which of two plays is named first: the one worth more. Of equal ones by the word in the order of the alphabet, nearer
 * to the top, nearer to the left, across before down, fewer blanks, blanks earlier in the word. No two plays of a
 * position are alike in all of that.
 */
export function playOrder(set: TileSet): PlayOrder {
  const places = lettersInOrder(set);
  return (one, other) =>
    other.points - one.points ||
    compareWords(places, one.word, other.word) ||
    rowOf(one.square) - rowOf(other.square) ||
    columnOf(one.square) - columnOf(other.square) ||
    Number(one.direction === 'down') - Number(other.direction === 'down') ||
    blanksIn(one.word) - blanksIn(other.word) ||
    compareBlanks(one.word, other.word);
}

/** Letter by letter; a word comes before those that go on from it. */
function compareWords(
  places: readonly number[],
  one: readonly LaidTile[],
  other: readonly LaidTile[],
): number {
  const at = one.findIndex((tile, i) => i >= other.length || letterOf(tile) !== letterOf(other[i]!));
  if (at === -1) return one.length - other.length;
  return at >= other.length ? 1 : places[letterOf(one[at]!)]! - places[letterOf(other[at]!)]!;
}

function compareBlanks(one: readonly LaidTile[], other: readonly LaidTile[]): number {
  const at = one.findIndex((tile, i) => isBlank(tile) !== isBlank(other[i]!));
  if (at === -1) return 0;
  return isBlank(one[at]!) ? -1 : 1;
}
