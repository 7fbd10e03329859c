import { createLog, EMPTY_LOG, type Log } from '../log/log.ts';
import { type GameFact, isTurn } from './fact.ts';
import type { Reason } from './refusal.ts';
import type { GameState } from './state.ts';
import { step } from './step.ts';

/** A game at the table: its log, and what follows from it. */
export type Game = Log<GameFact, GameState>;

export const EMPTY_GAME: Game = EMPTY_LOG;

const log = createLog<GameFact, GameState, Reason>({
  step,
  isStart: ({ type }) => type === 'start',
  isSignature: ({ type }) => type === 'confirm',
  // A line of the sheet can be any line of the sheet: a pass that was written down as an exchange.
  mayBecome: (was, is) => was.type === is.type || (isTurn(was) && isTurn(is)),
});

export const { append, replay, asItStood, current } = log;

export type GameReplay = ReturnType<typeof replay>;
