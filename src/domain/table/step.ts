import type { Moment } from '../log/entry.ts';
import { ok } from '../result.ts';
import type { Seat } from '../units.ts';
import { declareChallenge, giveVerdict } from './challenge.ts';
import { finishEarly } from './earlyEnd.ts';
import { type GameFact, isTurn } from './fact.ts';
import { acceptEnd, addPenalty, confirmResult, leaveRack } from './finish.ts';
import { type Outcome, refuse } from './refusal.ts';
import { isSeat, startGame } from './start.ts';
import type { GameState } from './state.ts';
import { correctClock, pauseGame, resumeGame, settleGap, stopMove, timeOut } from './time.ts';
import { recordExchange, recordLoss, recordPass, recordPlay } from './turns.ts';

/** One fact: the position after it, or why it cannot be. A kind of fact without a handler does not compile. */
export function step(state: GameState | null, fact: GameFact, moment: Moment): Outcome<GameState> {
  if (!state) return fact.type === 'start' ? startGame(fact, moment.at) : refuse({ why: 'not-started' });
  if (fact.type === 'start') return refuse({ why: 'already-started' });
  const seat = 'seat' in fact ? (fact.seat ?? 0) : 'by' in fact && typeof fact.by === 'number' ? fact.by : 0;
  const seats = state.players.length;
  if (!isSeat(seat, seats)) return refuse({ why: 'no-such-seat', seat, seats });
  if (isPlayStep(fact)) {
    if (state.phase.name === 'paused') return refuse({ why: 'paused' });
    if (state.phase.name === 'over' || state.phase.name === 'confirmed') return refuse({ why: 'game-over' });
  }
  const ready = withImplied(state, fact, moment);
  return ready.ok ? handle(ready.value, fact, moment) : ready;
}

function handle(
  state: GameState,
  fact: Exclude<GameFact, { type: 'start' }>,
  moment: Moment,
): Outcome<GameState> {
  switch (fact.type) {
    case 'stop':
      return stopMove(state, fact, moment);
    case 'play':
      return recordPlay(state, fact, moment);
    case 'exchange':
      return recordExchange(state, fact, moment);
    case 'pass':
      return recordPass(state, fact, moment);
    case 'loss':
      return recordLoss(state, fact, moment);
    case 'challenge':
      return declareChallenge(state, fact, moment);
    case 'verdict':
      return giveVerdict(state, fact, moment);
    case 'timeout':
      return timeOut(state, fact, moment);
    case 'pause':
      return pauseGame(state, fact, moment);
    case 'resume':
      return resumeGame(state, moment);
    case 'clock':
      return correctClock(state, fact, moment);
    case 'gap':
      return settleGap(state, fact, moment);
    case 'penalty':
      return addPenalty(state, fact, moment);
    case 'finish':
      return finishEarly(state, fact, moment);
    case 'accept':
      return acceptEnd(state, fact);
    case 'rack':
      return leaveRack(state, fact);
    case 'confirm':
      return confirmResult(state, fact);
  }
}

function isPlayStep(fact: GameFact): boolean {
  return isTurn(fact) || fact.type === 'stop' || fact.type === 'verdict' || fact.type === 'timeout';
}

/**
 * What a log may leave unsaid. Recording a move while its player's clock runs stops that clock; and once a move was
 * found invalid, whatever the next player does says that the turn was lost when the verdict fell. A rack that is
 * written down says so too: with that loss the game was over.
 */
function withImplied(state: GameState, fact: GameFact, moment: Moment): Outcome<GameState> {
  const { phase } = state;
  if (phase.name === 'judged' && !phase.valid && movesOn(fact, phase.seat)) {
    const lost = recordLoss(state, { type: 'loss', seat: phase.seat }, { ...moment, at: phase.at });
    return lost.ok ? withImplied(lost.value, fact, moment) : lost;
  }
  if (phase.name === 'thinking' && isTurn(fact) && fact.seat === phase.seat) {
    return stopMove(state, { type: 'stop', seat: fact.seat }, moment);
  }
  return ok(state);
}

/** Something that can only happen once the move of `seat` is dealt with. */
function movesOn(fact: GameFact, seat: Seat): boolean {
  if (fact.type === 'stop' || fact.type === 'timeout' || fact.type === 'rack') return true;
  return isTurn(fact) && fact.seat !== seat;
}
