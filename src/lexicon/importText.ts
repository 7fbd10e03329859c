import { alphabetOf } from './alphabet.ts';
import { type Built, buildFile, type OnProgress } from './build.ts';
import { type Doubt, doubtsOf } from './doubts.ts';
import { type Decoding, detectEncoding, type Encoding } from './encoding.ts';
import type { BuildFailure, LexiconFailure } from './failure.ts';
import type { ListLabel } from './file.ts';
import { fail, ok, type Result } from './result.ts';
import { collectWords, type WordCollector } from './sortedWords.ts';
import { surveyWords } from './survey.ts';
import { type TextReport, takeWords } from './wordText.ts';

/** A file that can be read twice: once to learn its encoding, once for its words. */
export type TextSource = {
  readonly size: number;
  chunks(): AsyncIterable<Uint8Array<ArrayBuffer>>;
};

export type ImportReport = TextReport & {
  /** How the file was written: its encoding, or the graph of another program. */
  readonly encoding: Encoding | 'dawg' | 'kwg';
  readonly words: number;
  readonly duplicates: number;
};

export type Imported = Built & { readonly report: ImportReport; readonly doubts: readonly Doubt[] };

/** Bounds the memory of an import: 12 bytes a word while collecting, as much again while sorting. */
export const MOST_LIST_WORDS = 12_000_000;

/** From a text file to a compiled list: what the phone's worker and the command line both run. */
export function importText(
  label: ListLabel,
  source: TextSource,
  decoding: Decoding,
  onProgress: OnProgress = () => {},
): Promise<Result<Imported, BuildFailure | LexiconFailure>> {
  return importWords(
    label,
    (into) => readWords(label.letters, source, decoding, into, onProgress),
    onProgress,
  );
}

/** A list out of pieces of text that are decoded already. */
export function importPortions(
  label: ListLabel,
  encoding: ImportReport['encoding'],
  portions: Iterable<string>,
  onProgress: OnProgress = () => {},
): Promise<Result<Imported, BuildFailure | LexiconFailure>> {
  return importWords(
    label,
    async (into) => {
      const text = takeWords(alphabetOf(label.letters), into);
      for (const portion of portions) {
        text.push(portion);
        if (into.added() > MOST_LIST_WORDS) break;
      }
      return { encoding, ...text.end() };
    },
    onProgress,
  );
}

async function importWords(
  label: ListLabel,
  read: (into: WordCollector) => Promise<Omit<ImportReport, 'words' | 'duplicates'>>,
  onProgress: OnProgress,
): Promise<Result<Imported, BuildFailure | LexiconFailure>> {
  const collector = collectWords();
  const report = await read(collector);
  if (collector.added() > MOST_LIST_WORDS) {
    return fail({ why: 'too-many-words', expected: MOST_LIST_WORDS, got: collector.added() });
  }
  onProgress('sorting', 0, 1);
  const { words, duplicates } = collector.sorted();
  const survey = surveyWords(words, alphabetOf(label.letters));
  const doubts = doubtsOf(label.language, survey, report);
  const built = buildFile({ ...label, doubted: doubts.length > 0 }, words, onProgress, survey);
  if (!built.ok) return built;
  return ok({ ...built.value, report: { ...report, words: words.count, duplicates }, doubts });
}

/** Reads a text of words in whatever encoding into the collector. */
async function readWords(
  letters: string,
  source: TextSource,
  decoding: Decoding,
  into: WordCollector,
  onProgress: OnProgress = () => {},
): Promise<TextReport & { readonly encoding: Encoding }> {
  const detector = detectEncoding(letters, decoding);
  let done = 0;
  for await (const chunk of source.chunks()) {
    detector.push(chunk);
    done += chunk.length;
    onProgress('reading', done, 2 * source.size);
  }
  const encoding = detector.encoding();
  const decode = decoding(encoding);
  const text = takeWords(alphabetOf(letters), into);
  for await (const chunk of source.chunks()) {
    text.push(decode(chunk, true));
    if (into.added() > MOST_LIST_WORDS) break;
    done += chunk.length;
    onProgress('reading', done, 2 * source.size);
  }
  text.push(decode(new Uint8Array(), false));
  return { encoding, ...text.end() };
}
