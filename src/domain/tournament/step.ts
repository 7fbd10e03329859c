import { ok } from '../result.ts';
import { callAway, callBack } from './away.ts';
import type { TournamentEntry, TournamentFact } from './fact.ts';
import { addPlayer, changePlayer, removePlayer, returnPlayer, withdrawPlayer } from './players.ts';
import { refuseFact, type TournamentOutcome } from './refusal.ts';
import { correctResult, recordResult, removeResult } from './results.ts';
import { recordPairing, takePairingBack } from './rounds.ts';
import { changeSettings, createTournament } from './setup.ts';
import { setSlipAside } from './slips.ts';
import type { Tournament } from './state.ts';

/** One fact: the tournament after it, or why it cannot be. A kind of fact without a handler does not compile. */
export function stepTournament(
  before: Tournament | null,
  fact: TournamentFact,
  moment: Pick<TournamentEntry, 'at'>,
): TournamentOutcome<Tournament> {
  if (!before)
    return fact.type === 'created' ? createTournament(fact, moment) : refuseFact({ why: 'not-created' });
  switch (fact.type) {
    case 'created':
      return refuseFact({ why: 'already-created' });
    case 'settings':
      return changeSettings(before, fact);
    case 'player':
      return addPlayer(before, fact);
    case 'player-changed':
      return changePlayer(before, fact);
    case 'player-removed':
      return removePlayer(before, fact);
    case 'withdrawn':
      return withdrawPlayer(before, fact);
    case 'returned':
      return returnPlayer(before, fact);
    case 'away':
      return callAway(before, fact);
    case 'back':
      return callBack(before, fact);
    case 'paired':
      return recordPairing(before, fact, moment);
    case 'unpaired':
      return takePairingBack(before, fact);
    case 'result':
      return recordResult(before, fact, moment);
    case 'corrected':
      return correctResult(before, fact, moment);
    case 'removed':
      return removeResult(before, fact);
    case 'set-aside':
      return setSlipAside(before, fact);
    case 'merged':
      // What it brings belongs between the rows of the log: `replay.ts` sees to that.
      return ok(before);
    case 'reopened':
      // Only its questions depend on it (`answeredSlips`); that it was set aside once stays known.
      return ok(before);
  }
}
