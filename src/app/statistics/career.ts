import { folded } from '../../domain/folded.ts';
import type { Millis, Points, Seat } from '../../domain/units.ts';
import type { PlayedGame } from './playedGame.ts';

/** One player over many games. Names that differ only in marks or capitals are one player. */
export type Career = {
  readonly key: string;
  readonly name: string;
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly points: Points;
  readonly highest: Points;
  readonly bestMove: { readonly points: Points; readonly word: string } | null;
  readonly moves: number;
  readonly movePoints: Points;
  readonly bonuses: number;
  readonly took: Millis;
  readonly turns: number;
  readonly challenges: number;
  readonly challengesWon: number;
};

/** Two players against each other. */
type Rivalry = {
  readonly key: string;
  readonly name: string;
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly points: Points;
  readonly against: Points;
};

export type GameFilter = {
  /** Begun at this moment or later. */
  readonly since: Millis | null;
  readonly regulation: string | null;
};

export function filtered(
  games: readonly PlayedGame[],
  { since, regulation }: GameFilter,
): readonly PlayedGame[] {
  return games.filter(
    (game) =>
      (since === null || game.begun >= since) && (regulation === null || game.regulation.id === regulation),
  );
}

const playerKey = (name: string) => folded(name).replaceAll(/\s+/g, ' ').trim();

/** Every player, those with the most games first. */
export function careers(games: readonly PlayedGame[]): readonly Career[] {
  const found = new Map<string, Career>();
  for (const game of games) {
    for (const [seat, name] of game.names.entries()) {
      const key = playerKey(name);
      found.set(key, withGame(found.get(key) ?? nobody(key, name), game, seat));
    }
  }
  return [...found.values()].sort((a, b) => b.games - a.games || b.wins - a.wins || (a.key < b.key ? -1 : 1));
}

/** A player's opponents in games of two, the most frequent first. */
export function rivalries(games: readonly PlayedGame[], key: string): readonly Rivalry[] {
  const found = new Map<string, Rivalry>();
  for (const { game, seat } of gamesOf(games, key)) {
    if (game.names.length !== 2) continue;
    const other = 1 - seat;
    const name = game.names[other]!;
    const before = found.get(playerKey(name));
    found.set(playerKey(name), {
      key: playerKey(name),
      name,
      games: (before?.games ?? 0) + 1,
      wins: (before?.wins ?? 0) + (game.winner === seat ? 1 : 0),
      draws: (before?.draws ?? 0) + (game.drawn.includes(seat) ? 1 : 0),
      points: (before?.points ?? 0) + game.seats[seat]!.points,
      against: (before?.against ?? 0) + game.seats[other]!.points,
    });
  }
  return [...found.values()].sort((a, b) => b.games - a.games || (a.key < b.key ? -1 : 1));
}

/** A player's results, oldest first. */
export function pointsOver(games: readonly PlayedGame[], key: string): readonly Points[] {
  return [...gamesOf(games, key)]
    .sort((a, b) => a.game.begun - b.game.begun)
    .map(({ game, seat }) => game.seats[seat]!.points);
}

function gamesOf(games: readonly PlayedGame[], key: string) {
  return games.flatMap((game) => {
    const seat: Seat = game.names.findIndex((name) => playerKey(name) === key);
    return seat < 0 ? [] : [{ game, seat }];
  });
}

function nobody(key: string, name: string): Career {
  return {
    key,
    name,
    games: 0,
    wins: 0,
    draws: 0,
    points: 0,
    highest: Number.NEGATIVE_INFINITY,
    bestMove: null,
    moves: 0,
    movePoints: 0,
    bonuses: 0,
    took: 0,
    turns: 0,
    challenges: 0,
    challengesWon: 0,
  };
}

function withGame(career: Career, game: PlayedGame, seat: Seat): Career {
  const own = game.seats[seat]!;
  const better = own.best && (!career.bestMove || own.best.points > career.bestMove.points);
  return {
    ...career,
    games: career.games + 1,
    wins: career.wins + (game.winner === seat ? 1 : 0),
    draws: career.draws + (game.drawn.includes(seat) ? 1 : 0),
    points: career.points + own.points,
    highest: Math.max(career.highest, own.points),
    bestMove: better ? own.best : career.bestMove,
    moves: career.moves + own.moves,
    movePoints: career.movePoints + own.movePoints,
    bonuses: career.bonuses + own.bonuses,
    took: career.took + own.took,
    turns: career.turns + own.turns,
    challenges: career.challenges + own.challenges,
    challengesWon: career.challengesWon + own.challengesWon,
  };
}
