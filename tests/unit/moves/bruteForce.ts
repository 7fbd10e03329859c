import { type Board, tileAt } from '../../../src/domain/board/board.ts';
import { letterOf } from '../../../src/domain/board/laidTile.ts';
import { layWord } from '../../../src/domain/board/lay.ts';
import { BOARD_SIZE, type Direction, squareAt, writeSquare } from '../../../src/domain/board/square.ts';
import { BLANK, type TileSet } from '../../../src/domain/tiles/tileSet.ts';
import { hasWord } from '../../../src/lexicon/cursor.ts';
import type { Lexicon } from '../../../src/lexicon/file.ts';
import { walkWords } from '../../../src/lexicon/walk.ts';
import type { Position } from '../../../src/moves/playFinder.ts';
import { SCORING } from '../domain/board/boards.ts';

/** All words of a list side by side: where each begins, its letters, and which letters it has at all. */
export type AllWords = {
  readonly lexicon: Lexicon;
  readonly starts: Uint32Array;
  readonly letters: Uint8Array;
  readonly low: Int32Array;
  readonly high: Int32Array;
};

export function allWordsOf(lexicon: Lexicon): AllWords {
  const starts = new Uint32Array(lexicon.words + 1);
  const low = new Int32Array(lexicon.words);
  const high = new Int32Array(lexicon.words);
  const letters = new Uint8Array(15 * lexicon.words);
  let word = 0;
  walkWords(lexicon.graph, (numbers, length) => {
    const from = starts[word]!;
    for (let at = 0; at < length; at++) {
      const letter = numbers[at]!;
      letters[from + at] = letter;
      if (letter < 32) low[word]! |= 1 << letter;
      else high[word]! |= 1 << (letter - 32);
    }
    starts[++word] = from + length;
  });
  return { lexicon, starts, letters, low, high };
}

/** A play as a set of tiles, in one order: `H8Ż`, small letters for blanks. */
export type TileKey = string;

/**
 * Every play with its points, by trying every word of the list in every place of every line, with every way of using
 * blanks; whether it may lie there, what it forms and what that earns is asked of the board's own rules. A list whose
 * letters are numbered as the tiles' are, as those we ship.
 */
export function triedPlays(set: TileSet, words: AllWords, position: Position): ReadonlyMap<TileKey, number> {
  const plays = new Map<TileKey, number>();
  for (const direction of ['across', 'down'] as const)
    for (let line = 0; line < BOARD_SIZE; line++) tryLine(set, words, position, direction, line, plays);
  return plays;
}

function tryLine(
  set: TileSet,
  words: AllWords,
  { board, rack }: Position,
  direction: Direction,
  line: number,
  plays: Map<TileKey, number>,
): void {
  const lying = Array.from({ length: BOARD_SIZE }, (_, at) => {
    const tile = tileAt(board, direction === 'across' ? squareAt(at, line) : squareAt(line, at));
    return tile === null ? -1 : letterOf(tile);
  });
  const held = rack.filter((tile) => tile !== BLANK).map((tile) => set.alphabet.indexOf(tile));
  const blanks = rack.length - held.length;
  const [low, high] = masks([...held, ...lying.filter((letter) => letter >= 0)]);
  const left = new Int8Array(set.alphabet.length);
  for (let word = 0; word < words.lexicon.words; word++) {
    if (ones(words.low[word]! & ~low) + ones(words.high[word]! & ~high) > blanks) continue;
    const first = words.starts[word]!;
    const length = words.starts[word + 1]! - first;
    for (let from = 0; from + length <= BOARD_SIZE; from++) {
      if (!isPossible(first, length, from)) continue;
      const letters = words.letters.subarray(first, first + length);
      for (const signs of waysToLay(set, letters, from, lying, held, blanks))
        tryPlace(set, words.lexicon, board, direction, line, from, signs, plays);
    }
  }

  /** Only what is quickly seen: nothing lies before or after, letters that lie are the word's, the rack has the others. */
  function isPossible(first: number, length: number, from: number): boolean {
    if ((lying[from - 1] ?? -1) >= 0 || (lying[from + length] ?? -1) >= 0) return false;
    left.fill(0);
    for (const letter of held) left[letter]! += 1;
    let lacking = 0;
    for (let i = 0; i < length; i++) {
      const letter = words.letters[first + i]!;
      const there = lying[from + i]!;
      if (there >= 0 && there !== letter) return false;
      if (there < 0 && --left[letter]! < 0 && ++lacking > blanks) return false;
    }
    return true;
  }
}

/** The word as text for every choice of blanks. */
function waysToLay(
  set: TileSet,
  letters: Uint8Array,
  from: number,
  lying: readonly number[],
  held: readonly number[],
  blanks: number,
): readonly string[] {
  const fresh = Array.from(letters.keys()).filter((i) => lying[from + i] === -1);
  const ways: string[] = [];
  if (fresh.length > 0) choose(0, held, blanks, []);
  return ways;

  function choose(
    index: number,
    left: readonly number[],
    blanksLeft: number,
    asBlank: readonly number[],
  ): void {
    const i = fresh[index];
    if (i === undefined) {
      const sign = (letter: number, at: number) =>
        asBlank.includes(at) ? set.alphabet[letter]!.toLowerCase() : set.alphabet[letter]!;
      ways.push(Array.from(letters, sign).join(''));
      return;
    }
    const at = left.indexOf(letters[i]!);
    if (at >= 0) choose(index + 1, left.toSpliced(at, 1), blanksLeft, asBlank);
    if (blanksLeft > 0) choose(index + 1, left, blanksLeft - 1, [...asBlank, i]);
  }
}

function tryPlace(
  set: TileSet,
  { graph }: Lexicon,
  board: Board,
  direction: Direction,
  line: number,
  from: number,
  word: string,
  plays: Map<TileKey, number>,
): void {
  const at = writeSquare(direction === 'across' ? squareAt(from, line) : squareAt(line, from));
  const laid = layWord(set, board, { at, word, down: direction === 'down' }, SCORING);
  if (!laid.ok || !laid.value.words.every((formed) => hasWord(graph, formed.word))) return;
  const key = keyOf(laid.value.tiles);
  const known = plays.get(key);
  if (known !== undefined && known !== laid.value.points)
    throw new Error(`${key}: ${known} and ${laid.value.points}`);
  plays.set(key, laid.value.points);
}

export function keyOf(tiles: readonly { readonly square: number; readonly tile: number }[]): TileKey {
  return [...tiles]
    .sort((one, other) => one.square - other.square)
    .map(({ square, tile }) => `${square}:${tile}`)
    .join(' ');
}

function masks(letters: readonly number[]): readonly [number, number] {
  let [low, high] = [0, 0];
  for (const letter of letters)
    if (letter < 32) low |= 1 << letter;
    else high |= 1 << (letter - 32);
  return [low, high];
}

function ones(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
