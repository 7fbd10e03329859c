import { expect, test } from 'vitest';
import { MOST_LINK } from '../../../src/share/slip/link.ts';
import {
  type KeptSlip,
  readTournamentFile,
  writeTournamentFile,
} from '../../../src/share/tournament/tournamentFile.ts';
import { Hall } from '../domain/tournament/hall.ts';

const PLAYERS = 300;
const ROUNDS = 15;
const GAMES = 3;
/** So many results are corrected by a second slip. */
const CORRECTED = 0.1;

/** Matches of three games, every result from a slip as long as one may be, some of them corrected. */
function largest() {
  const hall = new Hall({ rounds: ROUNDS, games: GAMES });
  hall.players(PLAYERS, (number) => `Szkoła Podstawowa nr ${number % 40} im. Królowej Jadwigi`);
  const slips: KeptSlip[] = [];
  const fromSlip = () => {
    const digest = String(slips.length).padStart(43, 'd');
    slips.push({ digest, text: 's'.repeat(MOST_LINK) });
    const game = String(slips.length).padStart(36, 'g');
    return { kind: 'slip' as const, slip: digest, game, version: 1, device: 'k'.repeat(43) };
  };
  const score = { scores: [401, 399] as const, winner: 0 as const, forfeit: false, first: 1 as const };
  for (let round = 1; round <= ROUNDS; round += 1) {
    // Everybody but the first moves up a place from round to round.
    const ring = Array.from({ length: PLAYERS - 1 }, (_, i) => 2 + ((i + round) % (PLAYERS - 1)));
    const seats = [1, ...ring];
    const pairs = seats.slice(0, PLAYERS / 2).map((one, i) => [one, seats[PLAYERS - 1 - i]!] as const);
    hall.pair(round, ...pairs);
    for (const table of pairs.keys()) {
      for (let game = 1; game <= GAMES; game += 1) {
        const slot = { round, table: table + 1, game, ...score };
        hall.add({ type: 'result', ...slot, source: fromSlip(), answered: ['unknown-device'] });
        if (slips.length % Math.round(1 / CORRECTED) !== 0) continue;
        hall.add({
          type: 'corrected',
          ...slot,
          source: fromSlip(),
          answered: [],
          reason: 'Poprawiony zapis',
        });
      }
    }
  }
  return { id: 'abcdef', entries: hall.entries, slips };
}

test('the file of the largest tournament can be read by whoever wrote it', { timeout: 120_000 }, () => {
  const file = largest();
  expect(file.slips.length).toBeGreaterThan((PLAYERS / 2) * ROUNDS * GAMES);
  const read = readTournamentFile(writeTournamentFile(file));
  expect(read.ok ? read.value : read.error).toEqual(file);
});

test('a copy of a few megabytes that names the same players half a million times is refused at once', () => {
  const hall = new Hall().players(2);
  const who = Array.from({ length: 800 }, () => [1, 'A'] as const);
  const row = { at: 1, n: 1, fact: { type: 'withdrawn' as const, number: 2 }, who };
  const rows = Array.from({ length: 600 }, () => row);
  const text = writeTournamentFile({
    id: 'abcdef',
    entries: [...hall.entries, { at: hall.clock, fact: { type: 'merged', rows } }],
    slips: [],
  });
  const read = readTournamentFile(text);
  expect(read.ok ? null : read.error).toMatchObject({ why: 'too-large' });
});
