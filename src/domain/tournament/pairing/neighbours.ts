import type { PlayerNumber } from '../fact.ts';
import { cheapestMatching } from './cheapestMatching.ts';
import type { RoundPairing } from './roundPairing.ts';
import { byeOf, type Contender, MOST_REPEATS, timesMet } from './swiss.ts';
import { type Aim, weigh } from './weigh.ts';

/** King of the Hill: first against second, third against fourth, whoever has met before. */
export function kingOfTheHill(table: readonly Contender[]): RoundPairing {
  const { players, byes } = withoutBye(table);
  return { pairs: neighbours(players.map(({ number }) => number)), byes };
}

/** *System duński*: the same where nobody has to meet again; else the fewest repeats, then the nearest opponents. */
export function danish(table: readonly Contender[]): RoundPairing {
  const { players, byes } = withoutBye(table);
  const times = players.map(timesMet);
  const repeats: Aim = {
    most: MOST_REPEATS,
    cost: (a, b) => Math.min(times[a]!.get(players[b]!.number) ?? 0, MOST_REPEATS),
  };
  const distance: Aim = { most: players.length, cost: (a, b) => Math.abs(a - b) - 1 };
  const mates = cheapestMatching(weigh(players.length, [repeats, distance]));
  return {
    pairs: players.flatMap(({ number }, a) =>
      a < mates[a]! ? [[number, players[mates[a]!]!.number] as const] : [],
    ),
    byes,
  };
}

function withoutBye(table: readonly Contender[]): {
  readonly players: readonly Contender[];
  readonly byes: readonly PlayerNumber[];
} {
  const bye = table.length % 2 === 0 ? null : byeOf(table);
  return { players: bye ? table.filter((player) => player !== bye) : table, byes: bye ? [bye.number] : [] };
}

const neighbours = (numbers: readonly PlayerNumber[]): RoundPairing['pairs'] =>
  numbers.flatMap((number, i) => (i % 2 === 0 ? [[number, numbers[i + 1]!] as const] : []));
