import type { Score, Side } from './fact.ts';

/** What a game is worth to one side: a draw is half a win. */
export function winsOf({ winner, bothLose }: Pick<Score, 'winner' | 'bothLose'>, side: Side): number {
  if (bothLose) return 0;
  if (winner === null) return 0.5;
  return winner === side ? 1 : 0;
}
