import { overtimePoints } from '../clock/clock.ts';
import type { Points, Seat } from '../units.ts';
import { isEarly } from './earlyEnd.ts';
import { racksMissing, wentOut } from './finish.ts';
import { type Adjustment, type End, type GameState, isRunning, seatsOf, type Turn } from './state.ts';

/** One seat's column of the slip. The parts add up to `total`. */
export type Column = {
  /** Brought along from paper. */
  readonly carried: Points;
  readonly moves: Points;
  readonly challenges: Points;
  readonly referee: Points;
  readonly time: Points;
  /** Own tiles left, as a deduction. */
  readonly rackLost: Points;
  /** Others' tiles, for going out. */
  readonly rackGained: Points;
  readonly total: Points;
};

export type Decision =
  | { readonly by: 'points'; readonly winner: Seat }
  /** `values`: the last words that were compared, per seat; null for seats that were not level. */
  | { readonly by: 'last-word'; readonly winner: Seat; readonly values: readonly (Points | null)[] }
  | { readonly by: 'overtime'; readonly winner: Seat | null }
  /** Against the seat that gave up or did not turn up. */
  | { readonly by: 'resigned' | 'walkover'; readonly winner: Seat | null }
  | { readonly by: 'abandoned' | 'agreed'; readonly winner: null }
  /** Level, and a last word that was laid on paper is not known: nobody guesses. */
  | { readonly by: 'unknown'; readonly winner: null }
  | { readonly by: 'draw'; readonly winner: null };

export type GameResult = { readonly columns: readonly Column[]; readonly decision: Decision };

/** The end of the game in points; null while it is not over or a rack is still missing. */
export function resultOf(state: GameState): GameResult | null {
  if (isRunning(state) || racksMissing(state).length > 0) return null;
  const columns = columnsOf(state);
  return {
    columns,
    decision: decide(
      state,
      columns.map(({ total }) => total),
    ),
  };
}

/** Who shares the first place where nobody wins; where a game came to no result, everybody. */
export function drawnSeats({ columns, decision }: GameResult, end: End | null): readonly Seat[] {
  if (decision.winner !== null) return [];
  const seats = columns.map((_, seat) => seat);
  if (decision.by === 'abandoned' || decision.by === 'agreed') return seats;
  const isLevel = decision.by === 'draw' || decision.by === 'unknown';
  const gaveUp = !isLevel && end && 'seat' in end ? end.seat : null;
  return leaders(
    seats.filter((seat) => seat !== gaveUp),
    (seat) => columns[seat]?.total ?? 0,
  );
}

/** Who has won; between two players too much overtime decides that before anybody has counted a rack. */
export function decisionOf(state: GameState): Decision | null {
  const { end, players } = state;
  if (end?.reason === 'overtime' && players.length === 2) return { by: 'overtime', winner: 1 - end.seat };
  return resultOf(state)?.decision ?? null;
}

/** The columns as they stand, racks counted as far as they are known. */
export function columnsOf(state: GameState): readonly Column[] {
  return seatsOf(state).map((seat) => column(state, seat));
}

function column(state: GameState, seat: Seat): Column {
  const { start, turns, adjustments, rules, clock } = state;
  const parts = {
    carried: start.takeover?.scores[seat] ?? 0,
    moves: sum(turns.filter((turn) => turn.seat === seat)),
    challenges: sum(ofSeat(adjustments, seat, 'failed-challenge')),
    referee: sum(ofSeat(adjustments, seat, 'referee')),
    time: overtimePoints(rules.clock, clock.left[seat] ?? 0),
    ...racks(state, seat),
  };
  return { ...parts, total: Object.values(parts).reduce((total, part) => total + part, 0) };
}

function racks(state: GameState, seat: Seat): Pick<Column, 'rackLost' | 'rackGained'> {
  if (!state.end || isEarly(state.end.reason)) return { rackLost: 0, rackGained: 0 };
  const { ending } = state.rules;
  const out = wentOut(state);
  const own = state.racksLeft[seat]?.value ?? 0;
  if (out === null) return { rackLost: ending.nobodyOut === 'own' ? minus(own) : 0, rackGained: 0 };
  if (out !== seat) return { rackLost: ending.othersLose === 'own' ? minus(own) : 0, rackGained: 0 };
  const others = state.racksLeft.reduce(
    (total, rack, i) => (i === seat ? total : total + (rack?.value ?? 0)),
    0,
  );
  const alone = seatsOf(state).every((other) => other === seat || state.outOfTime[other] !== null);
  const gains = alone && ending.outAlone === 'gains-nothing' ? 'nothing' : ending.outGains;
  const factor = { others: 1, 'others-twice': 2, nothing: 0 }[gains];
  return { rackLost: 0, rackGained: others * factor };
}

function decide(state: GameState, totals: readonly Points[]): Decision {
  const { end, rules } = state;
  const seats = seatsOf(state);
  if (end?.reason === 'abandoned' || end?.reason === 'agreed') return { by: end.reason, winner: null };
  if (end?.reason === 'overtime' || end?.reason === 'resigned' || end?.reason === 'walkover') {
    const others = seats.filter((seat) => seat !== end.seat);
    const best = leaders(others, (seat) => totals[seat] ?? 0);
    return { by: end.reason, winner: best.length === 1 ? best[0]! : null };
  }
  const level = leaders(seats, (seat) => totals[seat] ?? 0);
  if (level.length === 1) return { by: 'points', winner: level[0]! };
  if (rules.tieBreak.kind === 'draw') return { by: 'draw', winner: null };
  const values = lastWords(state, level, rules.tieBreak.by);
  const untold = state.start.takeover !== undefined && state.start.takeover.lastMoves === undefined;
  if (untold && level.some((seat) => values[seat] === null)) return { by: 'unknown', winner: null };
  const best = leaders(level, (seat) => values[seat] ?? Number.NEGATIVE_INFINITY);
  return best.length === 1 ? { by: 'last-word', winner: best[0]!, values } : { by: 'draw', winner: null };
}

/** Single words are compared only if they are known for all who are level; otherwise whole moves are (I-20). */
function lastWords(
  state: GameState,
  level: readonly Seat[],
  by: 'word' | 'move',
): readonly (Points | null)[] {
  const last = level.map((seat) => ({ seat, play: lastPlay(state, seat) }));
  const words = by === 'word' && last.every(({ play }) => play?.bestWord !== null && play !== null);
  const values: (Points | null)[] = state.players.map(() => null);
  for (const { seat, play } of last) {
    const carried = state.start.takeover?.lastMoves?.[seat] ?? null;
    values[seat] = play ? (words ? play.bestWord : play.points) : carried;
  }
  return values;
}

function lastPlay({ turns }: GameState, seat: Seat): Extract<Turn, { kind: 'play' }> | null {
  for (let i = turns.length - 1; i >= 0; i -= 1) {
    const turn = turns[i]!;
    if (turn.seat === seat && turn.kind === 'play') return turn;
  }
  return null;
}

function leaders(seats: readonly Seat[], value: (seat: Seat) => number): readonly Seat[] {
  const best = Math.max(...seats.map(value));
  return seats.filter((seat) => value(seat) === best);
}

function ofSeat(adjustments: readonly Adjustment[], seat: Seat, cause: Adjustment['cause']) {
  return adjustments.filter((adjustment) => adjustment.seat === seat && adjustment.cause === cause);
}

const sum = (list: readonly { readonly points: Points }[]) =>
  list.reduce((total, { points }) => total + points, 0);
/** Keeps −0 out of the sums. */
const minus = (points: Points) => (points === 0 ? 0 : -points);
