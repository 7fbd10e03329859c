import type { BuildStep } from '../../lexicon/build.ts';
import type { Doubt } from '../../lexicon/doubts.ts';
import type { ImportReport } from '../../lexicon/importText.ts';
import { LEFT_OUT, type LeftOutReason } from '../../lexicon/wordText.ts';
import type { WordList } from './wordList.ts';
import type { WorkerFailure } from './workerMessages.ts';

export type ListFailure =
  | WorkerFailure
  | { readonly why: 'no-connection' }
  | { readonly why: 'no-answer'; readonly status: number }
  | { readonly why: 'wrong-checksum'; readonly expected: string; readonly got: string }
  | { readonly why: 'not-stored'; readonly message: string }
  | { readonly why: 'missing' }
  /** The system would not give the file that was chosen: it lies in a cloud, or its card was taken out. */
  | { readonly why: 'file-unreadable' }
  /** The organizer did not put it into the folder. */
  | { readonly why: 'not-in-folder' }
  /** It has other words than the tournament's list of that name. */
  | { readonly why: 'other-words' }
  /** A list without words would call every word wrong. `lines` are some of those that are no words. */
  | { readonly why: 'no-words'; readonly lines: readonly string[] };

export type ListStatus =
  /** Not on this phone. */
  | { readonly kind: 'absent' }
  | { readonly kind: 'downloading'; readonly done: number; readonly of: number }
  | { readonly kind: 'verifying' }
  | { readonly kind: 'opening' }
  /** On this phone, opened when it is first needed. */
  | { readonly kind: 'stored' }
  /** It answers now; `offline` says that it will also answer tomorrow without a network. */
  | { readonly kind: 'ready'; readonly offline: boolean }
  | { readonly kind: 'failed'; readonly failure: ListFailure };

export type Importing =
  | { readonly kind: 'nothing' }
  | {
      readonly kind: 'working';
      readonly name: string;
      readonly step: BuildStep;
      readonly done: number;
      readonly of: number;
    }
  /** A plain question before anything is stored: is this the list it is called? */
  | {
      readonly kind: 'doubted';
      readonly list: WordList;
      readonly report: ImportReport | null;
      readonly doubts: readonly Doubt[];
      /** Some of its words, so that a person sees what was read. */
      readonly examples: readonly string[];
    }
  | { readonly kind: 'done'; readonly list: WordList; readonly report: ImportReport | null }
  | { readonly kind: 'failed'; readonly name: string; readonly failure: ListFailure };

/** What of a file is not in its list, by the reasons that occurred. */
export function leftOutOf({ leftOut }: Pick<ImportReport, 'leftOut'>): readonly LeftOut[] {
  return LEFT_OUT.map((reason) => ({ reason, ...leftOut[reason] })).filter(({ count }) => count > 0);
}

type LeftOut = {
  readonly reason: LeftOutReason;
  readonly count: number;
  readonly examples: readonly string[];
};
