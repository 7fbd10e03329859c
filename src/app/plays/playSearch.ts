import type { Scoring } from '../../domain/board/lay.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import { current, type Game } from '../../domain/table/game.ts';
import { isRunning } from '../../domain/table/state.ts';
import type { TileLanguage } from '../../domain/tiles/language.ts';
import type { Lexicon } from '../../lexicon/file.ts';
import { type Hindsight, laidTurns } from '../../moves/hindsight.ts';
import type { Play } from '../../moves/play.ts';
import type { Position } from '../../moves/playFinder.ts';
import type { PlaySummary } from '../../moves/plays.ts';
import type { PlayAnswer, PlayAnswers, PlayJob, PlayQuestion } from './playMessages.ts';

/** What the search needs of a worker. */
export type PlayWorker = {
  postMessage(job: PlayJob): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<PlayAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
};

type PlayPorts = {
  readonly startWorker: () => PlayWorker;
  /** Opens a list; null if it cannot be. */
  readonly open: (listId: string) => Promise<Lexicon | null>;
};

export type NoPlays =
  /** The list is not on this phone and cannot be fetched. */
  | { readonly why: 'no-list' }
  /** A game that is not over: its best moves are nobody's business yet. */
  | { readonly why: 'game-running' }
  /** The worker died, most likely of memory, or the search was closed. */
  | { readonly why: 'stopped' };

/** Which list, whose tiles, and how moves are counted. */
type PlayTerms = {
  readonly listId: string;
  readonly language: TileLanguage;
  readonly scoring: Scoring;
};

/** Finds plays away from the page, in one worker that stays until it is closed. */
export type PlaySearch = {
  summary(terms: PlayTerms, position: Position): Promise<Result<PlaySummary, NoPlays>>;
  all(terms: PlayTerms, position: Position): Promise<Result<readonly Play[], NoPlays>>;
  /** What each move of a finished game could have been; only moves on a known board. */
  hindsight(listId: string, game: Game): Promise<Result<readonly Hindsight[], NoPlays>>;
  /** Gives the worker's memory back; the next question starts another one. */
  close(): void;
};

type Waiting = (answer: PlayAnswer['answer'] | null) => void;

export function createPlaySearch({ startWorker, open }: PlayPorts): PlaySearch {
  let worker: PlayWorker | null = null;
  let asked = 0;
  const sent = new Set<string>();
  const waiting = new Map<number, Waiting>();

  function close(): void {
    worker?.terminate();
    worker = null;
    sent.clear();
    for (const settle of waiting.values()) settle(null);
    waiting.clear();
  }

  function running(): PlayWorker {
    if (worker) return worker;
    worker = startWorker();
    worker.onmessage = ({ data }) => {
      waiting.get(data.number)?.(data.answer);
      waiting.delete(data.number);
    };
    worker.onerror = close;
    return worker;
  }

  async function ask<Q extends PlayQuestion>(
    { listId, language, scoring }: PlayTerms,
    question: Q,
  ): Promise<Result<PlayAnswers[Q['ask']], NoPlays>> {
    const lexicon = await open(listId);
    if (lexicon === null) return fail({ why: 'no-list' });
    const to = running();
    if (!sent.has(listId)) {
      const { letters, prefix, graph } = lexicon;
      to.postMessage({ kind: 'list', list: { id: listId, letters, prefix, nodes: graph.nodes } });
      sent.add(listId);
    }
    const number = ++asked;
    const answer = await new Promise<PlayAnswer['answer'] | null>((settle) => {
      waiting.set(number, settle);
      to.postMessage({ kind: 'question', number, listId, language, scoring, question });
    });
    // The worker answers each kind of question with its own kind of answer (playWork.ts).
    return answer === null ? fail({ why: 'stopped' }) : ok(answer as PlayAnswers[Q['ask']]);
  }

  return {
    summary: (terms, position) => ask(terms, { ask: 'summary', position }),
    all: (terms, position) => ask(terms, { ask: 'all', position }),
    async hindsight(listId, game) {
      const state = current(game);
      if (!state || isRunning(state)) return fail({ why: 'game-running' });
      const { language, rack, bingo } = state.rules;
      const turns = laidTurns(game);
      return ask({ listId, language, scoring: { rack, bonus: bingo } }, { ask: 'hindsight', turns });
    },
    close,
  };
}
