import { recordOf } from '../../domain/tournament/record.ts';
import type { Standing } from '../../domain/tournament/standings.ts';
import { playerOf, type Tournament, type TournamentPlayer } from '../../domain/tournament/state.ts';
import { nameParts } from '../../domain/tournament/surname.ts';
import { cleanText } from '../text/text.ts';

/**
 * The three texts by which the Polish federation (PFS) publishes a tournament at `pfs.org.pl/turniej.php`: the order, the
 * rounds, and every player's games with their *skalpy*. A format that it asks its referees for was not found; this one
 * is, and programs that take tournaments from that page read it. Columns follow `PfsTournamentResultsParserTest.php` of
 * the public repository `r34117y/pfs-stats`, which holds three such texts; what follows is not in them and is ours:
 *
 * - „Miasto” is what this tournament calls school or club.
 * - A game that nobody played has its points among the rounds, and no *skalp*: a walkover is a pause in a player's list.
 * - A bye's table is one more than the last; the page has a number there, too.
 *
 * *Skalp*, by § 1 of the ranking regulation (`pfs.org.pl/regulaminrank.php`): the opponent's ranking, 50 more for a win,
 * 50 less for a loss. By its § 2 whoever has less than 100, or nothing yet, has 100 for the time of the tournament.
 */
export function writePfsText(tournament: Tournament, table: readonly Standing[]): string {
  const parts = [orderText(tournament, table), roundsText(tournament), playersText(tournament, table)];
  return `${parts.flatMap((lines) => [...lines, '']).join('\r\n')}`;
}

const WON = 50;
/** Nobody counts for less in a tournament. */
const LEAST_RANKING = 100;
const PAUSE = 'PAUZA';

const rankingOf = ({ rating = 0 }: Pick<TournamentPlayer, 'rating'>) => Math.max(rating, LEAST_RANKING);

function orderText(tournament: Tournament, table: readonly Standing[]): readonly string[] {
  return [
    `Wyniki turnieju ${nameOf(tournament)}`,
    '',
    'Lp. Imię            Nazwisko             Miasto               Ranking  Duże pkt Małe pkt Skalpy   Różn. MP',
    '--- --------------- -------------------- -------------------- -------- -------- -------- -------- --------',
    ...table.map(({ place, player, wins, points, spread }) => {
      const { first, last } = columnsOf(player);
      const figures = [
        rankingOf(player).toFixed(2),
        wins.toFixed(1),
        points,
        sum(scalpsOf(tournament, player)),
        spread,
      ];
      const who = [right(place, 3), left(first, 15), left(last, 20), left(line(player.club), 20)];
      return [...who, ...figures.map((figure) => right(figure, 8))].join(' ');
    }),
  ];
}

function roundsText(tournament: Tournament): readonly string[] {
  const rounds = tournament.rounds.map(({ pairings, byes }, i) => {
    const games = pairings.flatMap(({ table, players, results }) =>
      results.flatMap((result) => {
        if (!result) return [];
        const [a, b] = players.map((number) => fullName(playerOf(tournament, number)));
        return [`${right(table, 4)} ${a} - ${b} ${scoreText(...result.scores)}`];
      }),
    );
    const pauses = byes.map(
      (number, at) =>
        `${right(tableAfter(pairings) + at, 4)} ${fullName(playerOf(tournament, number))} - ${PAUSE}`,
    );
    return [
      `Runda nr ${right(i + 1, 2)}`,
      '-----------',
      'Stół Gospodarz                             Gość                                Wynik',
      '---- ----------------------------------- - ----------------------------------- ---------',
      ...games,
      ...pauses,
      '',
    ];
  });
  return [`Wyniki poszczególnych rund turnieju ${nameOf(tournament)}`, '', ...rounds.flat()];
}

/** The strongest first, as the page has them. */
function playersText(tournament: Tournament, table: readonly Standing[]): readonly string[] {
  const players = table
    .map(({ player }) => player)
    .sort((a, b) => rankingOf(b) - rankingOf(a) || a.number - b.number);
  return [
    `Wyniki poszczególnych graczy w turnieju ${nameOf(tournament)}`,
    '',
    ...players.flatMap((player) => playerText(tournament, player)),
  ];
}

function playerText(tournament: Tournament, player: TournamentPlayer): readonly string[] {
  const scalps = scalpsOf(tournament, player);
  const achieved = scalps.length === 0 ? 0 : sum(scalps) / scalps.length;
  const rows = recordOf(tournament, player.number).flatMap(({ round, kind, games }) => {
    const pause = (table: number) => [`${right(round, 5)} ${right(table, 5)} ${PAUSE}`];
    if (kind === 'missed') return [];
    if (kind === 'bye') return pause(tableAfter(tournament.rounds[round - 1]?.pairings ?? []));
    return games.flatMap(({ opponent, table, result }) => {
      if (!result) return [];
      if (result.forfeit) return pause(table);
      const other = playerOf(tournament, opponent);
      const place = `${right(round, 5)} ${right(table, 5)}`;
      const against = `${fullName(other)} ${right(rankingOf(other ?? {}).toFixed(2), 7)}`;
      const score = `${signOf(result.wins)} ${scoreText(result.points, result.against)}`;
      return [`${place} ${against} ${score} ${right(scalp(other ?? {}, result.wins), 4)}`];
    });
  });
  return [
    '',
    '',
    `\t${line(player.name)} ${rankingOf(player).toFixed(2)} ${line(player.club)}`.trimEnd(),
    '',
    'Runda Stół  Przeciwnik                          Ranking   Wynik     Skalp',
    '----- ----- ----------------------------------- ------- - --------- -----',
    ...rows,
    `${' '.repeat(58)}--------------- ---- ------`,
    right(`${sum(scalps)} / ${scalps.length} ${achieved.toFixed(2)}`, 83),
  ];
}

/** One for every game that was played. */
const scalpsOf = (tournament: Tournament, { number }: TournamentPlayer): readonly number[] =>
  recordOf(tournament, number).flatMap(({ games }) =>
    games.flatMap(({ opponent, result }) =>
      result && !result.forfeit ? [scalp(playerOf(tournament, opponent) ?? {}, result.wins)] : [],
    ),
  );

const scalp = (opponent: Pick<TournamentPlayer, 'rating'>, wins: number) =>
  rankingOf(opponent) + (2 * wins - 1) * WON;

const tableAfter = (pairings: readonly { readonly table: number }[]) =>
  Math.max(0, ...pairings.map(({ table }) => table)) + 1;

/** A numeral stays with the surname, which it belongs to in a column of its own. */
function columnsOf({ name }: Pick<TournamentPlayer, 'name'>): {
  readonly first: string;
  readonly last: string;
} {
  const { first, last, behind } = nameParts(line(name));
  return { first, last: last + behind };
}

function fullName(player: TournamentPlayer | null): string {
  const { first, last } = columnsOf(player ?? { name: '' });
  return `${left(first, 14)} ${left(last, 20)}`;
}

const nameOf = ({ settings }: Tournament) => line(settings.name);
const line = (text: string) => cleanText(text).replace(/\s+/g, ' ').trim();
const scoreText = (own: number, other: number) => `${right(own, 4)}:${right(other, 4)}`;
const signOf = (wins: number) => (wins === 1 ? '+' : wins === 0 ? '-' : '=');
const left = (text: string, width: number) => text.padEnd(width);
const right = (value: string | number, width: number) => String(value).padStart(width);
const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);
