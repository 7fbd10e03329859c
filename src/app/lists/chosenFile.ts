import { FOREIGN_KINDS, fileKind, HEAD } from '../../lexicon/reading/fileKind.ts';
import type { ListFailure } from './listStatus.ts';

type ChosenFile =
  /** A list of this app, which has its own name. */
  | { readonly kind: 'compiled' }
  /** Words, plain or packed: who chose it says what they are. */
  | { readonly kind: 'words' }
  | { readonly kind: 'refused'; readonly failure: ListFailure };

/** What somebody chose, by its first bytes: nobody should name a picture before hearing that it is one. */
export async function lookAtFile(file: File): Promise<ChosenFile> {
  const head = await file
    .slice(0, HEAD)
    .arrayBuffer()
    .catch(() => null);
  if (head === null) return { kind: 'refused', failure: { why: 'file-unreadable' } };
  const kind = fileKind(new Uint8Array(head), file.name);
  if (kind === 'compiled') return { kind };
  const foreign = FOREIGN_KINDS.find((one) => one === kind);
  return foreign ? { kind: 'refused', failure: { why: 'other-kind', kind: foreign } } : { kind: 'words' };
}
