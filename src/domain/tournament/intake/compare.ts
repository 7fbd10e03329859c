import type { ResultSource, Score, Slot } from '../fact.ts';
import { resultsIn, type Tournament } from '../state.ts';
import type { Question } from './question.ts';
import type { SlipReport } from './report.ts';

/** A result as the organizer compares it: in the order of the pairing's players. */
export type Compared = Score & { readonly source: ResultSource };

/** Compares with what is on record. Only what says the same is the same; all else is the organizer's decision. */
export function compareResults(was: Compared, now: Compared): Question | 'same' {
  const mine = now.source;
  const theirs = was.source;
  if (mine.kind !== 'slip') return 'same';
  if (isSlip(theirs, mine.slip)) return 'same';
  const versions = [theirs.kind === 'slip' ? theirs.version : 0, mine.version] as const;
  const sameGame = theirs.kind === 'slip' && theirs.game === mine.game && theirs.device === mine.device;
  // Signatures alone make no new version.
  if (sameGame && mine.version === theirs.version && sameScore(was, now)) return 'same';
  if (sameGame) {
    return { why: mine.version < theirs.version ? 'older-version' : 'changed-version', was, now, versions };
  }
  return sameScore(was, now) ? 'same' : { why: 'disagreement', was, now, versions };
}

/** Another place where the same game is on record already. */
export function slotElsewhere({ rounds }: Tournament, { gameId }: SlipReport, here: Slot): Slot | null {
  return (
    slotsByGame(rounds)
      .get(gameId)
      ?.find((slot) => !sameSlot(slot, here)) ?? null
  );
}

/** Looked through for every slip that waits: gathered once for every state of the results. */
const SLOTS = new WeakMap<Tournament['rounds'], ReadonlyMap<string, readonly Slot[]>>();

function slotsByGame(rounds: Tournament['rounds']): ReadonlyMap<string, readonly Slot[]> {
  const known = SLOTS.get(rounds);
  if (known) return known;
  const slots = new Map<string, Slot[]>();
  for (const { source, slot } of resultsIn(rounds)) {
    if (source.kind === 'slip') slots.set(source.game, [...(slots.get(source.game) ?? []), slot]);
  }
  SLOTS.set(rounds, slots);
  return slots;
}

export const isSlip = (source: ResultSource, digest: string): boolean =>
  source.kind === 'slip' && source.slip === digest;

const sameSlot = (a: Slot, b: Slot): boolean =>
  a.round === b.round && a.table === b.table && a.game === b.game;

export const sameScore = (a: Score, b: Score): boolean =>
  a.scores[0] === b.scores[0] &&
  a.scores[1] === b.scores[1] &&
  a.winner === b.winner &&
  a.bothLose === b.bothLose;
