import { redoTarget, undoTarget } from '../../domain/log/undo.ts';
import type { ClockCorrection, Fact, GameEntry, GameFact, Gap } from '../../domain/table/fact.ts';
import { current, type Game } from '../../domain/table/game.ts';
import type { Adjustment, ChallengeRecord, GameState, Turn } from '../../domain/table/state.ts';
import { capitals } from '../../domain/tiles/tileSet.ts';
import type { Millis, Points, Seat } from '../../domain/units.ts';
import { judgesEachWord } from './challenge.ts';
import { marksOf } from './marks.ts';

/** One line in a player's column, with the sum below it. */
export type SheetLine =
  | { readonly kind: 'carried'; readonly sum: Points }
  | {
      readonly kind: 'turn';
      readonly turn: Turn;
      readonly sum: Points;
      /** The challenge that this move stood or fell by. */
      readonly challenge: ChallengeRecord | null;
      /** Was it written down as such? Other lines follow from a time-out or a verdict and change only with it. */
      readonly correctable: boolean;
      /** What stood here before it was corrected. */
      readonly was: GameFact | null;
    }
  | { readonly kind: 'adjustment'; readonly adjustment: Adjustment; readonly sum: Points };

/** A line that somebody wrote down, and that can be tapped to be put right. */
export type WrittenLine = Extract<SheetLine, { kind: 'turn' | 'adjustment' }>;

/** A failed challenge's points follow from the verdict; the referee's are a fact of their own. */
export function isWritten(line: SheetLine): line is WrittenLine {
  return line.kind === 'turn' || (line.kind === 'adjustment' && line.adjustment.cause === 'referee');
}

/** A row of the form: a cell per seat. Points that are not a move's stand in the cell of the move before them. */
export type SheetRound = { readonly number: number; readonly cells: readonly (readonly SheetLine[])[] };

/** The words of a lost move that are struck out: those that failed, or all where nobody said which. */
export function struckWords(turn: Turn, challenge: ChallengeRecord | null): readonly string[] {
  if (turn.kind !== 'loss') return [];
  if (!challenge || !judgesEachWord(challenge)) return turn.words;
  const failed = challenge.words.filter(({ valid }) => !valid).map(({ word }) => capitals(word));
  return turn.words.filter((word) => failed.includes(capitals(word)));
}

/** The columns of the form: whoever began stands first, so that a row is read in the order it was played. */
export function columnOrder({ players, start }: Pick<GameState, 'players' | 'start'>): readonly Seat[] {
  return players.map((_, place) => (start.first + place) % players.length);
}

/** The rows of the form. Row 0, what was there before the first move, only where there is something in it. */
export function roundsOf(game: Game): readonly SheetRound[] {
  const state = current(game);
  if (!state) return [];
  const { players, turns, adjustments, start } = state;
  const carried = start.takeover?.scores;
  const sums = players.map((_, seat) => carried?.[seat] ?? 0);
  const opening = sums.map((sum): SheetLine[] => (carried ? [{ kind: 'carried', sum }] : []));
  const rounds: SheetLine[][][] = [opening];
  const latest = [...opening];
  const challenges = challengesByTurn(state);
  const corrected = new Map(
    marksOf(game).flatMap((mark) => (mark.kind === 'corrected' ? [[mark.index, mark.was] as const] : [])),
  );

  const write = (seat: Seat, points: Points, line: (sum: Points) => SheetLine) => {
    const sum = (sums[seat] ?? 0) + points;
    sums[seat] = sum;
    latest[seat]?.push(line(sum));
  };

  for (let n = 0; n <= turns.length; n += 1) {
    for (const adjustment of adjustments.filter(({ turn }) => turn === n)) {
      write(adjustment.seat, adjustment.points, (sum) => ({ kind: 'adjustment', adjustment, sum }));
    }
    const turn = turns[n];
    if (!turn) continue;
    const { seat, points } = turn;
    if (rounds.length === 1 || rounds.at(-1)?.[seat]?.length !== 0) rounds.push(players.map(() => []));
    latest[seat] = rounds.at(-1)?.[seat] ?? [];
    const challenge = challenges.get(n) ?? null;
    const correctable = turnFactOf(game, turn) !== null;
    const was = corrected.get(turn.index) ?? null;
    write(seat, points, (sum) => ({ kind: 'turn', turn, sum, challenge, correctable, was }));
  }
  return rounds
    .map((cells, number) => ({ number, cells }))
    .filter(({ number, cells }) => number > 0 || cells.some((cell) => cell.length > 0));
}

/** The fact that wrote a line down, as it reads now; null for a line that follows from another kind of fact. */
export function turnFactOf(game: Game, turn: Turn) {
  const fact = game.facts[turn.index];
  if (!fact || fact.type !== turn.kind || fact.seat !== turn.seat) return null;
  return fact;
}

/** The referee's points behind a line; null for points that follow from a verdict. */
export function penaltyFactOf({ facts }: Game, { index }: Adjustment) {
  const fact = facts[index];
  return fact?.type === 'penalty' ? fact : null;
}

/** A challenge is noted with the number of turns before it: the move itself comes next, or, if it was recorded already, last. */
export function challengesByTurn({ challenges, turns }: GameState): ReadonlyMap<number, ChallengeRecord> {
  const found = new Map<number, ChallengeRecord>();
  for (const challenge of challenges) {
    const { turn, seat } = challenge;
    const n = turns[turn]?.seat === seat ? turn : turn - 1;
    if (turns[n]?.seat === seat) found.set(n, challenge);
  }
  return found;
}

export type TimeNote = { readonly index: number; readonly fact: ClockCorrection | Gap };

/** What changed a clock without a move, in its order, as it stands now. */
export function timeNotesOf({ facts }: Game): readonly TimeNote[] {
  return facts.flatMap((fact, index) =>
    fact?.type === 'clock' || fact?.type === 'gap' ? [{ index, fact }] : [],
  );
}

export type Step =
  | { readonly kind: 'fact'; readonly fact: GameFact }
  | { readonly kind: 'correction'; readonly fact: GameFact };

/** What *undo* would take back; null at the start of the game. */
export function undoStep({ entries }: Game): Step | null {
  const target = undoTarget(entries);
  return target === null ? null : stepAt(entries, target);
}

/** What taking back the stop costs: the clock goes on as if it had never stood. Null where the last fact is no stop. */
export function stopCost({ entries, facts }: Game, now: Millis): Millis | null {
  const target = undoTarget(entries);
  const stop = target === null ? null : facts[target];
  return stop?.type === 'stop' && target !== null ? Math.max(0, now - (entries[target]?.at ?? now)) : null;
}

/** What *redo* would bring back; null if nothing was undone last. */
export function redoStep({ entries }: Game): Step | null {
  const target = redoTarget(entries);
  const undone = target === null ? null : entries[target]?.fact;
  return undone?.type === 'retract' ? stepAt(entries, undone.target) : null;
}

function stepAt(entries: readonly GameEntry[], index: number): Step | null {
  const fact: Fact | undefined = entries[index]?.fact;
  if (!fact) return null;
  if (fact.type === 'amend') return { kind: 'correction', fact: fact.fact };
  return fact.type === 'retract' ? null : { kind: 'fact', fact };
}
