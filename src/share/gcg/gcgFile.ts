import type { Points } from '../../domain/units.ts';

/** A GCG file as it says itself: nothing is counted or believed yet. */
export type GcgFile = {
  /** In the order of the `#player` lines. */
  readonly players: readonly GcgPlayer[];
  readonly lexicon: string | null;
  readonly tileDistribution: string | null;
  readonly events: readonly GcgEvent[];
};

export type GcgPlayer = { readonly nick: string; readonly name: string };

export type GcgEvent = {
  /** The line of the file, from 1. */
  readonly line: number;
  /** The place in the list of players. */
  readonly player: number;
  readonly score: Points;
  /** The running sum behind it, where there is one. */
  readonly sum: Points | null;
  /** The `#note` lines behind it. */
  readonly notes: readonly string[];
} & GcgAction;

export type GcgAction =
  /** `tiles`: capitals, small letters for blanks, `.` for what lies there already. */
  | { readonly kind: 'play'; readonly at: string; readonly tiles: string }
  | { readonly kind: 'pass' }
  | { readonly kind: 'exchange'; readonly tiles: number }
  /** The last play of this player comes off. */
  | { readonly kind: 'taken-back' }
  /** Points beside the moves: `(challenge)`, `(time)`, whatever a program calls them. */
  | { readonly kind: 'beside'; readonly reason: string }
  /** What an opponent had left goes to this player. */
  | { readonly kind: 'rack-gained'; readonly rack: string }
  /** What this player had left is taken off. */
  | { readonly kind: 'rack-lost'; readonly rack: string };

export type GcgError =
  | { readonly why: 'too-large'; readonly most: number; readonly got: number }
  | { readonly why: 'too-many-lines'; readonly most: number; readonly got: number }
  /** Not a line of it looks like GCG. */
  | { readonly why: 'not-gcg' }
  | { readonly why: 'no-players' }
  | { readonly why: 'too-many-players'; readonly most: number; readonly got: number }
  /** Whose the moves are nobody can tell. */
  | { readonly why: 'same-nick'; readonly nick: string }
  | { readonly why: 'no-moves' }
  | { readonly why: 'unknown-player'; readonly line: number; readonly nick: string }
  | { readonly why: 'unreadable-line'; readonly line: number; readonly text: string };
