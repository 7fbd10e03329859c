import { clockText } from '../../domain/clock/clock.ts';
import type { DuplicateEntry, ParticipantNumber } from '../../domain/duplicate/fact.ts';
import { current, type DuplicateGame, type DuplicateReplay } from '../../domain/duplicate/game.ts';
import { sizeOf } from '../../domain/duplicate/racks.ts';
import { entrantsOf, rankGame } from '../../domain/duplicate/ranking.ts';
import { isOutOf, type ScoredMove, scoredMoves } from '../../domain/duplicate/scoring.ts';
import { semaphoreOf } from '../../domain/duplicate/semaphore.ts';
import { replaySeries } from '../../domain/duplicate/series.ts';
import { tournamentStandings } from '../../domain/duplicate/standings.ts';
import {
  asksForEnd,
  type DuplicateState,
  lastAnswers,
  openMove,
  timeLeft,
  timeUpAt,
} from '../../domain/duplicate/state.ts';
import { drawnBySeed, wronglyDrawn } from '../../domain/duplicate/verify.ts';
import { laidWords, unjudgedWords } from '../../domain/duplicate/words.ts';
import type { Millis } from '../../domain/units.ts';
import { replayHead } from '../gameFile/replayHead.ts';

/** A duplicate game as plain data: what `npm run replay` prints. */
export function duplicateReport(replayed: DuplicateReplay, at: Millis | null) {
  const { log: game } = replayed;
  const state = current(game);
  const head = replayHead(replayed, at);
  return { ...head, ...(state ? position(game, state, head.at) : { phase: 'not-started' }) };
}

/** Several games as one tournament. */
export function tournamentReport(logs: readonly (readonly DuplicateEntry[])[], at: Millis | null) {
  const replays = replaySeries(logs);
  const states = replays.map(({ log }) => current(log)).filter((state) => state !== null);
  const games = replays.map((one) => duplicateReport(one, at));
  return {
    ok: games.every(({ ok }) => ok),
    games,
    standings: tournamentStandings(states).map(({ games: played, percentage, share: _, ...line }) => ({
      ...line,
      percentage: percentage / 100,
      games: played.map(
        (game) =>
          game && {
            place: game.place,
            tournamentPoints: game.tournamentPoints,
            points: game.points,
            maxima: game.maxima,
            percentage: game.percentage / 100,
          },
      ),
    })),
  };
}

function position(game: DuplicateGame, state: DuplicateState, at: Millis) {
  const { rules, start, phase, bag, rack, end } = state;
  const scored = scoredMoves(state);
  const words = laidWords(state);
  const of = (standing: string) => [
    ...new Set(words.filter((one) => one.standing === standing).map(({ word }) => word)),
  ];
  return {
    regulation: { id: rules.id, name: rules.name },
    lexicon: start.lexicon ?? null,
    event: start.event ?? null,
    game: start.game ?? null,
    entrants: entrantsOf(state),
    participants: start.participants,
    startedAt: state.startedAt,
    phase,
    paused: state.paused !== null,
    move: state.moves.length,
    rack: rack?.join('') ?? 'unknown',
    bag: bag ? sizeOf(bag) : 'unknown',
    clock: clockLine(state, at),
    moves: moveLines(state, scored),
    words: { valid: of('valid'), invalid: of('invalid'), unjudged: unjudgedWords(state) },
    failures: state.failures,
    asksForEnd: asksForEnd(state),
    warnings: state.warnings.map(({ index: _, ...warning }) => warning),
    penalties: state.penalties,
    table: rankGame(state, entrantsOf(state), scored).map(({ percentage, share: _, ...line }) => ({
      ...line,
      name: start.participants.find(({ number }) => number === line.number)!.name,
      percentage: percentage / 100,
    })),
    end,
    drawnBySeed: drawnBySeed(state),
    wronglyDrawn: wronglyDrawn(game),
  };
}

/** The move's own points, and how everybody stands after it. */
function moveLines(state: DuplicateState, scored: readonly ScoredMove[]) {
  const numbers = state.start.participants.map(({ number }) => number);
  const sums = new Map<ParticipantNumber, { sum: number; maxima: number }>();
  let whole = 0;
  return scored.map(({ move, best, scores }) => {
    whole += best;
    const rejected = state.draws.find(({ n }) => n === move.n)?.rejected ?? [];
    return {
      n: move.n,
      rack: move.rack?.join('') ?? 'unknown',
      rejected,
      time: move.clock.length,
      master: move.master && {
        ...move.master.placement,
        words: move.master.words,
        points: move.master.points,
        by: move.master.by,
        why: move.master.why,
      },
      best,
      maxima: numbers.filter((number) => scores.get(number)!.maximum),
      participants: numbers.map((number) => {
        const score = scores.get(number)!;
        const before = sums.get(number) ?? { sum: 0, maxima: 0 };
        const after = { sum: before.sum + score.points, maxima: before.maxima + Number(score.maximum) };
        sums.set(number, after);
        return {
          number,
          answered: score.answer !== null,
          word: score.answer?.words[0] ?? null,
          standing: score.answer ? score.standing : null,
          points: score.points,
          ...after,
          percentage: whole === 0 ? 0 : Math.round((after.sum * 10_000) / whole) / 100,
        };
      }),
    };
  });
}

function clockLine(state: DuplicateState, at: Millis) {
  const move = openMove(state);
  if (!move) return null;
  const left = timeLeft(move.clock, at);
  const answered = lastAnswers(move);
  const { yellow, blinking } = semaphoreOf(state.rules.semaphore, left, true);
  const { red } = semaphoreOf(state.rules.semaphore, left, false);
  const missing = state.start.participants
    .map(({ number }) => number)
    .filter((number) => !answered.has(number) && !isOutOf(state, number, move.n));
  return {
    length: move.clock.length,
    left,
    text: clockText(left),
    running: move.clock.since !== null && left > 0,
    timeUpAt: timeUpAt(move.clock),
    yellow,
    blinking,
    /** Whose screen flashes red: nothing sent yet, and little time. */
    red: red ? missing : [],
    missing,
  };
}
