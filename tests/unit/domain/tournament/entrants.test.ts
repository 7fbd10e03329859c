import { describe, expect, test } from 'vitest';
import { leftOut, leftOutIn, roundsResting } from '../../../../src/domain/tournament/leftOut.ts';
import { nameIn, namesBesideClubs } from '../../../../src/domain/tournament/names.ts';
import { pairRound } from '../../../../src/domain/tournament/pairing/pairRound.ts';
import { crossMark, recordOf } from '../../../../src/domain/tournament/record.ts';
import { walkoverOf } from '../../../../src/domain/tournament/settings.ts';
import { standings } from '../../../../src/domain/tournament/standings.ts';
import { enteredPlayers } from '../../../../src/domain/tournament/state.ts';
import { readTournamentFile, writeTournamentFile } from '../../../../src/share/tournament/tournamentFile.ts';
import { Hall, nameOf, SETTINGS } from './hall.ts';

describe('a player typed by mistake', () => {
  test('is taken off the list, and the number is not given again', () => {
    const hall = new Hall().players(3).add({ type: 'player-removed', number: 2 });
    expect(enteredPlayers(hall.tournament).map(({ number }) => number)).toEqual([1, 3]);
    expect(hall.refusal({ type: 'player', number: 2, name: 'Ala', club: '' })).toMatchObject({ expected: 4 });
    expect(standings(hall.tournament).map(({ player }) => player.number)).toEqual([1, 3]);
  });

  test('can only be withdrawn once paired, and comes back when returned', () => {
    const hall = new Hall().players(3).pair(1, [1, 2]);
    expect(hall.refusal({ type: 'player-removed', number: 3 })).toEqual({ why: 'player-paired', number: 3 });
    const other = new Hall()
      .players(2)
      .add({ type: 'player-removed', number: 2 }, { type: 'returned', number: 2 });
    expect(other.tournament.players[1]).toMatchObject({ withdrawn: false });
    expect(enteredPlayers(other.tournament)).toHaveLength(2);
  });

  test('is nobody’s namesake', () => {
    const hall = new Hall().players(1).add({ type: 'player', number: 2, name: nameOf(1), club: '' });
    expect(nameIn(hall.tournament, 1)).toBe(`${nameOf(1)} #1`);
    expect(namesBesideClubs(hall.tournament.players)).toEqual([`${nameOf(1)} #1`, `${nameOf(1)} #2`]);
    hall.add({ type: 'player-removed', number: 2 });
    expect(nameIn(hall.tournament, 1)).toBe(nameOf(1));
  });
});

test('a rating or a table out of range is refused', () => {
  const hall = new Hall();
  const player = { type: 'player', number: 1, name: 'Ala', club: '' } as const;
  expect(hall.refusal({ ...player, rating: 10_000 })).toEqual({ why: 'bad-player', number: 1 });
  expect(hall.refusal({ ...player, table: 0 })).toEqual({ why: 'bad-player', number: 1 });
  expect(hall.refusal({ ...player, rating: 150, table: 7, category: ' 5a ' })).toBe(null);
  expect(hall.tournament.players[0]).toMatchObject({ rating: 150, table: 7, category: '5a' });
});

