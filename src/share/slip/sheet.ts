import { everyOf } from '../../domain/exact.ts';
import type { Turn } from '../../domain/table/state.ts';
import type { Millis, Points, Seat } from '../../domain/units.ts';
import {
  among,
  as,
  chain,
  flag,
  nothing,
  oneOf,
  orNull,
  type Packing,
  record,
  shortOr,
  text,
  within,
  zeroIsNull,
} from '../bits/packing.ts';
import { seatOf } from './fields.ts';
import { LIMITS } from './limits.ts';
import type { Detail, SlipAdjustment, SlipChallenge, SlipTurn } from './payload.ts';

/* The order of the lists is the format. */
const TURN_KINDS = everyOf<Turn['kind']>()('play', 'exchange', 'pass', 'loss');
const SHORT_TOOK = 2_047;
const SHORT_POINTS = 127;

export const points = within(-LIMITS.points, LIMITS.points);

/** A flag alone says nothing was won or lost. */
export const orZero = (inner: Packing<Points>): Packing<Points> =>
  as(
    orNull(inner),
    (value) => (value === 0 ? null : value),
    (value) => value ?? 0,
  );

const playPoints = shortOr((value) => value >= 0 && value <= SHORT_POINTS, within(0, SHORT_POINTS), points);

const took: Packing<Millis | null> = as(
  shortOr((tenths) => tenths <= SHORT_TOOK, within(0, SHORT_TOOK), within(0, LIMITS.took)),
  (span) => (span ?? 0) / 100,
  (tenths) => tenths * 100,
);

/** Seats follow one another: a turn names its seat only when it is not the next one's. */
export const turnsOf = (seats: number, leftOut: readonly Detail[]): Packing<readonly SlipTurn[]> =>
  chain(LIMITS.turns, (before) => {
    const next: Seat = before ? (before.seat + 1) % seats : 0;
    return record<SlipTurn>({
      seat: shortOr((seat) => seat === next, nothing(next), seatOf(seats)),
      kind: among(TURN_KINDS, 3),
      points: ({ kind }) => (kind === 'play' ? playPoints : orZero(points)),
      tiles: ({ kind }) =>
        hasTiles(kind) && !leftOut.includes('tiles') ? zeroIsNull(within(0, LIMITS.tiles)) : nothing(null),
      took: leftOut.includes('times') ? nothing(null) : took,
    });
  });

const hasTiles = (kind: Turn['kind']) => kind === 'play' || kind === 'exchange';

export const challengeOf = (seats: number): Packing<SlipChallenge> =>
  record<SlipChallenge>({
    by: seatOf(seats),
    seat: seatOf(seats),
    words: within(0, LIMITS.words),
    valid: flag,
    source: oneOf('lexicon', 'referee'),
    turn: within(0, LIMITS.turns),
  });

export const adjustmentOf = (seats: number, leftOut: readonly Detail[]): Packing<SlipAdjustment> =>
  record<SlipAdjustment>({
    seat: seatOf(seats),
    points,
    cause: oneOf('failed-challenge', 'referee'),
    reason: leftOut.includes('reasons') ? nothing('') : text(LIMITS.reason),
    turn: within(0, LIMITS.turns),
  });
