import {
  accountOf,
  addTime,
  carryIntoTurn,
  isTimed,
  isTimedByTurn,
  leftAt,
  lowestTime,
  runsOutAt,
  stopClock,
  timeOutAt,
} from '../clock/clock.ts';
import type { Moment } from '../log/entry.ts';
import { ok } from '../result.ts';
import type { BudgetTimeOut, MoveTimeOut } from '../rules/tableRules.ts';
import { DAY, type Millis, type Seat } from '../units.ts';
import type { ClockCorrection, Gap, Pause, Stop, TimeOut } from './fact.ts';
import { endGame, enter, passTurn, think } from './flow.ts';
import { addTurn } from './lines.ts';
import { range } from './range.ts';
import { type Outcome, type Reason, refuse } from './refusal.ts';
import { activeSeats, type GameState, replaceAt, seatAfter, type TurnKind, turnOf } from './state.ts';

/** The mover stops the clock; from here on the move can be recorded or challenged. */
export function stopMove(state: GameState, { seat }: Stop, { at }: Moment): Outcome<GameState> {
  const { phase, rules } = state;
  if (phase.name !== 'thinking') return refuse({ why: 'wrong-phase', phase: phase.name });
  if (phase.seat !== seat) return refuse({ why: 'not-your-turn', turn: phase.seat });
  const late = outOfTimeRefusal(state, seat, at);
  if (late) return refuse(late);
  const clock = stopClock(rules.clock, state.clock, seat, at);
  return ok(enter({ ...state, clock, beforeLastPlay: null }, { name: 'settling', seat }, at));
}

/** A move counts only if the clock was stopped with time left (I-27); at exactly 0 it is out (I-28). */
function outOfTimeRefusal(state: GameState, seat: Seat, at: Millis): Reason | null {
  const { clock: rule } = state.rules;
  const lowest = lowestTime(rule);
  if (lowest === null || leftAt(rule, state.clock, seat, at) > lowest) return null;
  return { why: 'out-of-time', since: timeOutAt(rule, state.clock) ?? at };
}

export function timeOut(state: GameState, fact: TimeOut, moment: Moment): Outcome<GameState> {
  const refusal = timeOutRefusal(state, fact, moment.at);
  if (refusal) return refuse(refusal);
  const { clock } = state.rules;
  switch (clock.kind) {
    case 'none':
      return refuse({ why: 'no-clock' });
    case 'budget':
      return ok(budgetOver(state, clock.timeOut, fact.seat, moment));
    case 'move':
      return ok(moveOver(state, clock.timeOut, fact.seat, moment));
    case 'shared':
      return ok(sharedOver(state, fact.seat, moment));
  }
}

function timeOutRefusal(state: GameState, { seat, by }: TimeOut, at: Millis): Reason | null {
  const { clock: rule } = state.rules;
  if (!isTimed(rule)) return { why: 'no-clock' };
  const since = state.outOfTime[seat];
  if (since !== null && since !== undefined) return { why: 'out-of-time', since };
  if (isTimedByTurn(rule)) {
    const { phase } = state;
    if (phase.name !== 'thinking') return { why: 'wrong-phase', phase: phase.name };
    if (phase.seat !== seat) return { why: 'not-your-turn', turn: phase.seat };
  }
  const { running } = state.clock;
  if (by === 'referee') return null;
  if (!running || accountOf(rule, running.seat) !== accountOf(rule, seat))
    return { why: 'clock-not-running' };
  const lowest = lowestTime(rule);
  const left = leftAt(rule, state.clock, seat, at);
  if (lowest === null || left > lowest) return { why: 'time-left', left: left - (lowest ?? 0) };
  return null;
}

/** The turn is over without a move. */
function moveOver(state: GameState, rule: MoveTimeOut, seat: Seat, moment: Moment): GameState {
  const turn: TurnKind =
    rule.counts === 'pass'
      ? { kind: 'pass', timeOut: true }
      : { kind: 'loss', words: [], announced: null, cause: 'time-out' };
  return passTurn(addTurn(emptied(state, seat, moment.at), seat, 0, turn, moment), seat, moment);
}

/** Out of play, or, where overtime is paid for, beyond the limit and lost. */
function budgetOver(state: GameState, rule: BudgetTimeOut, seat: Seat, moment: Moment): GameState {
  const { at } = moment;
  // The flag fell when the clock reached 0, even if the phone slept and nobody saw it.
  const fell = state.clock.running?.seat === seat ? runsOutAt(state.rules.clock, state.clock) : null;
  const moved = { ...state, outOfTime: replaceAt(state.outOfTime, seat, Math.min(at, fell ?? at)) };
  if (rule.kind === 'penalty') return endGame(moved, { reason: 'overtime', seat, at });
  const flagged: GameState = {
    ...emptied(moved, seat, at),
    runsFrom: rule.restartsRuns ? state.turns.length : state.runsFrom,
  };
  const { phase } = flagged;
  // Out of time while the opponent's move is being settled: that move is recorded or challenged first.
  if (phase.name !== 'thinking' || phase.seat !== seat) return flagged;
  if (activeSeats(flagged).length === 0) return endGame(flagged, { reason: 'time', at });
  return think({ ...flagged, beforeLastPlay: null }, seatAfter(flagged, seat), at);
}

