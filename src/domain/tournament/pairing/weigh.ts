import { type Costs, HIGHEST_COST } from './cheapestMatching.ts';

/** Something to have as little of as possible, pair by pair: from 0 to `most`, the same both ways. */
export type Aim = { readonly most: number; readonly cost: (a: number, b: number) => number };

/**
 * One number a pair for several aims of which each comes before all that follow: no sum over all pairs of a later aim
 * reaches one of an earlier. Where the numbers would become too large to be exact, the last aim is counted coarsely.
 */
export function weigh(players: number, aims: readonly Aim[]): Costs {
  const pairs = Math.max(1, Math.floor(players / 2));
  const last = aims.at(-1);
  let grain = 1;
  const rooms = () => aims.map((aim) => pairs * Math.floor(aim.most / (aim === last ? grain : 1)) + 1);
  while (rooms().reduce((product, room) => product * room, 1) > HIGHEST_COST) grain *= 2;
  const factors = rooms().map((_, i, all) => all.slice(i + 1).reduce((product, room) => product * room, 1));
  return Array.from({ length: players }, (_, a) =>
    Array.from({ length: players }, (_, b) => {
      if (a === b) return 0;
      return aims.reduce(
        (sum, aim, i) => sum + Math.floor(aim.cost(a, b) / (aim === last ? grain : 1)) * factors[i]!,
        0,
      );
    }),
  );
}
