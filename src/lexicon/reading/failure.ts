import type { ForeignKind } from './fileKind.ts';

/** Why no word could be read out of a file that somebody chose. */
export type FileFailure =
  /** It is something else altogether. */
  | { readonly why: 'other-kind'; readonly kind: ForeignKind }
  | { readonly why: 'packed-empty' }
  /** Which of them is the list? */
  | { readonly why: 'packed-several'; readonly names: readonly string[] }
  | { readonly why: 'packed-locked' }
  | { readonly why: 'packed-damaged' }
  /** So much would come out of it that nobody meant a word list. */
  | { readonly why: 'packed-too-large'; readonly most: number }
  | { readonly why: 'cannot-unpack' }
  /** A graph of another program that contradicts itself. */
  | { readonly why: 'graph-damaged' };

/** Thrown while pieces are read, and caught where the file is opened: there is nobody in between to hand it to. */
export class FileTrouble extends Error {
  constructor(readonly failure: FileFailure) {
    super(failure.why);
  }
}
