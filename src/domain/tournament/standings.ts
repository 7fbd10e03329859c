import type { Points } from '../units.ts';
import type { PlayerNumber } from './fact.ts';
import { byeWorth, type Criterion } from './settings.ts';
import { awayIn, isInRound, type Tournament, type TournamentPlayer } from './state.ts';
import { winsOf } from './wins.ts';

/** A line of the table. */
export type Standing = {
  readonly place: number;
  /** Nothing told these players apart: they share the place. */
  readonly shared: boolean;
  readonly player: TournamentPlayer;
  readonly played: number;
  readonly byes: number;
  /** A draw is half a win. */
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly points: Points;
  readonly spread: Points;
  readonly opponents: number;
  readonly median: number;
  readonly berger: number;
  readonly direct: number;
  readonly highest: Points;
};

/** The table after a round, of those who were there by then; without one, of everybody, after everything that is known. */
export function standings(tournament: Tournament, round?: number): readonly Standing[] {
  const after = round ?? tournament.rounds.length;
  const there = (player: TournamentPlayer) => round === undefined || wasThere(tournament, player, round);
  const tallies = tally(tournament, after);
  const rows = tournament.players
    .filter((player) => !player.withdrawn || tallies[player.number - 1]!.games.length > 0)
    .filter(there)
    .map(({ number }) => tallies[number - 1]!);
  let groups: readonly (readonly Tally[])[] = [rows];
  for (const criterion of tournament.settings.criteria) {
    groups = groups.flatMap((group) => split(group, criterion));
  }
  const table: Standing[] = [];
  for (const group of groups) {
    const place = table.length + 1;
    for (const { player, games, meetings, ...numbers } of group) {
      table.push({ place, shared: group.length > 1, player, ...numbers });
    }
  }
  return table;
}

/** Why one line of the table stands above another: the first criterion that tells them apart; null where none does. */
export function decidedBy(
  criteria: readonly Criterion[],
  above: Standing,
  below: Standing,
): Criterion | null {
  return criteria.find((criterion) => above[criterion] !== below[criterion]) ?? null;
}

/** Whoever came after a round was paired has no place in the table after it, unless he was put into one so far. */
function wasThere({ rounds }: Tournament, { number, since = 0 }: TournamentPlayer, after: number): boolean {
  return after === 0 || since < after || rounds.slice(0, after).some((round) => isInRound(round, number));
}

type Meeting = { readonly with: PlayerNumber; readonly wins: number };

type Tally = Omit<Mutable<Standing>, 'place' | 'shared'> & {
  /** One number a game: 1, ½ or 0; byes included. */
  readonly games: number[];
  readonly meetings: Meeting[];
};
type Mutable<T> = { -readonly [K in keyof T]: T[K] };

function tally(tournament: Tournament, after: number): readonly Tally[] {
  const { settings } = tournament;
  const tallies = tournament.players.map(emptyTally);
  for (const [i, round] of tournament.rounds.slice(0, after).entries()) {
    for (const { players, results } of round.pairings) {
      for (const result of results) {
        if (!result) continue;
        for (const side of [0, 1] as const) {
          const own = tallies[players[side] - 1]!;
          const wins = winsOf(result, side);
          const score = result.scores[side];
          own.played += 1;
          own.wins += wins;
          if (wins === 0.5) own.draws += 1;
          if (wins === 0) own.losses += 1;
          own.points += score;
          own.spread += score - result.scores[side === 0 ? 1 : 0];
          // Nobody played for a walkover's points.
          if (!result.forfeit) own.highest = Math.max(own.highest, score);
          own.games.push(wins);
          own.meetings.push({ with: players[side === 0 ? 1 : 0], wins });
        }
      }
    }
    for (const number of round.byes) {
      const own = tallies[number - 1]!;
      const { wins, points, spread } = byeWorth(settings, awayIn(tournament, i + 1, number) === 'bye');
      own.byes += 1;
      own.wins += wins * settings.games;
      own.points += points * settings.games;
      own.spread += spread * settings.games;
      for (let game = 0; game < settings.games; game += 1) own.games.push(wins);
    }
  }
  const known = Math.min(after, tournament.rounds.length);
  for (const own of tallies) addOpponents(own, tallies, known * settings.games, settings.games);
  return tallies;
}

/** A bye counts as an opponent who wins every other game: it neither helps nor harms much. */
function addOpponents(own: Tally, tallies: readonly Tally[], games: number, gamesPerBye: number): void {
  const byes = Array.from({ length: own.byes * gamesPerBye }, () => games / 2);
  const strengths = [...own.meetings.map((meeting) => tallies[meeting.with - 1]!.wins), ...byes];
  own.opponents = sum(strengths);
  own.median = own.opponents - (strengths.length > 0 ? Math.min(...strengths) : 0);
  own.berger =
    own.meetings.reduce((total, met) => total + met.wins * tallies[met.with - 1]!.wins, 0) + sum(byes);
}

/** Parts a group of equals by one criterion, best first; who is still level stays together, by number. */
function split(group: readonly Tally[], criterion: Criterion): readonly (readonly Tally[])[] {
  if (group.length < 2) return [group];
  if (criterion === 'direct') countDirect(group);
  const sorted = [...group].sort((a, b) => b[criterion] - a[criterion] || a.player.number - b.player.number);
  const groups: Tally[][] = [];
  for (const row of sorted) {
    const last = groups.at(-1);
    if (last && last[0]![criterion] === row[criterion]) last.push(row);
    else groups.push([row]);
  }
  return groups;
}

/** Games among equals decide only where every two of them have met. */
function countDirect(group: readonly Tally[]): void {
  const numbers = new Set(group.map(({ player }) => player.number));
  const among = group.map(({ meetings }) => meetings.filter((met) => numbers.has(met.with)));
  const complete = among.every(
    (met) => new Set(met.map((meeting) => meeting.with)).size === group.length - 1,
  );
  for (const [i, row] of group.entries()) {
    row.direct = complete ? sum(among[i]!.map(({ wins }) => wins)) : 0;
  }
}

function emptyTally(player: TournamentPlayer): Tally {
  return {
    player,
    played: 0,
    byes: 0,
    wins: 0,
    draws: 0,
    losses: 0,
    points: 0,
    spread: 0,
    opponents: 0,
    median: 0,
    berger: 0,
    direct: 0,
    highest: 0,
    games: [],
    meetings: [],
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);