describe('one round without a game', () => {
  test('an absent player is not paired and is named; a requested bye is a bye', () => {
    const hall = new Hall()
      .players(6)
      .add({ type: 'away', round: 1, number: 2, as: 'absent' })
      .add({ type: 'away', round: 1, number: 3, as: 'bye' });
    const paired = pairRound(hall.tournament, 1, 'swiss');
    expect(paired.byes).toEqual([3]);
    expect(paired.pairs.flatMap(({ players }) => players).sort()).toEqual([1, 4, 5, 6]);
    hall.add(paired);
    expect(leftOutIn(hall.tournament, 1)).toEqual({ forgotten: [], away: [2] });
    expect(recordOf(hall.tournament, 2)[0]?.kind).toBe('missed');
    const next = pairRound(hall.tournament, 2, 'swiss');
    expect(next.pairs.flatMap(({ players }) => players)).toHaveLength(6);
  });

  test('whoever comes after all is paired again', () => {
    const hall = new Hall()
      .players(2)
      .add({ type: 'away', round: 1, number: 2, as: 'absent' })
      .add({ type: 'back', round: 1, number: 2 });
    expect(pairRound(hall.tournament, 1, 'swiss').pairs).toHaveLength(1);
  });

  test('somebody nobody thought of is told from somebody absent', () => {
    const hall = new Hall().players(4).add({ type: 'away', round: 1, number: 4, as: 'absent' });
    const pairs = [{ table: 1, players: [1, 2] as const }];
    expect(leftOut(hall.tournament, 1, { pairs, byes: [] })).toEqual({ forgotten: [3], away: [4] });
  });
});

test('a double forfeit is a loss for both', () => {
  const hall = new Hall().players(2).pair(1, [1, 2]);
  const forfeit = { scores: [0, 0] as const, winner: null, forfeit: true, bothLose: true as const };
  const fact = {
    type: 'result' as const,
    round: 1,
    table: 1,
    game: 1,
    source: { kind: 'manual' } as const,
    answered: [],
  };
  expect(hall.refusal({ ...fact, ...forfeit, forfeit: false })?.why).toBe('bad-score');
  expect(hall.refusal({ ...fact, ...forfeit })).toBe(null);
  expect(standings(hall.tournament).map(({ wins, losses, draws }) => [wins, losses, draws])).toEqual([
    [0, 1, 0],
    [0, 1, 0],
  ]);
});

test('a walkover is worth what the settings say, as before where they say nothing', () => {
  expect(walkoverOf(SETTINGS)).toEqual({ winner: 300, loser: 0 });
  expect(walkoverOf({ ...SETTINGS, walkover: { winner: 350, loser: 300 } })).toEqual({
    winner: 350,
    loser: 300,
  });
});

test('a corrected result: the rounds paired by the old one are named', () => {
  const hall = new Hall().players(4).pair(1, [1, 2], [3, 4]).result(1, 1, 1, 2).result(1, 2, 1, 2);
  expect(roundsResting(hall.tournament, 1)).toEqual({ rounds: [], open: false });
  hall.pair(2, [1, 3], [2, 4]);
  expect(roundsResting(hall.tournament, 1)).toEqual({ rounds: [2], open: true });
  hall.result(2, 1, 5, 6);
  expect(roundsResting(hall.tournament, 1)).toEqual({ rounds: [2], open: false });
});

test('a bye that was asked for counts what the settings say, another one is a win', () => {
  const hall = new Hall({ requestedBye: { wins: 0.5, points: 0, spread: 0 } }).players(4);
  hall.add({ type: 'away', round: 1, number: 4, as: 'bye' });
  hall.add(pairRound(hall.tournament, 1, 'swiss'));
  const { byes } = hall.tournament.rounds[0]!;
  expect(byes).toHaveLength(2);
  const other = byes.find((number) => number !== 4)!;
  const row = (number: number) => standings(hall.tournament).find(({ player }) => player.number === number)!;
  expect(row(4)).toMatchObject({ byes: 1, wins: 0.5, points: 0, spread: 0 });
  expect(row(other)).toMatchObject({ byes: 1, wins: 1, points: 300, spread: 50 });
  expect([4, other].map((number) => crossMark(recordOf(hall.tournament, number)[0]!))).toEqual([
    '= –',
    '+ –',
  ]);
  // It travels with the tournament, and an impossible one is refused.
  const file = readTournamentFile(writeTournamentFile({ id: 'prosba01', entries: hall.entries, slips: [] }));
  expect(file.ok && file.value.entries).toEqual(hall.entries);
  const settings = { ...hall.tournament.settings, requestedBye: { wins: 1 as const, points: -1, spread: 0 } };
  expect(hall.refusal({ type: 'settings', settings })).toEqual({ why: 'bad-settings' });
});
