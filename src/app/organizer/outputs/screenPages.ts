import { categoryStandings } from '../../../domain/tournament/categories.ts';
import { clubStandings } from '../../../domain/tournament/clubs.ts';
import { namesBesideClubs } from '../../../domain/tournament/names.ts';
import type { SpecialPrizes } from '../../../domain/tournament/prizes.ts';
import { finishedRounds, roundState } from '../../../domain/tournament/progress.ts';
import { type Standing, standings } from '../../../domain/tournament/standings.ts';
import { activePlayers, type Tournament } from '../../../domain/tournament/state.ts';
import type { OutputTable } from '../../../share/tournament/resultsPage.ts';
import type { OutputTexts } from './outputTexts.ts';
import { roundTable } from './pairingTables.ts';
import { prizesTable } from './prizesTable.ts';
import { clubsTable, playersTable } from './standingsTables.ts';

/** `auto`: pairings for as long as a round runs, afterwards its results, the tables, the schools and the prizes by turns. */
export const SHOWN = ['auto', 'pairings', 'standings', 'clubs', 'prizes'] as const;
export type Shown = (typeof SHOWN)[number];

type ScreenTexts = {
  readonly players: string;
  readonly pairings: (round: number) => string;
  readonly results: (round: number) => string;
  readonly standings: (round: number) => string;
  readonly clubs: (round: number) => string;
  readonly category: (name: string, round: number) => string;
  readonly prizes: string;
};

/** More columns than this nobody reads from the last row. */
const MOST_CRITERIA = 3;

/** The tables that take turns on the projector, each with its true title. */
export function screenTables(
  tournament: Tournament,
  prizesAfter: (round: number) => SpecialPrizes,
  shown: Shown,
  texts: OutputTexts,
  titles: ScreenTexts,
): readonly OutputTable[] {
  const { rounds, settings } = tournament;
  const last = rounds.at(-1);
  const after = finishedRounds(tournament);
  const plays = last !== undefined && roundState(last) !== 'finished';
  const few = {
    ...tournament,
    settings: { ...settings, criteria: settings.criteria.slice(0, MOST_CRITERIA) },
  };
  const pairings = () => {
    const title = plays ? titles.pairings(rounds.length) : titles.results(rounds.length);
    return last ? [{ ...roundTable(tournament, rounds.length, texts, '…'), title }] : [];
  };
  const table = () => {
    const rows = standings(few, after);
    if (after === 0) return playerList(tournament, texts, titles.players);
    const title = titles.standings(after);
    const shownAs = (id: string, name: string, part: readonly Standing[]) =>
      withoutNumbers(tournament, playersTable(few, part, texts, { id, title: name }), part);
    if (rows.length === 0) return [];
    return [
      shownAs('standings', title, rows),
      ...categoryStandings(tournament, rows).map(({ category, table: part }, i) =>
        shownAs(`category-${i + 1}`, titles.category(category, after), part),
      ),
    ];
  };
  const clubs = () => {
    const rows = after === 0 ? [] : clubStandings(standings(tournament, after), settings.clubs);
    if (rows.length === 0) return [];
    return [{ ...clubsTable(tournament, rows, settings.clubs, texts), title: titles.clubs(after) }];
  };
  const prizes = () =>
    after === 0
      ? []
      : prizesTable(tournament, prizesAfter(after), texts).map((one) => ({ ...one, title: titles.prizes }));
  const pages = {
    auto: () => (plays ? pairings() : [...pairings(), ...table(), ...clubs(), ...prizes()]),
    pairings,
    standings: table,
    clubs,
    prizes,
  }[shown]();
  // Whatever was asked for and is not there yet: who plays.
  return pages.length > 0 ? pages : playerList(tournament, texts, titles.players);
}

/** The hall knows names, not numbers; namesakes are told apart by their names here. */
function withoutNumbers(tournament: Tournament, table: OutputTable, rows: readonly Standing[]): OutputTable {
  const names = namesBesideClubs(tournament.players);
  return {
    ...table,
    columns: table.columns.filter((_, i) => i !== 1),
    rows: table.rows.map(({ cells }, i) => ({
      cells: cells.flatMap((cell, at) =>
        at === 1 ? [] : at === 2 ? [names[rows[i]!.player.number - 1] ?? cell] : [cell],
      ),
      strong: [0],
    })),
  };
}

/** Who plays, before anything is known about how. */
export function playerList(
  tournament: Tournament,
  { heading }: OutputTexts,
  title: string,
): readonly OutputTable[] {
  const rows = activePlayers(tournament);
  if (rows.length === 0) return [];
  return [
    {
      id: 'players',
      title,
      note: '',
      columns: [
        { heading: heading.number, kind: 'figure' },
        { heading: heading.player, kind: 'wide' },
        { heading: heading.club, kind: 'text' },
      ],
      rows: rows.map(({ number, name, club }) => ({ cells: [String(number), name, club] })),
    },
  ];
}

type ScreenPage = {
  readonly table: OutputTable;
  readonly n: number;
  readonly of: number;
  /** The table has no other page. */
  readonly whole: boolean;
};

/** Cuts tables into pages of so many rows. */
export function screenPages(tables: readonly OutputTable[], size: number): readonly ScreenPage[] {
  const pages = tables.flatMap((table) =>
    Array.from({ length: Math.ceil(table.rows.length / size) }, (_, i) => ({
      table: { ...table, rows: table.rows.slice(i * size, (i + 1) * size) },
      whole: table.rows.length <= size,
    })),
  );
  return pages.map((page, i) => ({ ...page, n: i + 1, of: pages.length }));
}
