import type { Pair, Paired, PlayerNumber } from '../fact.ts';
import { hasResult, type Tournament } from '../state.ts';

/**
 * The pairing of a round with two players who met although they were not paired: they take the first one's table,
 * those they left behind meet each other. Null where a result stands in the way.
 */
export function pairedAsPlayed(
  tournament: Tournament,
  round: number,
  players: readonly [PlayerNumber, PlayerNumber],
): Paired | null {
  const found = tournament.rounds[round - 1];
  if (!found) return null;
  const concerned = found.pairings.filter((pairing) =>
    pairing.players.some((number) => players.includes(number)),
  );
  if (concerned.some(hasResult)) return null;
  const left = concerned.flatMap((pairing) => pairing.players).filter((number) => !players.includes(number));
  const byes = found.byes.filter((number) => !players.includes(number));
  const others = found.pairings.filter((pairing) => !concerned.includes(pairing));
  const tables = [
    ...concerned.map(({ table }) => table),
    Math.max(0, ...found.pairings.map(({ table }) => table)) + 1,
  ];
  const pairs: Pair[] = others.map(({ results, ...pair }) => pair);
  pairs.push({ table: tables[0]!, players });
  if (left.length === 2) pairs.push({ table: tables[1]!, players: [left[0]!, left[1]!] });
  return {
    type: 'paired',
    round,
    by: 'typed',
    pairs: pairs.sort((a, b) => a.table - b.table),
    byes: left.length === 1 ? [...byes, left[0]!] : byes,
  };
}
