import type { Points } from '../domain/units.ts';
import { keptPlay, type Play } from './play.ts';
import type { PlayFinder, Position } from './playFinder.ts';
import { playOrder } from './playOrder.ts';

/** Every legal play of a position, the best first. */
export function allPlays(finder: PlayFinder, position: Position): readonly Play[] {
  const plays: Play[] = [];
  finder.forEachPlay(position, (play) => plays.push(keptPlay(position.board, play)));
  return plays.sort(playOrder(finder.set));
}

/** Those that no other play beats, in their order; none where nothing can be laid. */
export function bestPlays(finder: PlayFinder, position: Position): readonly Play[] {
  return playSummary(finder, position).moves;
}

/** A position in figures: one pass over its plays, of which only the best are kept. */
export type PlaySummary = {
  readonly plays: number;
  /** How many lay one tile, two tiles, and so on. */
  readonly byTiles: readonly number[];
  /** What all of them are worth together. */
  readonly sum: Points;
  readonly best: Points | null;
  /** All that are worth `best`, in their order. */
  readonly moves: readonly Play[];
};

export function playSummary(finder: PlayFinder, position: Position): PlaySummary {
  const byTiles = Array<number>(finder.scoring.rack).fill(0);
  let plays = 0;
  let sum = 0;
  let best: Points | null = null;
  let moves: Play[] = [];
  finder.forEachPlay(position, (play) => {
    plays += 1;
    byTiles[play.laid - 1]! += 1;
    sum += play.points;
    if (best !== null && play.points < best) return;
    if (play.points !== best) moves = [];
    best = play.points;
    moves.push(keptPlay(position.board, play));
  });
  return { plays, byTiles, sum, best, moves: moves.sort(playOrder(finder.set)) };
}
