import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { isTimed } from '../../domain/clock/clock.ts';
import { LONGEST_GAP, type Passed } from '../../domain/clock/gap.ts';
import type { Gap } from '../../domain/table/fact.ts';
import type { Refusal } from '../../domain/table/refusal.ts';
import type { Millis } from '../../domain/units.ts';
import type { Table } from '../table/table.ts';

/** Shorter absences are a reload or a glance at another app: not worth a question. */
const WORTH_ASKING: Millis = 2_000;
/** A phone that sets its own clock by the network moves it by less. */
const WORTH_TELLING: Millis = 5_000;

type OpenGap = Omit<Gap, 'type' | 'decision'>;

/** Time that ran while nobody could see it, and what the players decide about it. */
export type Gaps = {
  readonly open: ReadonlySignal<OpenGap | null>;
  readonly decide: (decision: Gap['decision']) => Refusal | null;
  /** What the comparison of the clocks found. */
  readonly noticed: (passed: Passed) => void;
  /**
   * Nobody has seen the game on the table between these two moments. `ahead`: how far the first lies ahead of the
   * phone's time; then nobody can tell how long it was.
   */
  readonly wasAway: (since: Millis, now: Millis, ahead: Millis) => void;
};

/** What the log says about a pause that nobody pressed. */
export type PauseReasons = {
  readonly clockMoved: (ahead: Millis) => string;
  readonly putAway: () => string;
  readonly dateBefore: () => string;
};

/** `now`: the time of the game's log. */
export function createGaps(table: Table, reasons: PauseReasons, now: () => Millis): Gaps {
  const asked = signal<{ readonly game: string; readonly gap: OpenGap; readonly at: Millis } | null>(null);
  // A question about one game is no question about the next.
  const open = computed(() => (asked.value?.game === table.id.value ? asked.value.gap : null));
  const runningSeat = () => {
    const state = table.state.peek();
    return state && isTimed(state.rules.clock) ? (state.clock.running?.seat ?? null) : null;
  };
  /** With the time in which the question was read: nobody was thinking meanwhile. */
  const spanSince = (gap: OpenGap) => gap.span + Math.max(0, Math.round(now() - (asked.peek()?.at ?? now())));
  const ask = (cause: Gap['cause'], passed: Millis) => {
    const seat = runningSeat();
    if (seat === null || passed < WORTH_ASKING) return;
    const before = open.peek();
    const span = before?.seat === seat ? spanSince(before) : passed;
    asked.value = { game: table.id.peek(), gap: { seat, cause, span }, at: now() };
  };
  /** While a clock runs a pause is never refused. */
  const pause = (reason: string, at?: Millis) => {
    if (runningSeat() !== null && !table.watchOnly.peek()) table.record({ type: 'pause', reason }, at);
  };
  return {
    open,
    wasAway(since, now, ahead) {
      // Whoever opens a game anew knows better than whoever opened it before.
      asked.value = null;
      if (ahead >= WORTH_TELLING) return pause(reasons.dateBefore(), since);
      // A game that was left for so long was not played on: its clocks stopped when it was last seen.
      if (now - since > LONGEST_GAP) return pause(reasons.putAway(), since);
      ask('away', Math.round(now - since));
    },
    noticed(passed) {
      if (passed.kind === 'slept') ask('sleep', Math.round(passed.asleep));
      if (passed.kind === 'stopped') ask('sleep', Math.round(passed.span));
      if (passed.kind !== 'jumped' && passed.kind !== 'set-back') return;
      const ahead = passed.kind === 'jumped' ? passed.ahead : -passed.behind;
      // The phone's clock was moved in plain sight. The game's own time did not follow it; the players should know.
      if (Math.abs(ahead) >= WORTH_ASKING) pause(reasons.clockMoved(Math.round(ahead)));
    },
    decide(decision) {
      const gap = open.peek();
      const span = gap ? (decision === 'given-back' ? spanSince(gap) : gap.span) : 0;
      asked.value = null;
      return gap && table.record({ type: 'gap', ...gap, span, decision });
    },
  };
}
