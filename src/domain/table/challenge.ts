import { stopClock } from '../clock/clock.ts';
import type { Moment } from '../log/entry.ts';
import { ok } from '../result.ts';
import type { FailedChallenge } from '../rules/tableRules.ts';
import { capitals } from '../tiles/tileSet.ts';
import type { Points, Seat } from '../units.ts';
import type { Challenge, Verdict, WordVerdict } from './fact.ts';
import { enter } from './flow.ts';
import { type Outcome, type Reason, refuse } from './refusal.ts';
import {
  type ActivePhase,
  type Adjustment,
  type GameState,
  type OpenChallenge,
  replaceAt,
  seatsOf,
} from './state.ts';
import { placementRefusal } from './turns.ts';

/** As many words as one move is asked about. */
export const MOST_CHALLENGED = 8;

/** „Sprawdzam!” */
export function declareChallenge(state: GameState, challenge: Challenge, { at }: Moment): Outcome<GameState> {
  const open = challengeable(state, challenge.by);
  if (!open.ok) return open;
  const { mover, returnTo } = open.value;
  const words = [...new Set(challenge.words.map((word) => capitals(word.trim())))].filter(
    (word) => word !== '',
  );
  if (words.length === 0) return refuse({ why: 'no-words' });
  if (words.length > MOST_CHALLENGED) {
    return refuse({ why: 'out-of-range', what: 'words', least: 1, most: MOST_CHALLENGED, got: words.length });
  }
  const recorded = returnTo.name !== 'settling';
  const misplaced = recorded ? null : placementRefusal(state, challenge.placement);
  if (misplaced) return refuse(misplaced);
  const clock = stopClock(state.rules.clock, state.clock, mover, at);
  const opened: OpenChallenge = {
    by: challenge.by,
    words,
    announced: challenge.announced ?? null,
    // A move that was recorded already said its place itself.
    placement: recorded ? null : (challenge.placement ?? null),
    returnTo,
  };
  return ok({ ...state, clock, phase: { name: 'challenged', seat: mover, challenge: opened } });
}

/** The answer to the words named; a referee's answer may replace the list's. */
export function giveVerdict(state: GameState, verdict: Verdict, moment: Moment): Outcome<GameState> {
  const { phase } = state;
  if (phase.name === 'judged' && verdict.source === 'referee')
    return giveVerdict(phase.asked, verdict, moment);
  if (phase.name !== 'challenged') return refuse({ why: 'wrong-phase', phase: phase.name });
  const { seat, challenge } = phase;
  const answers = verdict.words.map(({ word, valid }) => ({ word: capitals(word), valid }));
  const asked = [...challenge.words].sort();
  if (
    asked.join() !==
    answers
      .map(({ word }) => word)
      .sort()
      .join()
  ) {
    return refuse({ why: 'other-words', words: challenge.words });
  }
  const valid = answers.every((answer) => answer.valid);
  const settled = valid ? state : takenOff(state);
  const record = {
    by: challenge.by,
    seat,
    words: answers,
    valid,
    source: verdict.source,
    lexicon: verdict.lexicon ?? null,
    at: moment.at,
    turn: settled.turns.length,
  };
  const noted = { ...settled, challenges: [...state.challenges, record] };
  const judged = valid ? failedChallenge(noted, challenge, seat, moment) : noted;
  if (playGoesOn(challenge, answers)) {
    return ok({ ...enter(judged, challenge.returnTo, moment.at), beforeLastPlay: null });
  }
  return ok({ ...judged, phase: { name: 'judged', seat, challenge, valid, at: moment.at, asked: state } });
}

/** A move that was recorded already and stands needs nothing more: play goes on with the verdict, and a clock with it. */
export function playGoesOn({ returnTo }: OpenChallenge, answers: readonly WordVerdict[]): boolean {
  return returnTo.name !== 'settling' && answers.every(({ valid }) => valid);
}

/**
 * The position before the move that was found invalid, if it was recorded already: what it brought comes off, what
 * happened meanwhile stays. Written out field by field: a new one does not compile until it is said here which it is.
 */
function takenOff(state: GameState): GameState {
  const { beforeLastPlay: before, phase } = state;
  if (!before || phase.name !== 'challenged' || phase.challenge.returnTo.name === 'settling') return state;
  const since = state.adjustments.slice(before.adjustments.length);
  return {
    start: before.start,
    rules: before.rules,
    players: before.players,
    phase: before.phase,
    turns: before.turns,
    tiles: before.tiles,
    laid: before.laid,
    board: before.board,
    seen: before.seen,
    exchanges: before.exchanges,
    owesTurn: before.owesTurn,
    racksLeft: before.racksLeft,
    confirmed: before.confirmed,
    beforeLastPlay: before.beforeLastPlay,
    end: null,
    adjustments: state.adjustments,
    challenges: state.challenges,
    outOfTime: state.outOfTime,
    // A time-out meanwhile began the count anew; the move that comes off is no turn to count from.
    runsFrom: state.runsFrom && Math.min(state.runsFrom, before.turns.length),
    clock: { ...state.clock, spent: before.clock.spent },
    scores: before.scores.map((score, seat) => score + pointsOf(since, seat)),
  };
}

