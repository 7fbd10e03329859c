import { categoryStandings } from '../../../domain/tournament/categories.ts';
import { clubStandings } from '../../../domain/tournament/clubs.ts';
import type { SpecialPrizes } from '../../../domain/tournament/prizes.ts';
import { knownRounds, roundState } from '../../../domain/tournament/progress.ts';
import { standings } from '../../../domain/tournament/standings.ts';
import { incompletePairings, type Tournament } from '../../../domain/tournament/state.ts';
import { type OutputTable, writeResultsPage } from '../../../share/tournament/resultsPage.ts';
import type { OutputTexts } from './outputTexts.ts';
import { roundTable } from './pairingTables.ts';
import { prizesTable } from './prizesTable.ts';
import { clubsTable, crossTable, playersTable } from './standingsTables.ts';

/** How the page is called in a folder, for ever: spectators keep its address. */
export const PAGE_NAME = 'results.html';
/** Seconds between two looks of a spectator's browser. */
const REFRESH = 60;

/** The whole tournament as one page for spectators. `live`: their browsers fetch it again by themselves. */
export function resultsFile(
  tournament: Tournament,
  prizes: SpecialPrizes,
  texts: OutputTexts,
  moment: string,
  live: boolean,
): string {
  return writeResultsPage({
    language: texts.language,
    title: tournament.settings.name,
    state: `${stateText(tournament, texts)} · ${texts.written(moment)}`,
    tables: resultsTables(tournament, prizes, texts),
    refresh: live ? REFRESH : null,
  });
}

/** First what people look for: while a round is played whom they meet, otherwise how they stand. */
function resultsTables(
  tournament: Tournament,
  prizes: SpecialPrizes,
  texts: OutputTexts,
): readonly OutputTable[] {
  const { rounds, settings } = tournament;
  const after = knownRounds(tournament);
  const table = standings(tournament, after);
  const clubs = clubStandings(table, settings.clubs);
  const last = rounds.at(-1);
  const plays = last !== undefined && roundState(last) !== 'finished';
  const pairings = rounds.map((_, i) => roundTable(tournament, i + 1, texts)).toReversed();
  const note = stateText(tournament, texts);
  return [
    ...(plays ? pairings.slice(0, 1) : []),
    ...(table.length > 0 ? [playersTable(tournament, table, texts, { note })] : []),
    ...categoryStandings(tournament, table).map(({ category, table: rows }, i) =>
      playersTable(tournament, rows, texts, { id: `category-${i + 1}`, title: category, note }),
    ),
    ...(clubs.length > 0 ? [clubsTable(tournament, clubs, settings.clubs, texts)] : []),
    ...prizesTable(tournament, prizes, texts),
    ...(after > 0 ? [crossTable(tournament, table, after, texts)] : []),
    ...(plays ? pairings.slice(1) : pairings),
  ];
}

/** „Po rundzie 2”, „Runda 3 w toku, brakuje wyników: 4”: never a round that nobody has played. */
export function stateText(tournament: Tournament, texts: OutputTexts): string {
  const { rounds } = tournament;
  const known = knownRounds(tournament);
  if (known === 0) return texts.beforeFirst;
  const missing = rounds.slice(0, known).reduce((sum, round) => sum + incompletePairings(round).length, 0);
  return missing === 0 ? texts.after(known) : texts.running(known, missing);
}
