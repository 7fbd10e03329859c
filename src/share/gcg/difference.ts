import type { PlacementError } from '../../domain/board/placement.ts';
import type { Points } from '../../domain/units.ts';

/** Where a file and the count disagree, or where the file leaves something out. Its own value stays. */
export type GcgDifference = { readonly line: number } /** A move by the board. */ & (
  | { readonly why: 'points'; readonly file: Points; readonly counted: Points }
  /** The running sum behind a line. */
  | { readonly why: 'sum'; readonly file: Points; readonly counted: Points }
  /** The letters left on a rack. */
  | { readonly why: 'rack'; readonly file: Points; readonly counted: Points }
  /** These letters cannot be what was left: other tiles lie nowhere. */
  | { readonly why: 'rack-tiles'; readonly rack: string; readonly left: string }
  /** What a player ends with: the rest is kept as a correction. */
  | { readonly why: 'final'; readonly name: string; readonly file: Points; readonly counted: Points }
  /** The word cannot lie there: the move has its points and no place. */
  | { readonly why: 'place'; readonly error: PlacementError }
  /** More of this tile than the set has: the move has its points and no place. */
  | { readonly why: 'tile'; readonly letter: string }
  /** Other tiles than can be on the rack: the move has its points and no place. */
  | { readonly why: 'too-many-tiles' }
  /** There are too few tiles in the bag: read as a pass. */
  | { readonly why: 'exchange' }
  /** Nothing is said of a turn that must have been: read as a pass of this player. */
  | { readonly why: 'turn-missing'; readonly name: string }
  /** The move before it is not there. */
  | { readonly why: 'nothing-to-take-back' }
  /** An end that the moves do not lead to: its points are kept as a correction. */
  | { readonly why: 'not-over' }
  /** A move after the end: left out. */
  | { readonly why: 'after-the-end' }
);
