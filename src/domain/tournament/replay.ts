import { ok } from '../result.ts';
import type { TournamentEntry } from './fact.ts';
import { lastSettled } from './merging/settledAt.ts';
import type { TournamentOutcome, TournamentRefusal } from './refusal.ts';
import type { Tournament } from './state.ts';
import { stepTournament } from './step.ts';

type TournamentReplay = {
  readonly tournament: Tournament | null;
  readonly refused: readonly { readonly index: number; readonly refusal: TournamentRefusal }[];
};

/** Reads a whole log; a refused row has no effect. What contradicts in a copy that was taken over is not refused here. */
export function replayTournament(entries: readonly TournamentEntry[]): TournamentReplay {
  const refused: { index: number; refusal: TournamentRefusal }[] = [];
  const merged = lastSettled(entries);
  let tournament = merged?.settled.tournament ?? null;
  entries.forEach((entry, index) => {
    if (merged && index <= merged.index) return;
    const next = stepTournament(tournament, entry.fact, entry);
    if (next.ok) tournament = next.value;
    else refused.push({ index, refusal: next.error });
  });
  return { tournament, refused };
}

/** The tournament after all of these rows, or why one of them cannot be. */
export function stepThrough(
  before: Tournament,
  entries: readonly TournamentEntry[],
): TournamentOutcome<Tournament> {
  let tournament = before;
  for (const entry of entries) {
    const next = stepTournament(tournament, entry.fact, entry);
    if (!next.ok) return next;
    tournament = next.value;
  }
  return ok(tournament);
}
