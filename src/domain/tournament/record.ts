import type { Points } from '../units.ts';
import type { PlayerNumber, Side } from './fact.ts';
import { byeWorth } from './settings.ts';
import { standings } from './standings.ts';
import { starterOf } from './starts.ts';
import { awayIn, type Pairing, type PairingResult, type Round, type Tournament } from './state.ts';
import { winsOf } from './wins.ts';

/** One game of a player as the player sees it. */
type OwnGame = {
  readonly opponent: PlayerNumber;
  readonly table: number;
  /** Which game of the round, from 1. */
  readonly game: number;
  /** Null where nobody said who begins. */
  readonly started: boolean | null;
  /** Null while it is missing. A draw is half a win. */
  readonly result: {
    readonly points: Points;
    readonly against: Points;
    readonly wins: number;
    readonly forfeit: boolean;
  } | null;
};

/** A round of a player. `missed`: neither paired nor with a bye. */
type OwnRound = {
  readonly round: number;
  readonly kind: 'played' | 'bye' | 'missed';
  readonly games: readonly OwnGame[];
  /** What a bye counts for each game. */
  readonly byeWins?: number;
  readonly byePoints?: Points;
};

/** Everything a player has played, round by round. */
export function recordOf(tournament: Tournament, number: PlayerNumber): readonly OwnRound[] {
  return tournament.rounds.map((round, i) => {
    const own = ownRound(round, i + 1, number);
    if (own.kind !== 'bye') return own;
    const asked = awayIn(tournament, i + 1, number) === 'bye';
    const { wins, points } = byeWorth(tournament.settings, asked);
    return { ...own, byeWins: wins, byePoints: points };
  });
}

/** The place of everybody after each round, by number. */
export type Places = readonly ReadonlyMap<PlayerNumber, number>[];

export function placesByRound(tournament: Tournament): Places {
  return tournament.rounds.map(
    (_, i) => new Map(standings(tournament, i + 1).map(({ player, place }) => [player.number, place])),
  );
}

function ownRound({ pairings, byes }: Round, round: number, number: PlayerNumber): OwnRound {
  const pairing = pairings.find(({ players }) => players.includes(number));
  if (!pairing) return { round, kind: byes.includes(number) ? 'bye' : 'missed', games: [] };
  const side: Side = pairing.players[0] === number ? 0 : 1;
  const games = pairing.results.map((result, i) => ownGame(pairing, side, i + 1, result));
  return { round, kind: 'played', games };
}

function ownGame(pairing: Pairing, side: Side, game: number, result: PairingResult | null): OwnGame {
  const there: Side = side === 0 ? 1 : 0;
  const starter = result?.forfeit ? null : starterOf(pairing, game, result);
  return {
    opponent: pairing.players[there],
    table: pairing.table,
    game,
    started: starter === null ? null : starter === side,
    result: result && {
      points: result.scores[side],
      against: result.scores[there],
      wins: winsOf(result, side),
      forfeit: result.forfeit,
    },
  };
}

/** A round in a cross-table: `+12`, `−3`, `=5`, `?7` while it is open; `(+12)` without a game. A bye is `+ –`. Empty where a round was missed. */
export function crossMark({ games, byeWins }: OwnRound): string {
  if (byeWins !== undefined) return `${signOf(byeWins)} –`;
  return games
    .map(({ opponent, result }) => {
      if (!result) return `?${opponent}`;
      const mark = `${signOf(result.wins)}${opponent}`;
      return result.forfeit ? `(${mark})` : mark;
    })
    .join(' ');
}

/** `301 : 290`; with equal points also who won, which they do not say. */
export function scoreText({ points, against, wins }: NonNullable<OwnGame['result']>): string {
  return `${points === against ? `${signOf(wins)} ` : ''}${points} : ${against}`;
}

const signOf = (wins: number) => (wins === 1 ? '+' : wins === 0 ? '−' : '=');
