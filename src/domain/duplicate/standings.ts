import type { DuplicateCriterion, DuplicateRules } from '../rules/duplicateRules.ts';
import type { Points } from '../units.ts';
import type { ParticipantNumber } from './fact.ts';
import { type RankedTally, rankGame, withPlaces } from './ranking.ts';
import { peopleOf, seriesEntrants } from './series.ts';
import type { DuplicateState } from './state.ts';

/** A participant's tournament. */
type TournamentLine = {
  readonly number: ParticipantNumber;
  readonly name: string;
  readonly club: string | null;
  /** Null for whoever was excluded. */
  readonly place: number | null;
  readonly tournamentPoints: Points;
  readonly points: Points;
  readonly maxima: number;
  readonly solos: number;
  readonly bestMoves: Points;
  /** The average over the games, in hundredths of a per cent. */
  readonly percentage: number;
  /** The same, not rounded: what is level here is level. */
  readonly share: number;
  /** By game; null where the participant did not play. */
  readonly games: readonly (RankedTally | null)[];
};

/** The games of one tournament, in their order: sums, then the criteria of the last game's rules (004 §18). */
export function tournamentStandings(games: readonly DuplicateState[]): readonly TournamentLine[] {
  const last = games.at(-1);
  if (!last) return [];
  const people = peopleOf(games);
  const entrants = seriesEntrants(games);
  const ranked = games.map((game) => new Map(rankGame(game, entrants).map((line) => [line.number, line])));
  const lines = [...people.values()].map(({ number, name, club }): TournamentLine => {
    const own = ranked.map((game) => game.get(number) ?? null);
    const played = own.filter((line) => line !== null);
    const share = sum(played, (line) => line.share) / games.length;
    return {
      number,
      name,
      club: club ?? null,
      place: null,
      tournamentPoints: sum(played, (line) => line.tournamentPoints),
      points: sum(played, (line) => line.points),
      maxima: sum(played, ({ maxima }) => maxima),
      solos: sum(played, ({ solos }) => solos),
      bestMoves: sum(played, ({ bestMove }) => bestMove),
      percentage: Math.round(share * 10_000),
      share,
      games: own,
    };
  });
  return placed(lines, last.rules);
}

function placed(lines: readonly TournamentLine[], { criteria }: DuplicateRules): readonly TournamentLine[] {
  const compare = (one: TournamentLine, other: TournamentLine): number => {
    for (const criterion of criteria) {
      const difference = VALUE[criterion](other) - VALUE[criterion](one);
      if (difference !== 0) return difference;
    }
    return 0;
  };
  const isOut = ({ games }: TournamentLine) => games.some((line) => line?.excluded);
  const sorted = lines
    .filter((line) => !isOut(line))
    .sort((one, other) => compare(one, other) || one.number - other.number);
  return [
    ...withPlaces(sorted, compare).map(({ item, place }) => ({ ...item, place })),
    ...lines.filter(isOut),
  ];
}

const VALUE: Readonly<Record<DuplicateCriterion, (line: TournamentLine) => number>> = {
  'tournament-points': (line) => line.tournamentPoints,
  points: (line) => line.points,
  maxima: (line) => line.maxima,
  'best-moves': (line) => line.bestMoves,
  solos: (line) => line.solos,
  // Sums of the same fractions in another order differ in their last digits.
  percentage: (line) => Math.round(line.share * 1e12),
};

const sum = <T>(list: readonly T[], value: (item: T) => number): number =>
  list.reduce((total, item) => total + value(item), 0);
