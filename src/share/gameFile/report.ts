import { clockText, isTimed, leftAt, runsOutAt } from '../../domain/clock/clock.ts';
import { decisionOf, resultOf } from '../../domain/table/finalScore.ts';
import { current, type Game, type GameReplay } from '../../domain/table/game.ts';
import { type GameState, isRunning, seatsOf, type Turn, turnOf } from '../../domain/table/state.ts';
import type { Millis } from '../../domain/units.ts';
import { replayHead } from './replayHead.ts';

/** A replay as plain data: what `npm run replay` prints. */
export function replayReport(replayed: GameReplay, at: Millis | null) {
  const { log: game } = replayed;
  const state = current(game);
  const head = replayHead(replayed, at);
  return { ...head, ...(state ? position(game, state, head.at) : { phase: 'not-started' }) };
}

function position(game: Game, state: GameState, at: Millis) {
  const { rules, start, players, phase, tiles, exchanges, end, adjustments, challenges } = state;
  const result = resultOf(state);
  const decision = decisionOf(state);
  return {
    regulation: { id: rules.id, name: rules.name },
    lexicon: start.lexicon ?? null,
    players: players.map(({ name }) => name),
    startedAt: game.entries[0]?.at ?? 0,
    turns: state.turns.map(turnLine),
    sums: state.turns.map(({ sums }) => sums),
    scoresAfter: game.states.map((after) => after?.scores ?? null),
    scores: state.scores,
    phase: phase.name,
    turn: turnOf(state),
    clock: clockLine(state, at),
    bag: tiles?.bag ?? 'unknown',
    racks: tiles?.racks ?? 'unknown',
    exchanges,
    adjustments,
    challenges,
    // A last move that has yet to be accepted has not ended the game: it may still be challenged off.
    end: isRunning(state) ? null : end,
    racksLeft: state.racksLeft.map((rack) => rack?.value ?? null),
    columns: result?.columns ?? null,
    final: result?.columns.map(({ total }) => total) ?? null,
    winner: decision?.winner ?? null,
    decidedBy: decision?.by ?? null,
    confirmed: state.confirmed,
  };
}

function turnLine({ sums, ...turn }: Turn, n: number) {
  return { n: n + 1, ...turn, sums };
}

function clockLine(state: GameState, at: Millis) {
  const { rules, clock, outOfTime } = state;
  if (!isTimed(rules.clock)) return { left: null, text: null, running: null, outOfTime };
  const left = seatsOf(state).map((seat) => leftAt(rules.clock, clock, seat, at));
  const runsOut = runsOutAt(rules.clock, clock);
  return {
    left,
    text: left.map((span) => clockText(span)),
    running: clock.running?.seat ?? null,
    /** The moment the running clock reaches 0; in the past if nobody has called the time-out yet. */
    runsOutAt: runsOut,
    outOfTime,
  };
}
