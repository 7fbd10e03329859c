import type { PlayerNumber, TournamentEntry } from './fact.ts';
import { lastSettled } from './merging/settledAt.ts';
import { type PairingResult, pairingAt, resultAt, type Tournament } from './state.ts';
import { stepTournament } from './step.ts';

/** A row of the log with what it met: who sat at the table then, and the result that it changed or removed. */
export type HistoryRow = TournamentEntry & {
  readonly players: readonly PlayerNumber[];
  readonly was: PairingResult | null;
};

/** A later pairing or correction does not change what is told about an earlier row. */
export function historyOf(entries: readonly TournamentEntry[]): readonly HistoryRow[] {
  let tournament: Tournament | null = null;
  return entries.map((entry, index) => {
    const { fact } = entry;
    const before: Tournament | null = tournament;
    if (fact.type === 'merged')
      tournament = lastSettled(entries.slice(0, index + 1))?.settled.tournament ?? null;
    else {
      const next = stepTournament(before, fact, entry);
      if (next.ok) tournament = next.value;
    }
    if (!before || !('game' in fact)) return { ...entry, players: [], was: null };
    return {
      ...entry,
      players: pairingAt(before, fact.round, fact.table)?.players ?? [],
      was: resultAt(before, fact),
    };
  });
}
