import { roundTable, surnameTable } from '../../../app/organizer/outputs/pairingTables.ts';
import { prizesTable } from '../../../app/organizer/outputs/prizesTable.ts';
import { clubsTable, crossTable, playersTable } from '../../../app/organizer/outputs/standingsTables.ts';
import { categoryStandings } from '../../../domain/tournament/categories.ts';
import { clubStandings } from '../../../domain/tournament/clubs.ts';
import type { SpecialPrizes } from '../../../domain/tournament/prizes.ts';
import { roundState } from '../../../domain/tournament/progress.ts';
import { standings } from '../../../domain/tournament/standings.ts';
import { incompletePairings, type Tournament } from '../../../domain/tournament/state.ts';
import { outputTexts } from '../outputTexts.ts';
import { Paper } from './Paper.tsx';

type Props = {
  readonly tournament: Tournament;
  readonly kind: 'pairings' | 'surnames' | 'standings' | 'cross';
  readonly round: number;
  /** Printed with the standings. */
  readonly prizes?: SpecialPrizes;
};

/** From so many rounds on a cross-table needs the paper's long side. */
const WIDE_FROM = 9;
/** So many criteria leave no room for the names of schools in the usual size. */
const SMALL_FROM = 5;
const LINE = '____ : ____';

export function TablePrint({ tournament, kind, round, prizes }: Props) {
  const texts = outputTexts();
  const { name, criteria, clubs: rule } = tournament.settings;
  if (kind === 'pairings') {
    return <Paper tournament={name} size="large" table={roundTable(tournament, round, texts, LINE)} />;
  }
  if (kind === 'surnames') {
    return <Paper tournament={name} size="large" table={surnameTable(tournament, round, texts)} />;
  }
  const rows = standings(tournament, round);
  const last = tournament.rounds[round - 1];
  const open = last && roundState(last) !== 'finished' ? incompletePairings(last).length : 0;
  const note = open > 0 ? texts.running(round, open) : texts.after(round);
  if (kind === 'cross') {
    const table = crossTable(tournament, rows, round, texts);
    return (
      <Paper
        tournament={name}
        size={round >= WIDE_FROM ? 'small' : 'usual'}
        wide={round >= WIDE_FROM}
        table={{ ...table, note: `${note}. ${table.note}` }}
      />
    );
  }
  const size = criteria.length >= SMALL_FROM ? 'small' : 'usual';
  const clubs = clubStandings(rows, rule);
  return (
    <>
      <Paper tournament={name} size={size} table={playersTable(tournament, rows, texts, { note })} />
      {categoryStandings(tournament, rows).map(({ category, table }, i) => (
        <Paper
          key={category}
          tournament={name}
          size={size}
          table={playersTable(tournament, table, texts, { id: `category-${i + 1}`, title: category, note })}
        />
      ))}
      {clubs.length > 0 && (
        <Paper whole tournament={name} table={{ ...clubsTable(tournament, clubs, rule, texts), note }} />
      )}
      {prizes &&
        prizesTable(tournament, prizes, texts).map((table) => (
          <Paper key={table.id} tournament={name} table={{ ...table, note }} />
        ))}
    </>
  );
}
