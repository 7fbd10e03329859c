import type { ClubStanding } from '../../../domain/tournament/clubs.ts';
import { nameIn } from '../../../domain/tournament/names.ts';
import { crossMark, recordOf } from '../../../domain/tournament/record.ts';
import type { ClubRule, Criterion } from '../../../domain/tournament/settings.ts';
import type { Standing } from '../../../domain/tournament/standings.ts';
import type { Tournament } from '../../../domain/tournament/state.ts';
import type { OutputColumn, OutputTable } from '../../../share/tournament/resultsPage.ts';
import type { OutputTexts } from './outputTexts.ts';

const figure = (heading: string): OutputColumn => ({ heading, kind: 'figure' });
const PODIUM = 3;

/** Players in their order, by every criterion of the tournament. `all`: the places of the whole tournament, not of these rows. */
export function playersTable(
  { settings }: Tournament,
  rows: readonly Standing[],
  texts: OutputTexts,
  { id = 'standings', title = texts.standings, note = '' } = {},
): OutputTable {
  const { heading, criteria } = texts;
  return {
    id,
    title,
    note,
    columns: [
      figure(heading.place),
      figure(heading.number),
      { heading: heading.player, kind: 'wide' },
      { heading: heading.club, kind: 'text' },
      ...settings.criteria.map((criterion) => figure(criteria[criterion])),
    ],
    rows: rows.map((row) => ({
      cells: [
        `${row.place}.`,
        String(row.player.number),
        row.player.withdrawn ? `${row.player.name} (${texts.withdrawn})` : row.player.name,
        row.player.club,
        ...settings.criteria.map((criterion) => valueText(row, criterion, texts)),
      ],
      strong: row.place <= PODIUM ? [0, 2] : [0],
    })),
  };
}

/** Schools, with the names that counted. */
export function clubsTable(
  tournament: Tournament,
  clubs: readonly ClubStanding[],
  rule: ClubRule,
  texts: OutputTexts,
): OutputTable {
  const values = [rule.of, ...(['wins', 'points', 'spread'] as const).filter((key) => key !== rule.of)];
  return {
    id: 'clubs',
    title: texts.clubs,
    note: '',
    columns: [
      figure(texts.heading.place),
      { heading: texts.heading.club, kind: 'text' },
      { heading: texts.heading.counted, kind: 'wide' },
      ...values.map((value) => figure(texts.criteria[value])),
    ],
    rows: clubs.map((club) => ({
      cells: [
        `${club.place}.`,
        club.club,
        club.counted.map(({ player }) => nameIn(tournament, player.number)).join(', '),
        ...values.map((value) => valueText(club, value, texts)),
      ],
      strong: [0, 1],
    })),
  };
}

/** Whom everybody met in each round, and how it ended. */
export function crossTable(
  tournament: Tournament,
  rows: readonly Standing[],
  after: number,
  texts: OutputTexts,
): OutputTable {
  const rounds = Array.from({ length: after }, (_, i) => i + 1);
  return {
    id: 'cross',
    title: texts.cross,
    note: texts.crossNote,
    columns: [
      figure(texts.heading.place),
      figure(texts.heading.number),
      { heading: texts.heading.player, kind: 'wide' },
      ...rounds.map((n) => figure(`${texts.heading.round}${n}`)),
      figure(texts.heading.sum),
    ],
    rows: rows.map(({ place, player, wins }) => ({
      cells: [
        `${place}.`,
        String(player.number),
        nameIn(tournament, player.number),
        ...recordOf(tournament, player.number).slice(0, after).map(crossMark),
        texts.figure(wins),
      ],
      strong: [0, 3 + after],
    })),
  };
}

function valueText(
  row: Readonly<Partial<Record<Criterion, number>>>,
  criterion: Criterion,
  { figure: plain, signed }: OutputTexts,
): string {
  const value = row[criterion] ?? 0;
  return criterion === 'spread' && Number.isInteger(value) ? signed(value) : plain(value);
}
