import type { Points } from '../units.ts';
import type { PlayerNumber, Side, Slot } from './fact.ts';
import type { Tournament } from './state.ts';
import { winsOf } from './wins.ts';

/** A game that may win a special prize. */
export type PrizeGame = Slot & {
  readonly player: PlayerNumber;
  readonly opponent: PlayerNumber;
  readonly points: Points;
  readonly against: Points;
};

/** A move that may win a special prize. */
export type PrizeMove = Slot & {
  readonly player: PlayerNumber;
  readonly opponent: PlayerNumber;
  readonly points: Points;
};

/** The best of everything that was played; several where nothing tells them apart, none where nothing was played. */
export type SpecialPrizes = {
  readonly highestGame: readonly PrizeGame[];
  /** The most points in a game that was lost. */
  readonly highestLoss: readonly PrizeGame[];
  readonly widestWin: readonly PrizeGame[];
  readonly bestMove: readonly PrizeMove[];
};

/** The best move of one table's game, as its slip says; the sides in the order of the pairing. */
export type SheetBest = Slot & { readonly best: readonly [Points | null, Points | null] };

/** `sheets`: what the slips say about single moves. Walkovers win nothing. */
export function specialPrizes(
  tournament: Tournament,
  sheets: readonly SheetBest[] = [],
  after = tournament.rounds.length,
): SpecialPrizes {
  const games = gamesIn(tournament, after);
  const lost = games.filter(({ wins }) => wins === 0);
  const won = games.filter(({ wins }) => wins === 1);
  const moves = sheets.filter(({ round }) => round <= after).flatMap((sheet) => movesOf(tournament, sheet));
  return {
    highestGame: best(games, ({ points }) => points).map(plain),
    highestLoss: best(lost, ({ points }) => points).map(plain),
    widestWin: best(won, ({ points, against }) => points - against).map(plain),
    bestMove: best(moves, ({ points }) => points),
  };
}

type Game = PrizeGame & { readonly wins: number };

function gamesIn({ rounds }: Tournament, after: number): readonly Game[] {
  return rounds.slice(0, after).flatMap(({ pairings }, i) =>
    pairings.flatMap(({ table, players, results }) =>
      results.flatMap((result, at): Game[] => {
        if (!result || result.forfeit) return [];
        return SIDES.map((side) => ({
          round: i + 1,
          table,
          game: at + 1,
          player: players[side],
          opponent: players[otherOf(side)],
          points: result.scores[side],
          against: result.scores[otherOf(side)],
          wins: winsOf(result, side),
        }));
      }),
    ),
  );
}

function movesOf(
  { rounds }: Tournament,
  { round, table, game, best: moves }: SheetBest,
): readonly PrizeMove[] {
  const pairing = rounds[round - 1]?.pairings.find((one) => one.table === table);
  if (!pairing) return [];
  return SIDES.flatMap((side) => {
    const points = moves[side];
    if (points === null) return [];
    const [player, opponent] = [pairing.players[side], pairing.players[otherOf(side)]];
    return [{ round, table, game, player, opponent, points }];
  });
}

function best<T>(rows: readonly T[], value: (row: T) => number): readonly T[] {
  const top = rows.reduce((most, row) => Math.max(most, value(row)), Number.NEGATIVE_INFINITY);
  return rows.filter((row) => value(row) === top);
}

const plain = ({ wins, ...game }: Game): PrizeGame => game;
const SIDES: readonly Side[] = [0, 1];
const otherOf = (side: Side): Side => (side === 0 ? 1 : 0);
