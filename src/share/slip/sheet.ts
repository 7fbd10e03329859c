import type { Turn } from '../../domain/table/state.ts';
import type { Seat } from '../../domain/units.ts';
import type { BitReader, BitWriter } from '../bits/bits.ts';
import { boundedText, list, pick, readSeat } from './fields.ts';
import { LIMITS } from './limits.ts';
import type { SlipAdjustment, SlipChallenge, SlipPayload, SlipTurn } from './payload.ts';

const TURN_KINDS = ['play', 'exchange', 'pass', 'loss'] as const satisfies readonly Turn['kind'][];
const SHORT_TOOK = 2_047;
const SHORT_POINTS = 127;

export type About = Pick<SlipPayload, 'leftOut'>;

/** Seats follow one another: a turn names its seat only when it is not the next one's. */
export function writeTurns(to: BitWriter, turns: readonly SlipTurn[], slip: SlipPayload): void {
  to.number(turns.length, 0, LIMITS.turns);
  let next = 0;
  for (const turn of turns) {
    to.flag(turn.seat === next);
    if (turn.seat !== next) to.number(turn.seat, 0, 3);
    next = (turn.seat + 1) % slip.players.length;
    writeTurn(to, turn, slip);
  }
}

export function readTurns(from: BitReader, seats: number, about: About): SlipTurn[] {
  let next = 0;
  return list(from.number(0, LIMITS.turns, 'turns'), () => {
    const seat = from.flag() ? next : readSeat(from, seats, 'turn');
    next = (seat + 1) % seats;
    return readTurn(from, seat, about);
  });
}

function writeTurn(to: BitWriter, { kind, points, tiles, took }: SlipTurn, { leftOut }: About): void {
  to.number(TURN_KINDS.indexOf(kind), 0, 3);
  if (kind === 'play') {
    const short = points >= 0 && points <= SHORT_POINTS;
    to.flag(short);
    if (short) to.number(points, 0, SHORT_POINTS);
    else to.number(points, -LIMITS.points, LIMITS.points);
  } else {
    to.flag(points !== 0);
    if (points !== 0) to.number(points, -LIMITS.points, LIMITS.points);
  }
  if (hasTiles(kind) && !leftOut.includes('tiles')) to.number(tiles ?? 0, 0, LIMITS.tiles);
  if (leftOut.includes('times')) return;
  const tenths = (took ?? 0) / 100;
  to.flag(tenths <= SHORT_TOOK);
  to.number(tenths, 0, tenths <= SHORT_TOOK ? SHORT_TOOK : LIMITS.took);
}

function readTurn(from: BitReader, seat: Seat, { leftOut }: About): SlipTurn {
  const kind = pick(from, TURN_KINDS, 3, 'kind');
  const small = from.flag();
  const whole = () => from.number(-LIMITS.points, LIMITS.points, 'points');
  const points =
    kind === 'play' ? (small ? from.number(0, SHORT_POINTS, 'points') : whole()) : small ? whole() : 0;
  const tiles =
    hasTiles(kind) && !leftOut.includes('tiles') ? from.number(0, LIMITS.tiles, 'tiles') || null : null;
  if (leftOut.includes('times')) return { seat, kind, points, tiles, took: null };
  const took = from.number(0, from.flag() ? SHORT_TOOK : LIMITS.took, 'took') * 100;
  return { seat, kind, points, tiles, took };
}

const hasTiles = (kind: Turn['kind']) => kind === 'play' || kind === 'exchange';

export function writeChallenge(to: BitWriter, { by, seat, words, valid, source, turn }: SlipChallenge): void {
  to.number(by, 0, 3);
  to.number(seat, 0, 3);
  to.number(words, 0, LIMITS.words);
  to.flag(valid);
  to.flag(source === 'referee');
  to.number(turn, 0, LIMITS.turns);
}

export function readChallenge(from: BitReader, seats: number): SlipChallenge {
  return {
    by: readSeat(from, seats, 'challenge'),
    seat: readSeat(from, seats, 'challenge'),
    words: from.number(0, LIMITS.words, 'words'),
    valid: from.flag(),
    source: from.flag() ? 'referee' : 'lexicon',
    turn: from.number(0, LIMITS.turns, 'challenge'),
  };
}

export function writeAdjustment(to: BitWriter, adjustment: SlipAdjustment, { leftOut }: About): void {
  to.number(adjustment.seat, 0, 3);
  to.number(adjustment.points, -LIMITS.points, LIMITS.points);
  to.flag(adjustment.cause === 'referee');
  if (!leftOut.includes('reasons')) to.text(adjustment.reason, LIMITS.reason);
  to.number(adjustment.turn, 0, LIMITS.turns);
}

export function readAdjustment(from: BitReader, seats: number, { leftOut }: About): SlipAdjustment {
  return {
    seat: readSeat(from, seats, 'adjustment'),
    points: from.number(-LIMITS.points, LIMITS.points, 'adjustment'),
    cause: from.flag() ? 'referee' : 'failed-challenge',
    reason: leftOut.includes('reasons') ? '' : boundedText(from, LIMITS.reason, 'reason'),
    turn: from.number(0, LIMITS.turns, 'adjustment'),
  };
}
