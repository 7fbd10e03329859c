import { describe, expect, test } from 'vitest';
import { clubStandings } from '../../../../src/domain/tournament/clubs.ts';
import type { Criterion } from '../../../../src/domain/tournament/settings.ts';
import { standings } from '../../../../src/domain/tournament/standings.ts';
import { incompletePairings } from '../../../../src/domain/tournament/state.ts';
import { Hall } from './hall.ts';

/** Four players, three rounds, everybody with everybody. */
function fourPlayers(criteria: readonly Criterion[]): Hall {
  return new Hall({ criteria })
    .players(4)
    .pair(1, [1, 2], [3, 4])
    .result(1, 1, 400, 300)
    .result(1, 2, 350, 350)
    .pair(2, [1, 3], [2, 4])
    .result(2, 1, 310, 320)
    .result(2, 2, 500, 200)
    .pair(3, [1, 4], [2, 3])
    .result(3, 1, 450, 100)
    .result(3, 2, 360, 340);
}

const places = (hall: Hall, after?: number) =>
  standings(hall.tournament, after).map(({ place, player }) => [place, player.number]);

describe('the table', () => {
  test('takes the highest score from games that were played, not from a walkover', () => {
    const hall = new Hall().players(2).pair(1, [1, 2]).result(1, 1, 250, 240).pair(2, [1, 2]);
    const walkover = { scores: [300, 0], winner: 0, forfeit: true } as const;
    const source = { kind: 'manual' } as const;
    hall.add({ type: 'result', round: 2, table: 1, game: 1, ...walkover, source, answered: [] });
    expect(standings(hall.tournament)[0]).toMatchObject({ points: 550, highest: 250 });
  });

  test('after a round has those who were there by then, however late it is looked at', () => {
    const hall = new Hall().players(4).pair(1, [1, 2], [3, 4]).result(1, 1, 400, 300).result(1, 2, 300, 310);
    const after = (round: number) => standings(hall.tournament, round).map(({ player }) => player.number);
    const first = after(1);
    expect(first).toEqual([1, 4, 3, 2]);
    hall.players(1).add({ type: 'player-changed', number: 5, name: 'Nowa Osoba', club: 'SP 27' });
    expect(after(1)).toEqual(first);
    // She plays in the round that is paired next, and is in the table from then on.
    hall.pair(2, [1, 4], [5, 2]);
    expect(after(1)).toEqual(first);
    expect(after(2)).toContain(5);
    // A round that was paired anew with somebody who came late is that player's round too.
    const late = new Hall().players(4).pair(1, [1, 2], [3, 4]).players(2).pair(1, [1, 2], [3, 4], [5, 6]);
    expect(standings(late.tournament, 1)).toHaveLength(6);
  });

  test('counts wins, halves, points, spread and the opponents’ wins', () => {
    const [first, second, third, fourth] = standings(fourPlayers(['wins', 'points', 'spread']).tournament);
    expect(first).toMatchObject({ place: 1, wins: 2, points: 1160, spread: 440, highest: 450, losses: 1 });
    expect(first!.player.number).toBe(1);
    expect(second).toMatchObject({ place: 2, wins: 2, points: 1160, spread: 220 });
    expect(second!.player.number).toBe(2);
    expect(third).toMatchObject({ wins: 1.5, draws: 1, points: 1010 });
    expect(fourth).toMatchObject({ wins: 0.5, points: 650, opponents: 5.5, median: 4, berger: 0.75 });
    expect(first!.opponents).toBe(2 + 1.5 + 0.5);
    expect(first!.berger).toBe(2 + 0.5);
  });

  test.each<[readonly Criterion[], readonly (readonly number[])[]]>([
    [
      ['wins'],
      [
        [1, 1],
        [1, 2],
        [3, 3],
        [4, 4],
      ],
    ],
    [
      ['wins', 'spread'],
      [
        [1, 1],
        [2, 2],
        [3, 3],
        [4, 4],
      ],
    ],
    [
      ['wins', 'points'],
      [
        [1, 1],
        [1, 2],
        [3, 3],
        [4, 4],
      ],
    ],
    [
      ['wins', 'direct'],
      [
        [1, 1],
        [2, 2],
        [3, 3],
        [4, 4],
      ],
    ],
    [
      ['highest'],
      [
        [1, 2],
        [2, 1],
        [3, 3],
        [3, 4],
      ],
    ],
    [
      ['opponents'],
      [
        [1, 4],
        [2, 3],
        [3, 1],
        [3, 2],
      ],
    ],
  ])('is ordered by %j, equals share a place', (criteria, expected) => {
    expect(places(fourPlayers(criteria))).toEqual(expected);
  });

  test('after an earlier round', () => {
    expect(places(fourPlayers(['wins', 'spread']), 1)).toEqual([
      [1, 1],
      [2, 3],
      [2, 4],
      [4, 2],
    ]);
  });

  test('the regulation’s tie-break wins the game: equal points, but a winner', () => {
    const hall = new Hall().players(2).pair(1, [1, 2]);
    hall.add({
      type: 'result',
      round: 1,
      table: 1,
      game: 1,
      scores: [300, 300],
      winner: 1,
      forfeit: false,
      source: { kind: 'manual' },
      answered: [],
    });
    expect(places(hall)).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });

  test('a bye is a win with its own points and an average opponent', () => {
    const hall = new Hall({ bye: { points: 250, spread: 30 } })
      .players(3)
      .pair(1, [1, 2])
      .result(1, 1, 200, 100);
    const bye = standings(hall.tournament).find(({ player }) => player.number === 3);
    expect(bye).toMatchObject({
      place: 1,
      wins: 1,
      points: 250,
      spread: 30,
      byes: 1,
      played: 0,
      opponents: 0.5,
    });
  });

  test('who withdrew before playing is not in it, who withdrew later is', () => {
    const hall = new Hall().players(4).add({ type: 'withdrawn', number: 4 });
    hall.add({ type: 'paired', round: 1, by: 'typed', pairs: [{ table: 1, players: [1, 2] }], byes: [3] });
    hall.result(1, 1, 300, 200).add({ type: 'withdrawn', number: 2 });
    expect(standings(hall.tournament).map(({ player }) => player.number)).toEqual([1, 3, 2]);
  });

  test('several games a round count each', () => {
    const hall = new Hall({ games: 3 }).players(2).pair(1, [1, 2]);
    const game = (n: number, a: number, b: number) =>
      hall.add({
        type: 'result',
        round: 1,
        table: 1,
        game: n,
        scores: [a, b],
        winner: a > b ? 0 : 1,
        forfeit: false,
        source: { kind: 'manual' },
        answered: [],
      });
    game(1, 300, 200);
    expect(incompletePairings(hall.tournament.rounds[0]!)).toHaveLength(1);
    game(2, 200, 250);
    game(3, 400, 100);
    expect(incompletePairings(hall.tournament.rounds[0]!)).toHaveLength(0);
    expect(standings(hall.tournament)[0]).toMatchObject({ wins: 2, played: 3, points: 900, spread: 350 });
  });
});

describe('the best school', () => {
  const school = (best: number, by: 'sum' | 'mean', of: 'wins' | 'points') => {
    const hall = fourPlayers(['wins', 'points']);
    const clubs = ['SP 1', 'sp  1 ', 'SP 2', ''];
    hall.tournament.players.forEach(({ number, name }) => {
      hall.add({ type: 'player-changed', number, name, club: clubs[number - 1]! });
    });
    const rows = clubStandings(standings(hall.tournament), { best, by, of });
    return rows.map(({ place, club, counted, wins, points }) => [place, club, counted.length, wins, points]);
  };

  test('adds up its best players; spelling does not make a second school', () => {
    expect(school(8, 'sum', 'wins')).toEqual([
      [1, 'SP 1', 2, 4, 2320],
      [2, 'SP 2', 1, 1.5, 1010],
    ]);
    expect(school(1, 'sum', 'points')).toEqual([
      [1, 'SP 1', 1, 2, 1160],
      [2, 'SP 2', 1, 1.5, 1010],
    ]);
    expect(school(8, 'mean', 'points')[0]).toEqual([1, 'SP 1', 2, 2, 1160]);
  });
});
