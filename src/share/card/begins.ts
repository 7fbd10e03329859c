import type { TournamentCard } from './card.ts';

/**
 * Is the first of the seating to begin? Then the card lists the two the other way round: so every phone that reads cards
 * at all reads this one. In the same order, the table draws for it.
 */
export function begins({ seating, players }: TournamentCard): boolean {
  const [one, two, ...more] = seating?.players ?? [];
  const isTable = players.length === 2 && two !== undefined && more.length === 0;
  return isTable && players[0]?.number === two && players[1]?.number === one;
}
