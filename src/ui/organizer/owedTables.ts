import { incompletePairings, type Round } from '../../domain/tournament/state.ts';
import { organizerTexts } from '../../i18n/organizer.ts';

/** `runda 1, stolik 6`: for each of the rounds, counted from the first, the tables that owe a result. */
export function owedTables(rounds: readonly Round[]): readonly string[] {
  return rounds.flatMap((round, i) => {
    const tables = incompletePairings(round).map(({ table }) => table);
    return tables.length > 0 ? [organizerTexts.value.round.owed(i + 1, tables)] : [];
  });
}
