import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { withOrganizerTime } from '../../domain/rules/organizerTime.ts';
import type { TournamentSettings } from '../../domain/tournament/settings.ts';
import { MINUTE, type Millis } from '../../domain/units.ts';
import type { Notes } from './ports.ts';
import { regulationRules } from './regulation.ts';

/** The time of a round, for the whole hall. Nothing ticks: it runs until a moment, or stands with what is left. */
type RoundTime = { readonly until: Millis } | { readonly left: Millis };
/** `round`: the one it was started in; null where an earlier version of us started it. */
type StoredTime = { readonly time: RoundTime; readonly round: number | null };

/** Shared by all windows of this browser: the organizer starts it here, the projector shows it there. */
export type RoundTimer = {
  /** Null where it is switched off, and in every other round than the one it was started in. */
  readonly time: ReadonlySignal<RoundTime | null>;
  /** Nothing where it is switched off. */
  readonly left: () => Millis;
  readonly start: (length: Millis) => void;
  readonly pause: () => void;
  readonly resume: () => void;
  readonly shift: (by: Millis) => void;
  readonly stop: () => void;
};

const LONGEST_ROUND: Millis = 10 * 60 * MINUTE;
const USUAL_ROUND: Millis = 50 * MINUTE;

function leftOf(time: RoundTime, now: Millis): Millis {
  return 'left' in time ? time.left : Math.min(LONGEST_ROUND, Math.max(0, time.until - now));
}

/** What a round may take: both players' time for every game, where the regulation has one. */
export function usualRoundTime(settings: TournamentSettings): Millis {
  const rules = regulationRules(settings);
  const clock = rules && withOrganizerTime(rules, settings.time).clock;
  const own = clock?.kind === 'budget' ? clock.time : null;
  return own ? Math.min(LONGEST_ROUND, 2 * own * settings.games) : USUAL_ROUND;
}

/** `round`: the one that is played. */
export function openRoundTimer(
  tournament: string,
  notes: Notes,
  now: () => Millis,
  round: ReadonlySignal<number>,
): RoundTimer {
  const key = timerKey(tournament);
  const stored = signal(readTime(notes.read(key)));
  const time = computed(() => {
    const { value } = stored;
    return value && (value.round ?? round.value) === round.value ? value.time : null;
  });
  notes.onChange((changed) => {
    if (changed === key) stored.value = readTime(notes.read(key));
  });
  const set = (next: RoundTime | null) => {
    stored.value = next && { time: next, round: round.peek() };
    notes.write(key, next ? JSON.stringify({ ...next, round: round.peek() }) : '');
  };
  const left = () => (time.peek() ? leftOf(time.peek()!, now()) : 0);
  return {
    time,
    left,
    start: (length) => set({ until: now() + bounded(length) }),
    pause: () => time.peek() && set({ left: left() }),
    resume: () => time.peek() && set({ until: now() + left() }),
    shift(by) {
      const before = time.peek();
      if (!before) return;
      const next = bounded(left() + by);
      set('left' in before ? { left: next } : { until: now() + next });
    },
    stop: () => set(null),
  };
}

export const timerKey = (tournament: string): string => `timer-${tournament}`;

const bounded = (length: Millis): Millis => Math.min(LONGEST_ROUND, Math.max(0, length));

/** What another version of us, or somebody else, may have left there. */
function readTime(text: string | null): StoredTime | null {
  const found = /^\{"(until|left)":(\d{1,15})(?:,"round":(\d{1,3}))?\}$/.exec(text ?? '');
  if (!found) return null;
  const value = Number(found[2]);
  return {
    time: found[1] === 'until' ? { until: value } : { left: bounded(value) },
    round: found[3] === undefined ? null : Number(found[3]),
  };
}
