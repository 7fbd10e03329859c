import { hasResult, isComplete, type Round, type Tournament } from './state.ts';

/** `paired`: nobody has a result yet; `running`: some have; `finished`: all have. */
type RoundState = 'paired' | 'running' | 'finished';

export function roundState({ pairings }: Round): RoundState {
  if (pairings.every(isComplete)) return 'finished';
  return pairings.some(hasResult) ? 'running' : 'paired';
}

/** How many rounds, from the first on, have all their results: only after such a round does a table stand. */
export function finishedRounds({ rounds }: Pick<Tournament, 'rounds'>): number {
  const open = rounds.findIndex((round) => roundState(round) !== 'finished');
  return open === -1 ? rounds.length : open;
}

/** The last round that anything is known of: a table may be shown for it, and says so if the round still runs. */
export function knownRounds({ rounds }: Pick<Tournament, 'rounds'>): number {
  const last = rounds.at(-1);
  return last && roundState(last) === 'paired' ? rounds.length - 1 : rounds.length;
}
