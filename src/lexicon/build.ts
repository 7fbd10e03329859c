import { alphabetOf, numbersOf } from './alphabet.ts';
import { LONGEST_TEXT } from './bytes.ts';
import { coverOf } from './cover.ts';
import type { BuildFailure, LexiconFailure } from './failure.ts';
import { type Lexicon, type ListLabel, readListFile, writeFile } from './file.ts';
import { LONGEST_WORD } from './language.ts';
import { buildMinimal } from './minimal.ts';
import { pack } from './pack.ts';
import { labelsWithPrefix } from './prefixed.ts';
import { proveExact } from './prove.ts';
import { fail, ok, type Result } from './result.ts';
import { type SortedWords, sortedWordAt } from './sortedWords.ts';
import { createStates } from './states.ts';
import { type Survey, surveyWords } from './survey.ts';

const BUILD_STEPS = ['reading', 'sorting', 'joining', 'packing', 'proving'] as const;
export type BuildStep = (typeof BUILD_STEPS)[number];
export type OnProgress = (step: BuildStep, done: number, of: number) => void;

export type Built = {
  readonly file: Uint8Array<ArrayBuffer>;
  readonly lexicon: Lexicon;
};

/** From the words to a file that is proven to hold exactly them. */
export function buildFile(
  label: ListLabel,
  words: SortedWords,
  onProgress: OnProgress = () => {},
  { fingerprint }: Pick<Survey, 'fingerprint'> = surveyWords(words, alphabetOf(label.letters)),
): Result<Built, BuildFailure | LexiconFailure> {
  for (const field of ['name', 'edition'] as const) {
    const got = label[field].length;
    if (got > LONGEST_TEXT) return fail({ why: 'text-too-long', field, expected: LONGEST_TEXT, got });
  }
  const alphabet = alphabetOf(label.letters);
  const prefix = numbersOf(alphabet, label.prefix) ?? new Uint8Array();
  const states = createStates();
  const start = joinWords(words, labelsWithPrefix(words, prefix), states, onProgress);
  onProgress('packing', 0, 1);
  const packed = pack(states, start, coverOf(states, start, prefix.length), alphabet.size);
  const file = writeFile(label, { words: words.count, fingerprint }, packed);
  onProgress('proving', 0, 1);
  const opened = readListFile(file);
  if (!opened.ok) return opened;
  const proof = proveExact(opened.value.graph, words);
  if (!proof.ok) return proof;
  onProgress('proving', 1, 1);
  return ok({ file, lexicon: opened.value });
}

function joinWords(
  words: SortedWords,
  labels: Uint8Array,
  states: ReturnType<typeof createStates>,
  onProgress: OnProgress,
): number {
  const builder = buildMinimal(states);
  const word = new Uint8Array(LONGEST_WORD);
  for (let index = 0; index < words.count; index++) {
    if ((index & 0xffff) === 0) onProgress('joining', index, words.count);
    if (labels[index] !== 0) builder.add(word, sortedWordAt(words, index, word), labels[index]!);
  }
  return builder.finish();
}