/** Nobody has time left: the game is over. */
function sharedOver(state: GameState, seat: Seat, { at }: Moment): GameState {
  const everybody = state.outOfTime.map((since) => since ?? at);
  return endGame({ ...emptied(state, seat, at), outOfTime: everybody }, { reason: 'time', at });
}

/** The seat's clock stands at 0, whatever the moment at which somebody noticed. */
function emptied(state: GameState, seat: Seat, at: Millis): GameState {
  const { clock: rule } = state.rules;
  const account = accountOf(rule, seat);
  const { running } = state.clock;
  const mine = running !== null && accountOf(rule, running.seat) === account;
  const clock = mine ? stopClock(rule, state.clock, seat, at) : state.clock;
  return { ...state, clock: { ...clock, left: replaceAt(clock.left, account, 0) } };
}

export function pauseGame(
  state: GameState,
  { reason = '', adjourned }: Pause,
  { at }: Moment,
): Outcome<GameState> {
  const { phase, rules } = state;
  if (phase.name === 'paused') {
    // A break may turn out to be one until another day; an adjourned game has its break.
    if (!adjourned || phase.adjourned) return refuse({ why: 'paused' });
    return ok({ ...state, phase: { ...phase, reason: reason || phase.reason, adjourned: true } });
  }
  if (!('seat' in phase)) return refuse({ why: 'game-over' });
  const clock = stopClock(rules.clock, state.clock, phase.seat, at);
  return ok({
    ...state,
    clock,
    phase: { name: 'paused', within: phase, reason, adjourned: adjourned === true },
  });
}

export function resumeGame(state: GameState, { at }: Moment): Outcome<GameState> {
  const { phase } = state;
  if (phase.name !== 'paused') return refuse({ why: 'not-paused' });
  // Whoever is to think after an invalid verdict is not charged for the pause.
  const within = phase.within.name === 'judged' ? { ...phase.within, at } : phase.within;
  return ok(enter(state, within, at));
}

/** The referee's word on the times. Time given to a seat that was out brings it back into play. */
export function correctClock(state: GameState, { add }: ClockCorrection, { at }: Moment): Outcome<GameState> {
  const { rules, phase, clock } = state;
  if (!isTimed(rules.clock)) return refuse({ why: 'no-clock' });
  if (phase.name === 'over' || phase.name === 'confirmed') return refuse({ why: 'game-over' });
  for (const span of add) {
    const refusal = range('add', span, -DAY, DAY);
    if (refusal) return refuse(refusal);
  }
  const accounts = clock.left.length;
  if (add.length > accounts) return refuse({ why: 'no-such-seat', seat: add.length - 1, seats: accounts });
  const corrected = { ...state, clock: addTime(clock, add) };
  const outOfTime = state.outOfTime.map((since, seat) =>
    since !== null && leftAt(rules.clock, corrected.clock, seat, at) > 0 ? null : since,
  );
  return ok({ ...corrected, outOfTime });
}

/** Time the phone slept through, or that an undo touches: it stays charged, or goes back to the seat it was charged to. */
export function settleGap(state: GameState, gap: Gap, moment: Moment): Outcome<GameState> {
  if (!isTimed(state.rules.clock)) return refuse({ why: 'no-clock' });
  const refusal = range('span', gap.span, 0, DAY);
  if (refusal) return refuse(refusal);
  // The log does not know of the time before an undo: there it is the keeping that changes the clock.
  const taken = gap.cause === 'undo';
  if ((gap.decision === 'kept') !== taken) return ok(state);
  const span = taken ? -gap.span : gap.span;
  const { clock: rule } = state.rules;
  if (taken && isTimedByTurn(rule))
    return ok({ ...state, clock: carryIntoTurn(state.clock, gap.seat, span) });
  const account = accountOf(rule, gap.seat);
  const add = state.clock.left.map((_, i) => (i === account ? span : 0));
  // What was given back was no thinking: the line of the turn does not count it either.
  const { clock } = state;
  const thought = !taken && turnOf(state) === gap.seat ? { ...clock, spent: clock.spent - span } : clock;
  return correctClock({ ...state, clock: thought }, { type: 'clock', add, reason: gap.cause }, moment);
}
