import type { Millis } from '../units.ts';
import type { StoredRules } from './complete.ts';

/** Does the regulation leave each player's time to the organizer? */
export function asksForTime({ clock }: Pick<StoredRules, 'clock'>): boolean {
  return clock.kind === 'budget' && clock.time === null;
}

/** The rules as they are played: with the organizer's time, where the regulation leaves it open. */
export function withOrganizerTime<R extends Pick<StoredRules, 'clock'>>(rules: R, time: Millis | null): R {
  const { clock } = rules;
  return clock.kind === 'budget' && clock.time === null ? { ...rules, clock: { ...clock, time } } : rules;
}
