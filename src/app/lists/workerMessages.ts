import type { BuildStep } from '../../lexicon/build.ts';
import type { Doubt } from '../../lexicon/doubts.ts';
import type { BuildFailure, LexiconFailure } from '../../lexicon/failure.ts';
import type { ListHeader, ListLabel } from '../../lexicon/file.ts';
import type { ImportReport } from '../../lexicon/importText.ts';
import type { FileFailure } from '../../lexicon/reading/failure.ts';

/** One worker does one job and ends: its memory goes with it, and cancelling is ending it. */
export type WorkerJob =
  | { readonly job: 'open'; readonly file: Uint8Array<ArrayBuffer> }
  | { readonly job: 'check'; readonly file: Blob }
  | { readonly job: 'import'; readonly file: Blob; readonly fileName: string; readonly label: ListLabel };

export type WorkerAnswer =
  | { readonly kind: 'progress'; readonly step: BuildStep; readonly done: number; readonly of: number }
  | { readonly kind: 'opened'; readonly header: ListHeader; readonly nodes: Int32Array<ArrayBuffer> }
  | {
      readonly kind: 'checked';
      readonly header: ListHeader;
      readonly file: Uint8Array<ArrayBuffer>;
      readonly doubts: readonly Doubt[];
      /** Of a list that is doubted. */
      readonly examples: readonly string[];
    }
  | {
      readonly kind: 'imported';
      readonly header: ListHeader;
      readonly file: Uint8Array<ArrayBuffer>;
      readonly report: ImportReport;
      readonly doubts: readonly Doubt[];
      /** Of a list that is doubted. */
      readonly examples: readonly string[];
    }
  | { readonly kind: 'failed'; readonly failure: WorkerFailure };

export type WorkerFailure =
  | LexiconFailure
  | BuildFailure
  | FileFailure
  /** The worker died, most likely of memory, or the file could not be read. */
  | { readonly why: 'worker-stopped'; readonly message: string };
