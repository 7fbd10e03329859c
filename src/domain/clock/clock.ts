import type { BudgetTimeOut, ClockRule } from '../rules/tableRules.ts';
import type { Millis, Points, Seat } from '../units.ts';

type OvertimePenalty = Extract<BudgetTimeOut, { kind: 'penalty' }>;

export type ClockState = {
  /** Per seat, at the last start or stop; the first entry alone where the clock is shared. Negative is overtime. */
  readonly left: readonly Millis[];
  readonly running: { readonly seat: Seat; readonly since: Millis } | null;
  /** What the turn in progress has used so far, without the span that is running now. */
  readonly spent: Millis;
  /** Where every move has its own time: what each seat's next turn begins with more or less than that. */
  readonly carried?: readonly Millis[];
};

/** Nothing ticks: a running clock is what was left when it started, and when that was. */
export function leftAt(rule: ClockRule, clock: ClockState, seat: Seat, now: Millis): Millis {
  if (!isTimed(rule)) return 0;
  const account = accountOf(rule, seat);
  const left = clock.left[account] ?? 0;
  const { running } = clock;
  const runs = running !== null && accountOf(rule, running.seat) === account;
  const exact = runs ? left - (now - running.since) : left;
  // Only where overtime is paid for is there a time below zero.
  return hasOvertime(rule) ? exact : Math.max(0, exact);
}

/** What an amount of time is for. Every kind of clock has to say it. */
const AMOUNT_FOR: Readonly<Record<ClockRule['kind'], 'nothing' | 'player' | 'turn' | 'game'>> = {
  none: 'nothing',
  budget: 'player',
  move: 'turn',
  shared: 'game',
};

export const isTimed = ({ kind }: ClockRule): boolean => AMOUNT_FOR[kind] !== 'nothing';
export const isTimedByTurn = ({ kind }: ClockRule): boolean => AMOUNT_FOR[kind] === 'turn';
/** One account of time for everybody. */
export const isShared = ({ kind }: ClockRule): boolean => AMOUNT_FOR[kind] === 'game';

/** The account of `ClockState.left` that a seat's time is taken from. */
export function accountOf(rule: ClockRule, seat: Seat): number {
  return isShared(rule) ? 0 : seat;
}

export function hasOvertime(rule: ClockRule): boolean {
  return overtimeOf(rule) !== null;
}

/** What time below zero costs; null where there is none. */
function overtimeOf(rule: ClockRule): OvertimePenalty | null {
  return 'timeOut' in rule && rule.timeOut.kind === 'penalty' ? rule.timeOut : null;
}

/** The moment at which the running seat's time is used up; null if nothing runs or nothing can run out. */
export function runsOutAt(rule: ClockRule, clock: ClockState): Millis | null {
  if (!clock.running || !isTimed(rule)) return null;
  return clock.running.since + (clock.left[accountOf(rule, clock.running.seat)] ?? 0);
}

/** How far down a clock may go: to 0, or below it where overtime only costs points; null where nothing ends it. */
export function lowestTime(rule: ClockRule): Millis | null {
  if (!isTimed(rule)) return null;
  const overtime = overtimeOf(rule);
  if (!overtime) return 0;
  // Exactly the limit is still within it.
  return overtime.limit === null ? null : -overtime.limit - 1;
}

/** The moment at which the running seat is out of time by the regulation; null if nothing runs or nothing ends it. */
export function timeOutAt(rule: ClockRule, clock: ClockState): Millis | null {
  const end = runsOutAt(rule, clock);
  const lowest = lowestTime(rule);
  return end === null || lowest === null ? null : end - lowest;
}

export function fullClock(rule: ClockRule, seats: number): ClockState {
  const time = fullTime(rule);
  const accounts = isShared(rule) ? 1 : seats;
  return { left: Array.from({ length: accounts }, () => time), running: null, spent: 0 };
}

