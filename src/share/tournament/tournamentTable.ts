import type { ClubStanding } from '../../domain/tournament/clubs.ts';
import { nameIn } from '../../domain/tournament/names.ts';
import type { Standing } from '../../domain/tournament/standings.ts';
import { starterOf } from '../../domain/tournament/starts.ts';
import { playerOf, type Tournament, type TournamentPlayer } from '../../domain/tournament/state.ts';
import { csv } from '../csv/csv.ts';

/** Headings in the language of the organizer. */
export type StandingsHeadings = Readonly<
  Record<
    | 'place'
    | 'number'
    | 'player'
    | 'club'
    | 'category'
    | 'rating'
    | 'played'
    | 'wins'
    | 'won'
    | 'draws'
    | 'losses'
    | 'points'
    | 'spread',
    string
  > &
    Record<'opponents' | 'median' | 'berger' | 'highest' | 'byes', string>
>;

const COLUMNS = [
  'played',
  'wins',
  'won',
  'draws',
  'losses',
  'points',
  'spread',
  'opponents',
  'median',
  'berger',
  'highest',
  'byes',
] as const;

export function standingsCsv(table: readonly Standing[], headings: StandingsHeadings): string {
  return csv([
    [
      headings.place,
      headings.number,
      headings.player,
      headings.club,
      headings.category,
      headings.rating,
      ...COLUMNS.map((c) => headings[c]),
    ],
    ...table.map((row) => [
      row.place,
      row.player.number,
      row.player.name,
      row.player.club,
      row.player.category ?? '',
      row.player.rating ?? '',
      ...COLUMNS.map((column) => (column === 'won' ? gamesWon(row) : row[column])),
    ]),
  ]);
}

/** Byes are counted in a column of their own: won, drawn and lost are what was played. */
const gamesWon = ({ played, draws, losses }: Standing) => played - draws - losses;

export type ClubHeadings = Readonly<
  Record<'place' | 'club' | 'players' | 'counted' | 'wins' | 'points' | 'spread', string>
>;

export function clubsCsv(clubs: readonly ClubStanding[], headings: ClubHeadings): string {
  const { place, club, players, counted, wins, points, spread } = headings;
  return csv([
    [place, club, players, counted, wins, points, spread],
    ...clubs.map((row) => [
      row.place,
      row.club,
      row.members,
      row.counted.length,
      row.wins,
      row.points,
      row.spread,
    ]),
  ]);
}

export type ResultsHeadings = Readonly<
  Record<
    | 'round'
    | 'table'
    | 'game'
    | 'number1'
    | 'player1'
    | 'club1'
    | 'score1'
    | 'number2'
    | 'player2'
    | 'club2'
    | 'score2'
    | 'start'
    | 'winner'
    | 'bye'
    | 'draw'
    | 'forfeit'
    | 'forfeited',
    string
  >
>;

/** Every game of every round; byes and pairings without a result too. */
export function resultsCsv(tournament: Tournament, headings: ResultsHeadings): string {
  const h = headings;
  const name = (player: TournamentPlayer | null | undefined) =>
    player ? nameIn(tournament, player.number) : '';
  const left = [h.number1, h.player1, h.club1, h.score1];
  const right = [h.number2, h.player2, h.club2, h.score2];
  const rows: (string | number)[][] = [
    [h.round, h.table, h.game, ...left, ...right, h.start, h.winner, h.forfeited],
  ];
  for (const [i, { pairings, byes }] of tournament.rounds.entries()) {
    for (const pairing of pairings) {
      const [a, b] = pairing.players.map((number) => playerOf(tournament, number));
      for (const [index, result] of pairing.results.entries()) {
        const starter = result?.forfeit ? null : starterOf(pairing, index + 1, result);
        const won = result?.winner === 0 ? a : result?.winner === 1 ? b : null;
        rows.push([
          i + 1,
          pairing.table,
          index + 1,
          a?.number ?? '',
          a?.name ?? '',
          a?.club ?? '',
          result?.scores[0] ?? '',
          b?.number ?? '',
          b?.name ?? '',
          b?.club ?? '',
          result?.scores[1] ?? '',
          starter === null ? '' : name(starter === 0 ? a : b),
          result ? name(won) || (result.bothLose ? '' : headings.draw) : '',
          result?.forfeit ? headings.forfeit : '',
        ]);
      }
    }
    for (const number of byes) {
      const player = playerOf(tournament, number);
      const who = [number, player?.name ?? '', player?.club ?? ''];
      rows.push([i + 1, '', '', ...who, '', '', headings.bye, '', '', '', '', '']);
    }
  }
  return csv(rows);
}
