import type { Millis } from '../units.ts';

/**
 * Two clocks tell what happened between two looks at them: the wall clock goes on while a phone sleeps but can be set
 * by anybody; the monotonic clock cannot be set but stands still in sleep on most phones.
 */
export type Look = { readonly wall: Millis; readonly monotonic: Millis };

export type Passed =
  /** Both clocks agree, as closely as two clocks do. */
  | { readonly kind: 'awake'; readonly span: Millis }
  /** The page was hidden and the wall clock went further: the phone slept, and a chess clock would have run on. */
  | { readonly kind: 'slept'; readonly span: Millis; readonly asleep: Millis }
  /** Nobody looked for longer than even the slowest timers take: the page stood still, and both clocks ran on. */
  | { readonly kind: 'stopped'; readonly span: Millis }
  /** The page was in sight and the wall clock jumped forward: set by hand, or a lid closed. Nobody can tell: ask. */
  | { readonly kind: 'jumped'; readonly span: Millis; readonly ahead: Millis }
  /** The wall clock was set back; the monotonic one is right. */
  | { readonly kind: 'set-back'; readonly span: Millis; readonly behind: Millis };

/** A clock that nobody has seen for longer was put away, not played on. */
export const LONGEST_GAP: Millis = 12 * 3_600_000;
/** Browsers let a page out of sight look once a minute. */
const SLOWEST_LOOK: Millis = 75_000;
const TOLERANCE: Millis = 250;
/** Two quartz clocks differ by less than this fraction. */
const DRIFT = 0.0005;

/** What passed between two looks within one life of the page. */
export function passedBetween(before: Look, after: Look, wasHidden: boolean): Passed {
  const span = Math.max(0, after.monotonic - before.monotonic);
  const wall = after.wall - before.wall;
  const difference = wall - span;
  if (Math.abs(difference) <= TOLERANCE + span * DRIFT) {
    return { kind: span > SLOWEST_LOOK ? 'stopped' : 'awake', span };
  }
  if (difference < 0) return { kind: 'set-back', span, behind: -difference };
  if (!wasHidden) return { kind: 'jumped', span, ahead: difference };
  const asleep = Math.min(difference, LONGEST_GAP);
  return { kind: 'slept', span: span + asleep, asleep };
}
