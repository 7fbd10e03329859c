import { expect, test } from 'vitest';
import { crossMark, placesByRound, recordOf, scoreText } from '../../../../src/domain/tournament/record.ts';
import { decidedBy, standings } from '../../../../src/domain/tournament/standings.ts';
import { Hall } from './hall.ts';

const hall = new Hall()
  .players(5)
  .pair(1, [1, 2], [3, 4])
  .result(1, 1, 400, 300)
  .result(1, 2, 350, 350)
  .pair(2, [5, 1], [2, 3])
  .result(2, 1, 310, 320);

test('a player’s games are told from the player’s own side, with byes and what is still missing', () => {
  const record = recordOf(hall.tournament, 1);
  expect(record.map(({ kind }) => kind)).toEqual(['played', 'played']);
  expect(record[1]!.games[0]).toMatchObject({
    opponent: 5,
    table: 1,
    result: { points: 320, against: 310, wins: 1, forfeit: false },
  });
  expect(recordOf(hall.tournament, 5).map(({ kind }) => kind)).toEqual(['bye', 'played']);
  expect(recordOf(hall.tournament, 2)[1]!.games[0]?.result).toBeNull();
  const late = new Hall().players(2).pair(1, [1, 2]).players(1);
  expect(recordOf(late.tournament, 3)).toEqual([{ round: 1, kind: 'missed', games: [] }]);
});

test('wins, points and spread of the record are those of the standings', () => {
  for (const row of standings(hall.tournament)) {
    const games = recordOf(hall.tournament, row.player.number).flatMap((own) => own.games);
    const done = games.flatMap(({ result }) => result ?? []);
    expect(done).toHaveLength(row.played);
    const byes = row.byes * hall.tournament.settings.bye.points;
    expect(done.reduce((sum, { points }) => sum + points, byes)).toBe(row.points);
  }
});

test('the place after each round is the one of that table', () => {
  const after = (round: number) =>
    standings(hall.tournament, round).find(({ player }) => player.number === 1)?.place;
  expect(placesByRound(hall.tournament).map((places) => places.get(1))).toEqual([after(1), after(2)]);
});

test('marks of a cross-table', () => {
  const marks = (number: number) => recordOf(hall.tournament, number).map(crossMark);
  expect(marks(1)).toEqual(['+2', '+5']);
  expect(marks(2)).toEqual(['−1', '?3']);
  expect(marks(4)).toEqual(['=3', '+ –']);
});

test('equal points say who won by a sign of their own', () => {
  expect(scoreText({ points: 301, against: 301, wins: 0, forfeit: false })).toBe('− 301 : 301');
  expect(scoreText({ points: 301, against: 301, wins: 0.5, forfeit: false })).toBe('= 301 : 301');
  expect(scoreText({ points: 301, against: 290, wins: 1, forfeit: false })).toBe('301 : 290');
});

test('what tells two neighbours apart is the first criterion in which they differ', () => {
  const hall = new Hall({ criteria: ['wins', 'spread', 'points'] }).players(4).pair(1, [1, 2], [3, 4]);
  hall.result(1, 1, 300, 200).result(1, 2, 290, 250);
  const [first, second, third] = standings(hall.tournament);
  const { criteria } = hall.tournament.settings;
  expect(decidedBy(criteria, first!, second!)).toBe('spread');
  expect(decidedBy(criteria, second!, third!)).toBe('wins');
  expect(decidedBy(criteria, first!, first!)).toBeNull();
});
