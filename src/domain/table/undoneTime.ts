import { accountOf, isTimed, timeOutAt } from '../clock/clock.ts';
import type { Millis, Seat } from '../units.ts';
import type { GameFact, Gap } from './fact.ts';
import type { GameState } from './state.ts';

/** The clock's own facts, and the stop, whose cost is that the clock had never stopped. */
const ABOUT_TIME: readonly GameFact['type'][] = ['stop', 'clock', 'gap'];

/**
 * What an undo would do to the clocks besides taking back its fact, as the fact that keeps them as they are: time that
 * ran since a recorded turn stays charged, and a clock that stood in a break did stand. Null where nothing would move.
 * `before` and `after`: the position at the moment of the undo, with the undone fact and without it.
 */
export function undoneTime(undone: GameFact, before: GameState, after: GameState, at: Millis): Gap | null {
  if (!isTimed(before.rules.clock) || ABOUT_TIME.includes(undone.type)) return null;
  const ran = before.clock.running;
  const runs = after.clock.running;
  // The same clock runs on: the log knows all of its time.
  if (ran && runs && ran.seat === runs.seat && ran.since === runs.since) return null;
  if (ran && ran.seat !== runs?.seat) return kept(ran.seat, at - ran.since);
  if (ran && runs) return null;
  return runs && after.phase.name === 'thinking' ? stood(runs.seat, standing(before, after, at)) : null;
}

const kept = (seat: Seat, span: Millis): Gap | null =>
  span > 0 ? { type: 'gap', seat, cause: 'undo', span, decision: 'kept' } : null;

const stood = (seat: Seat, span: Millis): Gap | null =>
  span > 0 ? { type: 'gap', seat, cause: 'stood', span, decision: 'given-back' } : null;

/** How much less the clock would have than it shows standing. */
function standing({ clock, rules }: GameState, after: GameState, at: Millis): Millis {
  const { seat, since } = after.clock.running ?? { seat: 0, since: at };
  const account = accountOf(rules.clock, seat);
  return (clock.left[account] ?? 0) - ((after.clock.left[account] ?? 0) - (at - since));
}

/**
 * What a clock that has run out would have to be given to stand at its end, account by account; null where none has run
 * out. A time-out that is taken back leaves such a clock: it would be called again in the same moment.
 */
export function overrun({ rules, clock }: GameState, at: Millis): readonly Millis[] | null {
  const end = timeOutAt(rules.clock, clock);
  if (end === null || !clock.running || at < end) return null;
  const account = accountOf(rules.clock, clock.running.seat);
  return clock.left.map((_, i) => (i === account ? at - end : 0));
}
