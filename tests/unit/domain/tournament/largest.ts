import { pairRound } from '../../../../src/domain/tournament/pairing/pairRound.ts';
import { writeTournamentFile } from '../../../../src/share/tournament/tournamentFile.ts';
import { dice, Hall } from './hall.ts';

export const LARGEST = { id: 'largest1', name: 'Mistrzostwa szkół', rounds: 15 } as const;

/** The largest tournament that is promised, as a copy. */
export function largestTournament(): string {
  return writeTournamentFile({ id: LARGEST.id, entries: largestHall().entries, slips: [] });
}

/** 300 players, 15 rounds, the last one half played. */
export function largestHall(): Hall {
  const hall = new Hall({ rounds: LARGEST.rounds + 1, name: LARGEST.name }).players(
    300,
    (n) => `Zespół Szkół nr ${n % 40}`,
  );
  const roll = dice(9);
  for (let round = 1; round <= LARGEST.rounds; round += 1) {
    const paired = pairRound(hall.tournament, round, 'swiss');
    hall.add(paired);
    for (const { table } of paired.pairs) {
      const isPlayed = round < LARGEST.rounds || table % 2 === 0;
      if (isPlayed) hall.result(round, table, 250 + roll(250), 250 + roll(250));
    }
  }
  return hall;
}
