import { ok } from '../result.ts';
import type { TournamentEntry } from './fact.ts';
import type { TournamentOutcome, TournamentRefusal } from './refusal.ts';
import type { Tournament } from './state.ts';
import { stepTournament } from './step.ts';

export type TournamentReplay = {
  readonly tournament: Tournament | null;
  readonly refused: readonly { readonly index: number; readonly refusal: TournamentRefusal }[];
};

/** Reads a whole log; a refused row has no effect. */
export function replayTournament(entries: readonly TournamentEntry[]): TournamentReplay {
  const refused: { index: number; refusal: TournamentRefusal }[] = [];
  let tournament: Tournament | null = null;
  entries.forEach((entry, index) => {
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
