import type { Pair, PlayerNumber } from '../fact.ts';
import type { Tournament } from '../state.ts';
import type { RoundPairing } from './roundPairing.ts';

/**
 * Pairs in the order given take the tables from 1, except those with a player who always plays at the same table; where
 * two pairs want one, the first has it.
 */
export function atTables(
  { players }: Pick<Tournament, 'players'>,
  pairs: RoundPairing['pairs'],
  taken: ReadonlySet<number> = new Set(),
): readonly Pair[] {
  const used = new Set(taken);
  const wanted = pairs.map((pair) => {
    const table = pair.map((number) => fixedTable(players, number)).find((one) => one !== undefined);
    if (table === undefined || used.has(table)) return null;
    used.add(table);
    return table;
  });
  let next = 0;
  const free = () => {
    do next += 1;
    while (used.has(next));
    return next;
  };
  return pairs
    .map((pair, i) => ({ table: wanted[i] ?? free(), players: pair }))
    .sort((a, b) => a.table - b.table);
}

const fixedTable = (players: Tournament['players'], number: PlayerNumber) => players[number - 1]?.table;