/** What an account begins with; none where the organizer has yet to say. */
function fullTime(rule: ClockRule): Millis {
  return ('time' in rule && rule.time) || 0;
}

/** How much of what it began with an account still has, between 0 and 1: the length of a bar. */
export function shareLeft(rule: ClockRule, left: Millis): number {
  const full = fullTime(rule);
  return full === 0 ? 0 : Math.max(0, Math.min(1, left / full));
}

export function startClock(clock: ClockState, seat: Seat, now: Millis): ClockState {
  return { ...clock, running: { seat, since: now } };
}

/** Charges the running span to its seat. */
export function stopClock(rule: ClockRule, clock: ClockState, mover: Seat, now: Millis): ClockState {
  if (!clock.running) return clock;
  const { seat, since } = clock.running;
  const account = accountOf(rule, seat);
  const left = isTimed(rule) ? spend(clock.left, account, now - since) : clock.left;
  // Only the mover's own thinking belongs to the turn; the opponent's time while settling is charged, not shown there.
  const spent = seat === mover ? clock.spent + (now - since) : clock.spent;
  return { ...clock, left, running: null, spent };
}

export function addTime(clock: ClockState, add: readonly Millis[]): ClockState {
  return { ...clock, left: clock.left.map((left, account) => left + (add[account] ?? 0)) };
}

/** A fresh turn: nothing spent yet, and a new allowance where every move has its own. */
export function freshTurn(rule: ClockRule, clock: ClockState, seat: Seat): ClockState {
  if (!isTimedByTurn(rule)) return { ...clock, spent: 0 };
  const { carried, ...rest } = clock;
  const time = turnTime(rule, clock, seat);
  const others = carried?.map((span, i) => (i === seat ? 0 : span));
  return {
    ...rest,
    ...(others?.some((span) => span !== 0) ? { carried: others } : {}),
    spent: 0,
    left: clock.left.map((left, i) => (i === seat ? time : left)),
  };
}

/** What a turn of this seat begins with, where every move has its own time. */
export function turnTime(rule: ClockRule, { carried }: ClockState, seat: Seat): Millis {
  return fullTime(rule) + (carried?.[seat] ?? 0);
}

/** The seat's next turn has so much more time, or less. */
export function carryIntoTurn(clock: ClockState, seat: Seat, span: Millis): ClockState {
  const carried = clock.left.map((_, i) => (clock.carried?.[i] ?? 0) + (i === seat ? span : 0));
  return { ...clock, carried };
}

/** What overtime costs so far: each started unit, at most the units up to the limit. */
export function overtimePoints(rule: ClockRule, left: Millis): Points {
  const overtime = overtimeOf(rule);
  if (!overtime || left >= 0) return 0;
  const { points, per, limit } = overtime;
  const over = limit === null ? -left : Math.min(-left, limit);
  return -points * Math.ceil(over / per);
}

/**
 * `mm:ss`, rounded up, so that 00:00 appears only when the time is out (I-28); overtime is negative. With `tenths`,
 * `s.t` for the last seconds.
 */
export function clockText(left: Millis, tenths = false): string {
  if (tenths && left > 0) return (Math.ceil(left / 100) / 10).toFixed(1);
  const { minutes, seconds, over } = clockParts(left);
  return `${over ? '−' : ''}${pad(minutes)}:${pad(seconds)}`;
}

/** What a clock shows, to be written or spoken; `over` once the time is used up and overtime runs. */
export function clockParts(left: Millis): {
  readonly minutes: number;
  readonly seconds: number;
  readonly over: boolean;
} {
  const shown = Math.ceil(left / 1_000);
  const whole = Math.abs(shown);
  return { minutes: Math.floor(whole / 60), seconds: whole % 60, over: shown < 0 };
}

const pad = (n: number) => String(n).padStart(2, '0');

function spend(left: readonly Millis[], account: number, span: Millis): readonly Millis[] {
  return left.map((value, i) => (i === account ? value - span : value));
}
