import type { PlayerNumber } from '../fact.ts';
import type { RoundPairing } from './roundPairing.ts';

/**
 * One round of *każdy z każdym* by the circle method: the first player stands still, the others move on by one seat a
 * round. After the last round it begins again.
 */
export function roundRobin(players: readonly PlayerNumber[], round: number): RoundPairing {
  const seats: readonly (PlayerNumber | null)[] = players.length % 2 === 0 ? players : [...players, null];
  const circle = seats.length - 1;
  if (circle < 1) return { pairs: [], byes: players };
  const turn = (round - 1) % circle;
  const at = (place: number) => (place === 0 ? seats[0]! : seats[1 + ((place - 1 + turn) % circle)]!);
  const pairs: (readonly [PlayerNumber, PlayerNumber])[] = [];
  const byes: PlayerNumber[] = [];
  for (let place = 0; place < seats.length / 2; place += 1) {
    const [a, b] = [at(place), at(circle - place)];
    if (a === null || b === null) byes.push((a ?? b)!);
    else pairs.push(a < b ? [a, b] : [b, a]);
  }
  return { pairs: pairs.sort((x, y) => x[0] - y[0]), byes };
}
