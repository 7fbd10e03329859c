import type { Points } from '../units.ts';
import { exclusionOf, isExcluded, warningPoints, warningsOf } from './conduct.ts';
import type { ParticipantNumber } from './fact.ts';
import { type AnswerStanding, standingOfWords } from './judging.ts';
import { type AnswerLine, type DuplicateState, lastAnswers, type MoveRecord } from './state.ts';

/** What one participant has of one move. */
type MoveScore = {
  readonly points: Points;
  readonly maximum: boolean;
  /** The only one with the best move. */
  readonly solo: boolean;
  readonly answer: AnswerLine | null;
  readonly standing: AnswerStanding;
};

export type ScoredMove = {
  readonly move: MoveRecord;
  /** The best of the move: what was laid, or what counts more since then. */
  readonly best: Points;
  readonly scores: ReadonlyMap<ParticipantNumber, MoveScore>;
};

/** A participant's game. */
export type Tally = {
  readonly number: ParticipantNumber;
  readonly points: Points;
  readonly maxima: number;
  readonly solos: number;
  /** The points of the own best move. */
  readonly bestMove: Points;
  /** Of the sum of all best moves, in hundredths of a per cent, as integers: 9645 is 96.45 %. */
  readonly percentage: number;
  /** The same, not rounded: averages are made of it. */
  readonly share: number;
  readonly warnings: number;
  /** Points that are not a move's; part of `points`. */
  readonly extra: Points;
  readonly excluded: boolean;
};

export function standingOfAnswer(state: DuplicateState, move: number, answer: AnswerLine): AnswerStanding {
  return standingOfWords(state, answer.words, move, answer.participant);
}

/** Every participant gets what the own last answer is worth, if it is valid (004 §12). */
function pointsOf(
  state: DuplicateState,
  move: number,
  participant: ParticipantNumber,
  answer: AnswerLine | null,
): Points {
  if (isOutOf(state, participant, move)) return 0;
  const ruled = state.ruledPoints.findLast((one) => one.move === move && one.participant === participant);
  if (ruled) return ruled.points;
  return answer && standingOfAnswer(state, move, answer) !== 'invalid' ? answer.points : 0;
}

/** The best answer that is not known to be wrong; null if nobody has one worth anything. */
export function bestAnswer(state: DuplicateState, move: MoveRecord): AnswerLine | null {
  let best: AnswerLine | null = null;
  for (const answer of lastAnswers(move).values()) {
    if (answer.points > (best?.points ?? 0) && counts(state, move, answer)) best = answer;
  }
  return best;
}

/** Is it, as far as is known, a valid answer of somebody who takes part in this move? */
export function counts(state: DuplicateState, { n }: MoveRecord, answer: AnswerLine): boolean {
  return !isOutOf(state, answer.participant, n) && standingOfAnswer(state, n, answer) !== 'invalid';
}

/** Whoever was excluded in a move, or before it, has no part in it. */
export function isOutOf(state: DuplicateState, participant: ParticipantNumber, move: number): boolean {
  const since = exclusionOf(state, participant);
  return since !== null && since <= move;
}

/** The move as it counts now; corrections, late answers and objections are in it. */
function scoreMove(state: DuplicateState, move: MoveRecord): ScoredMove {
  const answers = lastAnswers(move);
  const points = new Map<ParticipantNumber, Points>();
  let best = masterPoints(state, move);
  let holders = 0;
  for (const { number } of state.start.participants) {
    const got = pointsOf(state, move.n, number, answers.get(number) ?? null);
    points.set(number, got);
    if (got > best) [best, holders] = [got, 0];
    if (got === best && best > 0) holders += 1;
  }
  const scores = new Map<ParticipantNumber, MoveScore>();
  for (const [number, got] of points) {
    const answer = answers.get(number) ?? null;
    const maximum = best > 0 && got === best;
    const solo = maximum && holders === 1;
    scores.set(number, {
      points: got + (solo ? state.rules.solo : 0),
      maximum,
      solo,
      answer,
      standing: answer ? standingOfAnswer(state, move.n, answer) : 'valid',
    });
  }
  return { move, best, scores };
}

/** What was laid is the measure, unless a word of it was struck after the game. */
function masterPoints(state: DuplicateState, { master, n }: MoveRecord): Points {
  if (!master) return 0;
  const struck = standingOfWords(state, master.words, n, null) === 'invalid';
  return struck && state.rules.master === 'best-of-players' ? 0 : master.points;
}

/** Moves that are over: the one that is being played counts for nobody yet. */
export function scoredMoves(state: DuplicateState): readonly ScoredMove[] {
  return state.moves.filter(({ closedAt }) => closedAt !== null).map((move) => scoreMove(state, move));
}

/** The sum of the best moves: what everybody is measured by. */
export function sumOfBest(moves: readonly ScoredMove[]): Points {
  return moves.reduce((sum, { best }) => sum + best, 0);
}

export function talliesOf(state: DuplicateState, moves = scoredMoves(state)): readonly Tally[] {
  const whole = sumOfBest(moves);
  return state.start.participants.map(({ number }) => {
    const own = moves.map(({ scores }) => scores.get(number)!);
    const extra = warningPoints(state, number) + penaltyPoints(state, number);
    const points = own.reduce((sum, score) => sum + score.points, 0) + extra;
    return {
      number,
      points,
      maxima: own.filter(({ maximum }) => maximum).length,
      solos: own.filter(({ solo }) => solo).length,
      bestMove: own.reduce((best, score) => Math.max(best, score.points), 0),
      percentage: whole === 0 ? 0 : Math.round((points * 10_000) / whole),
      share: whole === 0 ? 0 : points / whole,
      warnings: warningsOf(state, number),
      extra,
      excluded: isExcluded(state, number),
    };
  });
}

function penaltyPoints({ penalties }: DuplicateState, participant: ParticipantNumber): Points {
  return penalties.reduce((sum, one) => (one.participant === participant ? sum + one.points : sum), 0);
}
