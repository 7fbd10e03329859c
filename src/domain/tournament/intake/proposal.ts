import type { Paired, PlayerNumber, ResultSource, Score, Slot, TournamentFact } from '../fact.ts';
import type { TournamentRefusal } from '../refusal.ts';
import { stepThrough } from '../replay.ts';
import type { PairingResult, Tournament } from '../state.ts';
import type { QuestionCode } from './question.ts';

/** Where the slip belongs, and what it says there. */
export type Proposal = {
  readonly slot: Slot;
  readonly players: readonly PlayerNumber[];
  readonly score: Score;
  readonly source: ResultSource;
  /** The round as it was really played, where it differs from the pairing. */
  readonly paired: Paired | null;
  /** The result of the same game at another table, which this one replaces. */
  readonly replaces: Slot | null;
  readonly known: PairingResult | null;
};

/** The facts that put an accepted slip on record, in order. `reason` must be there where something known is replaced. */
export function acceptance(
  { slot, score, source, paired, replaces, known }: Proposal,
  answered: readonly QuestionCode[],
  reason: string,
): readonly TournamentFact[] {
  const facts: TournamentFact[] = [];
  if (replaces) facts.push({ type: 'removed', ...replaces, reason });
  if (paired) facts.push(paired);
  facts.push(
    known
      ? { type: 'corrected', ...slot, ...score, source, answered, reason, over: known.corrections }
      : { type: 'result', ...slot, ...score, source, answered, ...(reason === '' ? {} : { reason }) },
  );
  return facts;
}

/** Why it could not be put on record, whatever reason the organizer gives. */
export function proposalRefusal(tournament: Tournament, proposal: Proposal): TournamentRefusal | null {
  const facts = acceptance(proposal, [], 'any');
  const after = stepThrough(
    tournament,
    facts.map((fact) => ({ at: 0, fact })),
  );
  return after.ok ? null : after.error;
}
