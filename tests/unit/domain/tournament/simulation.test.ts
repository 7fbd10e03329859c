import { expect, test } from 'vitest';
import { pairRound } from '../../../../src/domain/tournament/pairing/pairRound.ts';
import { standings } from '../../../../src/domain/tournament/standings.ts';
import { incompletePairings, resultAt } from '../../../../src/domain/tournament/state.ts';
import { readTournamentFile, writeTournamentFile } from '../../../../src/share/tournament/tournamentFile.ts';
import { dice, Hall, slip } from './hall.ts';

type Played = {
  readonly round: number;
  readonly players: readonly [number, number];
  final: [number, number];
};

test.each([1, 2, 3])(
  '40 players, 7 rounds, slips late, doubled, corrected and disputed (seed %i): the table is right',
  (seed) => {
    const roll = dice(seed);
    const hall = new Hall({ rounds: 7, criteria: ['wins', 'points', 'spread', 'opponents'] });
    hall.players(seed === 2 ? 39 : 40, (number) => `SP ${number % 5}`);
    /** What was really played, kept apart from everything the organizer's code does. */
    const truth: Played[] = [];
    const byes: { round: number; number: number }[] = [];
    const late: Played[] = [];
    const seen = { same: 0, changed: 0, disputed: 0, late: 0 };

    for (let round = 1; round <= 7; round += 1) {
      const paired = pairRound(hall.tournament, round, 'swiss');
      hall.add(paired);
      for (const number of paired.byes) byes.push({ round, number });
      for (const old of late.splice(0)) {
        expect(hall.accept(slip(old.players, old.final, old.round)).kind).toBe('accept');
        seen.late += 1;
      }
      for (const { players } of paired.pairs) {
        const turned = roll(2) === 0;
        const at: [number, number] = turned ? [players[1], players[0]] : [players[0], players[1]];
        const game: Played = { round, players: at, final: [200 + roll(250), 200 + roll(250)] };
        truth.push(game);
        const fate = roll(10);
        if (fate === 0 && round < 7) late.push(game);
        else expect(hall.accept(slip(game.players, game.final, round)).kind).toBe('accept');
        if (fate === 1) {
          expect(hall.accept(slip(game.players, game.final, round)).kind).toBe('same');
          seen.same += 1;
        }
        if (fate === 2) {
          game.final = [game.final[0] + 7, game.final[1]];
          const change = hall.accept(slip(game.players, game.final, round, { version: 2 }), 'źle policzone');
          expect(change).toMatchObject({ kind: 'question', questions: [{ why: 'changed-version' }] });
          seen.changed += 1;
        }
        if (fate === 3) {
          // A second phone says otherwise: the organizer looks, and leaves what was accepted.
          const other = slip(game.players, [game.final[1], game.final[0] + 1], round, {
            gameId: `o${round}`,
            device: 'o',
          });
          expect(hall.judge(other)).toMatchObject({ kind: 'question', questions: [{ why: 'disagreement' }] });
          hall.add({ type: 'set-aside', slip: other.digest, reason: 'drugi telefon liczył bez wymiany' });
          seen.disputed += 1;
        }
      }
    }
    expect(hall.tournament.rounds.flatMap(incompletePairings)).toEqual([]);
    expect(Object.values(seen).every((times) => times > 0)).toBe(true);

    const expected = recompute(hall.tournament.players.length, truth, byes);
    const table = standings(hall.tournament).map(({ player, wins, points, spread, opponents, place }) => ({
      number: player.number,
      wins,
      points,
      spread,
      opponents,
      place,
    }));
    expect(table).toEqual(expected);

    const file = readTournamentFile(writeTournamentFile({ id: 'abcdef', entries: hall.entries, slips: [] }));
    expect(file.ok && file.value.entries).toEqual(hall.entries);
    for (const { round, players, final } of truth) {
      const pairing = hall.tournament.rounds[round - 1]!.pairings.find((b) =>
        b.players.includes(players[0]),
      )!;
      const result = resultAt(hall.tournament, { round, table: pairing.table, game: 1 })!;
      expect(result.scores[pairing.players.indexOf(players[0])]).toBe(final[0]);
    }
  },
);

/** The table the slow way: one player at a time, straight from the games. */
function recompute(players: number, games: readonly Played[], byes: readonly { number: number }[]) {
  const numbers = Array.from({ length: players }, (_, i) => i + 1);
  const of = (number: number) =>
    games.flatMap(({ players: [a, b], final: [x, y] }) =>
      a === number
        ? [{ other: b, own: x, theirs: y }]
        : b === number
          ? [{ other: a, own: y, theirs: x }]
          : [],
    );
  const free = (number: number) => byes.filter((bye) => bye.number === number).length;
  const wins = (number: number) =>
    free(number) +
    of(number).reduce((n, { own, theirs }) => n + (own > theirs ? 1 : own === theirs ? 0.5 : 0), 0);
  const rows = numbers.map((number) => ({
    number,
    wins: wins(number),
    points: free(number) * 300 + of(number).reduce((n, { own }) => n + own, 0),
    spread: free(number) * 50 + of(number).reduce((n, { own, theirs }) => n + own - theirs, 0),
    opponents: free(number) * 3.5 + of(number).reduce((n, { other }) => n + wins(other), 0),
  }));
  const worth = (row: (typeof rows)[number]) => [row.wins, row.points, row.spread, row.opponents];
  const better = (a: (typeof rows)[number], b: (typeof rows)[number]) => {
    for (const [i, value] of worth(a).entries()) if (value !== worth(b)[i]) return value > worth(b)[i]!;
    return false;
  };
  return rows
    .map((row) => ({ ...row, place: 1 + rows.filter((other) => better(other, row)).length }))
    .sort((a, b) => a.place - b.place || a.number - b.number);
}
