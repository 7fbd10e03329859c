import type { Scoring } from '../../domain/board/lay.ts';
import type { TileLanguage } from '../../domain/tiles/language.ts';
import type { Hindsight, LaidTurn } from '../../moves/hindsight.ts';
import type { Play } from '../../moves/play.ts';
import type { Position } from '../../moves/playFinder.ts';
import type { PlaySummary } from '../../moves/plays.ts';

/** A word list as the worker needs it. It is sent once, and known by its name afterwards. */
type WorkerList = {
  readonly id: string;
  readonly letters: string;
  readonly prefix: string;
  readonly nodes: Int32Array<ArrayBuffer>;
};

export type PlayQuestion =
  | { readonly ask: 'summary'; readonly position: Position }
  | { readonly ask: 'all'; readonly position: Position }
  | { readonly ask: 'hindsight'; readonly turns: readonly LaidTurn[] };

/** What each question is answered with. */
export type PlayAnswers = {
  readonly summary: PlaySummary;
  readonly all: readonly Play[];
  readonly hindsight: readonly Hindsight[];
};

export type PlayJob =
  | { readonly kind: 'list'; readonly list: WorkerList }
  | {
      readonly kind: 'question';
      /** Answers come back by it. */
      readonly number: number;
      readonly listId: string;
      readonly language: TileLanguage;
      readonly scoring: Scoring;
      readonly question: PlayQuestion;
    };

export type PlayAnswer = {
  readonly number: number;
  readonly answer: PlayAnswers[keyof PlayAnswers];
};
