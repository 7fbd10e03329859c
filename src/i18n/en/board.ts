import type { BoardMessages } from '../board.ts';
import type { ProblemTexts } from '../boardProblem.ts';
import { common } from './common.ts';

const problems: ProblemTexts = {
  notInLine: 'The tiles are not in one line.',
  gap: (square) => `${square} between the tiles is empty.`,
  missesCentre: (square) =>
    square === null
      ? 'The first word must cross the centre.'
      : `The first word crosses the centre: start on ${square}?`,
  notConnected: (square) =>
    square === null
      ? 'The word touches nothing on the board.'
      : `The word touches nothing on the board: start on ${square}?`,
  oneLetter: 'A word has at least two letters.',
  surplus: (letter, seen, inSet, squares) =>
    `${letter} number ${seen}? The set has ${inSet === 0 ? 'none' : inSet}${
      squares.length > 0 ? `, on ${squares.join(', ')}` : ''
    }.`,
  surplusBlank: (seen, inSet) => `Blank number ${seen}? The set has ${inSet}.`,
};

export const board: BoardMessages = {
  problems,
  move: (move) => `· move ${move}`,
  noPlace: (points) => `No place gives ${points}. Check the points, or lay the word on the board.`,
  bonusGives: (bonus, points) => `Add the bonus +${bonus}: ${points} fits`,
  findsPlace: 'Enter the points to see where the word is.',
  replay: 'Replay',
  replayAfter: 'The replay is for after the game.',
  layAnew: 'Lay it again',
  liesHere: 'It is here',
  unfit: (moves) =>
    `No longer fits: ${moves.map(({ move, word }) => `${word} (move ${move})`).join(', ')}. The points stay; the place has to be shown again.`,
  fill: 'Fill in the board',
  allKnown: 'The whole board is known.',
  cannotFill: 'The game began on paper and nobody entered its board: it cannot be filled in.',
  placeUnknown: (word) => `Where does ${word} lie?`,
  nowhere: 'place unknown',
  holeLine: (move, word, points) => `· move ${move}: ${word} +${points}`,
  previous: 'Previous move',
  following: 'Next move',
  slider: 'Move',
  atStart: 'Start of the game',
  noWord: 'a move without its word',
  exchanged: (tiles) => `exchange, ${common.tiles(tiles)}`,
  passed: 'pass',
  lost: (words) => (words === '' ? 'lost turn' : `lost turn (${words})`),
  stood: (name) => `${name} challenges: valid`,
  fell: (name) => `${name} challenges: invalid`,
  toForm: 'Back to the points',
  across: 'across',
  down: 'down',
  turn: (direction) => `Direction: ${direction}. Change`,
  blank: 'Blank',
  letters: 'Letters',
  tapSquare: 'Tap the square where the word begins.',
  typeWord: 'Now the letters.',
  counted: 'counted from the board',
  putDown: 'part of the board is unknown: enter the points in the form',
  bothPoints: (announced, counted) => `${announced}, by the board ${counted}`,
  takeCounted: (counted) => `Take the board’s ${counted}`,
  out: 'this move ends the game',
  repair: 'Fix',
  toBlank: 'It’s a blank',
  becameBlank: (letter) => `No ${letter} is left: it’s a blank.`,
  noSquare: 'First tap a square on the board.',
  noRoom: 'There are no more squares this way.',
  rackFull: (n) => `A rack holds at most ${common.tiles(n)}.`,
  nothingLaid: 'Lay the word on the board, or go back and enter points only.',
  pointsNeeded: 'Part of the board is unknown. Go back and enter the points.',
  square: (square, what) => `${square}: ${what}`,
  laid: (word, at, points) =>
    points === null ? `${word}, ${at}` : `${word}, ${at}, ${common.points(points)}`,
  lying: (tiles) => (tiles === 0 ? 'Empty board' : `Board, ${common.tiles(tiles)}`),
  unseen: 'Tiles not laid yet',
  unseenCount: (n) => `In the bag and on the racks: ${common.tiles(n)}`,
  proposals: 'Where is the word?',
  assumed: (letters) => `blank: ${letters.join(', ')}`,
};
