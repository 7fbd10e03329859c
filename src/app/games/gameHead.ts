import { adjournedFor, type EarlyEnding, earlyEnding } from '../../domain/table/earlyEnd.ts';
import type { GameEntry, Player } from '../../domain/table/fact.ts';
import { type Decision, resultOf } from '../../domain/table/finalScore.ts';
import { append, current, type Game, replay } from '../../domain/table/game.ts';
import type { GameState } from '../../domain/table/state.ts';
import type { Millis, Points } from '../../domain/units.ts';

/** Whenever a head says more or something else than before: those that are stored are made anew. */
const HEAD_VERSION = 2;

/** What is known of a game without reading its log. */
export type GameHead = {
  readonly id: string;
  readonly begun: Millis;
  /** When the last row was written. */
  readonly touched: Millis;
  /** The word list it was begun with. */
  readonly list: string | null;
  /** The game that began its match, where it is not this one. */
  readonly match: string | null;
  /** It came from a file, and nothing was played of it here. */
  readonly foreign?: true;
  /** Null where the log has no game in it. */
  readonly summary: GameSummary | null;
};

/** A line of the list of games. */
export type GameSummary = {
  readonly players: readonly Player[];
  readonly regulation: { readonly id: string; readonly name: string };
  readonly table: string | null;
  readonly round: string | null;
  /** Which game of a match, and of how many; null where the regulation plays single games. */
  readonly match: { readonly game: number; readonly of: number } | null;
  readonly turns: number;
  /** Final where the result is known, otherwise as it stands. */
  readonly points: readonly Points[];
  readonly decision: Decision | null;
  /** Null where it was played out, or is not over. */
  readonly early: EarlyEnding | null;
  /** Put off until later: the reason that was given, or nothing. Null where it was not put off. */
  readonly adjourned: string | null;
  readonly finished: boolean;
};

export function headOf(id: string, game: Game): GameHead {
  const state = current(game);
  return {
    id,
    begun: game.entries[0]?.at ?? 0,
    touched: game.entries.at(-1)?.at ?? 0,
    list: state?.start.lexicon?.id ?? null,
    match: state?.start.match ?? null,
    summary: state && summarize(state),
  };
}

function summarize(state: GameState): GameSummary {
  const { start, rules, players, turns, scores, phase } = state;
  const result = resultOf(state);
  return {
    players,
    regulation: { id: rules.id, name: rules.name },
    table: start.table ?? null,
    round: start.round ?? null,
    match: rules.games > 1 ? { game: start.game ?? 1, of: rules.games } : null,
    turns: turns.length,
    points: result?.columns.map(({ total }) => total) ?? scores,
    decision: result?.decision ?? null,
    early: earlyEnding(state.end),
    adjourned: adjournedFor(state),
    finished: phase.name === 'confirmed',
  };
}

/** Describes games for their store. The one that was described last only grew: what was read of it is not read again. */
export function gameHeading(): {
  readonly version: number;
  readonly describe: (id: string, entries: readonly GameEntry[]) => GameHead;
} {
  let last: { readonly id: string; readonly game: Game } | null = null;
  const grown = (game: Game, entries: readonly GameEntry[]): Game | null => {
    if (!game.entries.every((entry, row) => entry === entries[row])) return null;
    let now = game;
    for (const entry of entries.slice(game.entries.length)) {
      const next = append(now, entry);
      if (!next.ok) return null;
      now = next.value;
    }
    return now;
  };
  return {
    version: HEAD_VERSION,
    describe(id, entries) {
      const game = (last?.id === id && grown(last.game, entries)) || replay(entries).log;
      last = { id, game };
      return headOf(id, game);
    },
  };
}
