import type { OnProgress } from '../build.ts';
import type { Decoding } from '../encoding.ts';
import type { BuildFailure, LexiconFailure } from '../failure.ts';
import type { ListLabel } from '../file.ts';
import { type Imported, importPortions, importText } from '../importText.ts';
import { fail, ok, type Result } from '../result.ts';
import { type FileFailure, FileTrouble } from './failure.ts';
import { type FileSource, type Inflating, wholeOf } from './fileSource.ts';
import { graphText, MOST_GRAPH_BYTES } from './foreignGraph.ts';
import { openPlain } from './unpacking.ts';

export type Tools = { readonly decoding: Decoding; readonly inflating: Inflating };

type FromFile =
  | ({ readonly kind: 'imported' } & Imported)
  /** It was a list of this app, packed: it has a label of its own. */
  | { readonly kind: 'compiled'; readonly file: Uint8Array<ArrayBuffer> };

/** From whatever somebody chose to a compiled list: text, packed text, or a word graph of another program. */
export async function importFile(
  label: ListLabel,
  source: FileSource,
  { decoding, inflating }: Tools,
  onProgress: OnProgress = () => {},
): Promise<Result<FromFile, FileFailure | BuildFailure | LexiconFailure>> {
  try {
    const opened = await openPlain(source, inflating);
    if (!opened.ok) return opened;
    const { file, kind } = opened.value;
    if (kind === 'text') return imported(await importText(label, file, decoding, onProgress));
    if (kind !== 'compiled' && kind !== 'dawg' && kind !== 'kwg') {
      return fail({ why: 'other-kind', kind: kind === 'zip' || kind === 'gzip' ? 'packed-otherwise' : kind });
    }
    const bytes = await wholeOf(file, MOST_GRAPH_BYTES);
    if (bytes === null) return fail({ why: 'packed-too-large', most: MOST_GRAPH_BYTES });
    if (kind === 'compiled') return ok({ kind, file: bytes });
    onProgress('reading', 1, 2);
    return imported(await importPortions(label, kind, graphText(kind, bytes, label.letters), onProgress));
  } catch (error) {
    if (error instanceof FileTrouble) return fail(error.failure);
    throw error;
  }
}

function imported<E>(result: Result<Imported, E>): Result<FromFile, E> {
  return result.ok ? ok({ kind: 'imported', ...result.value }) : result;
}