function pointsOf(adjustments: readonly Adjustment[], seat: Seat): Points {
  return adjustments.reduce((sum, a) => (a.seat === seat ? sum + a.points : sum), 0);
}

/** Whose move a challenge by this seat would be about, or why it comes to nothing. */
function challengeable(
  state: GameState,
  by: Seat,
): Outcome<{ readonly mover: Seat; readonly returnTo: ActivePhase }> {
  const { phase } = state;
  if (phase.name === 'challenged' || phase.name === 'judged') {
    return refuse({ why: 'already-challenged', by: phase.challenge.by });
  }
  if (phase.name === 'paused') return refuse({ why: 'paused' });
  if (phase.name === 'over' || phase.name === 'confirmed') return refuse({ why: 'game-over' });
  const last = state.challenges.at(-1);
  // A move that ends the game and has stood a check cannot be checked again.
  if (phase.name === 'accepting' && !state.beforeLastPlay && last) {
    return refuse({ why: 'already-challenged', by: last.by });
  }
  const late = lateRefusal(state, phase, by);
  if (late) return refuse(late);
  const mover = phase.name === 'thinking' ? (state.turns.at(-1)?.seat ?? phase.seat) : phase.seat;
  if (by === mover) return refuse({ why: 'own-move' });
  if (!isAllowed(state, by)) return refuse({ why: 'may-not-challenge' });
  return ok({ mover, returnTo: phase });
}

/** Some regulations deny the challenge to a player who is out of time. */
function isAllowed({ rules: { clock }, outOfTime }: GameState, by: Seat): boolean {
  const denied = clock.kind === 'budget' && clock.timeOut.kind === 'out' && !clock.timeOut.mayChallenge;
  return !denied || outOfTime[by] === null;
}

/** Who may challenge the move of `mover`. */
export function challengersOf(state: GameState, mover: Seat): readonly Seat[] {
  return seatsOf(state).filter((seat) => seat !== mover && isAllowed(state, seat));
}

/** Whose recorded move may still be challenged while the next player thinks; null where the rules do not wait. */
export function openToChallenge({ phase, rules, turns, beforeLastPlay }: GameState): Seat | null {
  if (phase.name !== 'thinking' || rules.challenge.closes !== 'at-next-stop' || !beforeLastPlay) return null;
  return turns.at(-1)?.seat ?? null;
}

/** While somebody thinks there is a move to challenge only where the regulation keeps the window open. */
function lateRefusal(state: GameState, phase: ActivePhase, by: Seat): Reason | null {
  if (phase.name !== 'thinking') return null;
  if (openToChallenge(state) !== null) return null;
  const last = state.turns.at(-1);
  return last && last.seat !== by ? { why: 'move-recorded' } : { why: 'clock-not-stopped' };
}

function failedChallenge(
  state: GameState,
  challenge: OpenChallenge,
  mover: Seat,
  { index }: Moment,
): GameState {
  const rule = state.rules.challenge.failed;
  if (rule.kind === 'nothing') return state;
  if (rule.kind === 'lost-turn') return { ...state, owesTurn: replaceAt(state.owesTurn, challenge.by, true) };
  const points = failedChallengePoints(rule, challenge.words.length);
  const reason = challenge.words.join(', ');
  return rule.kind === 'challenger-loses'
    ? adjust(state, { seat: challenge.by, points: -points, cause: 'failed-challenge', reason, index })
    : adjust(state, { seat: mover, points, cause: 'failed-challenge', reason, index });
}

/** What an unsuccessful challenge of so many words is worth. */
export function failedChallengePoints(rule: FailedChallenge, words: number): Points {
  if (rule.kind === 'nothing' || rule.kind === 'lost-turn') return 0;
  return rule.per === 'word' ? rule.points * words : rule.points;
}

export function adjust(state: GameState, adjustment: Omit<Adjustment, 'turn'>): GameState {
  const { seat, points } = adjustment;
  return {
    ...state,
    scores: replaceAt(state.scores, seat, (state.scores[seat] ?? 0) + points),
    adjustments: [...state.adjustments, { ...adjustment, turn: state.turns.length }],
  };
}
