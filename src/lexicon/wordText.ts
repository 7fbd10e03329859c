import { type Alphabet, letterNumber, NO_LETTER } from './alphabet.ts';
import { LONGEST_WORD, SHORTEST_WORD } from './language.ts';
import type { WordCollector } from './sortedWords.ts';

export const LEFT_OUT = ['other-letters', 'too-short', 'too-long'] as const;
export type LeftOutReason = (typeof LEFT_OUT)[number];

/** What was in the text. Nothing in it is fatal: the person sees what was left out, and some examples. */
export type TextReport = {
  readonly lines: number;
  readonly blank: number;
  readonly comments: number;
  /** Words taken, duplicates included. */
  readonly taken: number;
  readonly leftOut: Readonly<
    Record<LeftOutReason, { readonly count: number; readonly examples: readonly string[] }>
  >;
};

type WordText = {
  /** Text may be cut anywhere between calls. */
  push(text: string): void;
  end(): TextReport;
};

const EXAMPLES = 5;
const LONGEST_EXAMPLE = 40;

/** A line of so many words and nothing else is a list written without line ends, not a sentence. */
const FEWEST_IN_A_ROW = 20;
/** A line is taken in parts when it is longer. */
const LONGEST_LINE = 1 << 16;

/**
 * Takes one word a line out of a text into the collector. A line may end in LF, CR or both; what follows a tab is
 * a note, and so is a number before or behind the word; a line that starts with # ; % // or -- is a comment. Words with
 * commas or semicolons between them are taken one by one, and with spaces where they are many. Upper and lower case
 * are the same word.
 */
export function takeWords(alphabet: Alphabet, into: WordCollector): WordText {
  const numbers = new Uint8Array(LONGEST_WORD);
  const leftOut = {
    'other-letters': { count: 0, examples: [] as string[] },
    'too-short': { count: 0, examples: [] as string[] },
    'too-long': { count: 0, examples: [] as string[] },
  };
  let tail = '';
  let lines = 0;
  let blank = 0;
  let comments = 0;
  let taken = 0;
  let afterReturn = false;
  /** Parts of the line were taken already. */
  let isInside = false;

  function push(text: string): void {
    const all = tail + text;
    let from = 0;
    for (let at = tail.length; at < all.length; at++) {
      const unit = all.charCodeAt(at);
      if (unit !== LF && unit !== CR) {
        afterReturn = false;
        continue;
      }
      // The LF of a CRLF ends no second line, even when the text was cut between the two.
      if (!(unit === LF && afterReturn)) takeEnd(all, from, at);
      afterReturn = unit === CR;
      from = at + 1;
    }
    tail = all.slice(from);
    if (tail.length > LONGEST_LINE) takePart();
  }

  /** All of the line so far but its last word, which may go on; a line without an end is never held as a whole. */
  function takePart(): void {
    if (isInside) lines -= 1;
    isInside = true;
    let cut = tail.length;
    while (cut > 0 && !isSeparator(tail.charCodeAt(cut - 1))) cut -= 1;
    takeLine(tail, 0, cut || tail.length);
    tail = cut === 0 ? '' : tail.slice(cut);
  }

  function takeEnd(all: string, from: number, to: number): void {
    if (isInside) lines -= 1;
    isInside = false;
    takeLine(all, from, to);
  }

  function end(): TextReport {
    if (tail !== '') takeEnd(tail, 0, tail.length);
    tail = '';
    return { lines, blank, comments, taken, leftOut };
  }

  /** Looks at the line in place: a line that is a plain word costs no string. */
  function takeLine(all: string, lineFrom: number, lineTo: number): void {
    lines += 1;
    let from = lineFrom;
    let to = lineTo;
    while (from < to && isBlank(all.charCodeAt(from))) from += 1;
    if (from === to) {
      blank += 1;
      return;
    }
    // A number before the tab is not the word: the whole line is looked at then.
    const tab = firstTab(all, from, to);
    if (!isNumber(all, from, tab)) to = tab;
    while (to > from && isBlank(all.charCodeAt(to - 1))) to -= 1;
    if (isComment(all, from)) {
      comments += 1;
      return;
    }
    if (!takePlain(all, from, to)) takeOdd(all.slice(from, to));
  }

  function takePlain(text: string, from: number, to: number): boolean {
    const length = to - from;
    if (length < SHORTEST_WORD || length > LONGEST_WORD) return false;
    for (let at = 0; at < length; at++) {
      const number = letterNumber(alphabet, text.charCodeAt(from + at));
      if (number === NO_LETTER) return false;
      numbers[at] = number;
    }
    into.add(numbers, length);
    taken += 1;
    return true;
  }

  /** A word that is not plain may still be one when its letters are put together (NFC). */
  function takeOdd(written: string): void {
    const word = written.normalize('NFC');
    if (word !== written && takePlain(word, 0, word.length)) return;
    if (takeRow(word)) return;
    const reason = reasonFor(word);
    leftOut[reason].count += 1;
    if (leftOut[reason].examples.length < EXAMPLES)
      leftOut[reason].examples.push(word.slice(0, LONGEST_EXAMPLE));
  }

  /** A word with its number („12;kot”, „kot 12”), or a row of words; false, and nothing taken, for anything else. */
  function takeRow(row: string): boolean {
    // As tables and programs write them: in quotes, between brackets.
    const bare = row.replace(/["„”“[\]]/g, ' ').trim();
    const words = bare.split(/[\s,;|]+/).filter((part) => part !== '' && !/^\d+[.:)]?$/.test(part));
    const numbered = words.length === 1 && words[0] !== row;
    const listed = words.length > 1 && /^[^\s,;|]+(\s*[,;|]\s*[^\s,;|]+)*[\s,;|]*$/.test(bare);
    if (!numbered && !listed && words.length < FEWEST_IN_A_ROW) return false;
    if (!words.every((word) => isPlain(word))) return false;
    for (const word of words) takePlain(word, 0, word.length);
    return true;
  }

  function isPlain(word: string): boolean {
    if (word.length < SHORTEST_WORD || word.length > LONGEST_WORD) return false;
    for (let at = 0; at < word.length; at++) {
      if (letterNumber(alphabet, word.charCodeAt(at)) === NO_LETTER) return false;
    }
    return true;
  }

  function reasonFor(word: string): LeftOutReason {
    for (let at = 0; at < word.length; at++) {
      if (letterNumber(alphabet, word.charCodeAt(at)) === NO_LETTER) return 'other-letters';
    }
    return word.length < SHORTEST_WORD ? 'too-short' : 'too-long';
  }

  return { push, end };
}

const TAB = 9;
const LF = 10;
const CR = 13;

/** Spaces, no-break and zero-width spaces, byte order marks and zero bytes. */
function isBlank(unit: number): boolean {
  return unit <= 0x20 || unit === 0xa0 || unit === 0xfeff || unit === 0x200b;
}

const isSeparator = (unit: number): boolean =>
  isBlank(unit) || unit === 0x2c || unit === 0x3b || unit === 0x7c;

/** Within the line only: a search through the whole text for each line would never end. */
function firstTab(text: string, from: number, to: number): number {
  let at = from;
  while (at < to && text.charCodeAt(at) !== TAB) at += 1;
  return at;
}

function isNumber(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const unit = text.charCodeAt(at);
    if (unit < 0x30 || unit > 0x39) return false;
  }
  return to > from;
}

function isComment(text: string, from: number): boolean {
  const first = text[from]!;
  return '#;%'.includes(first) || text.startsWith('//', from) || text.startsWith('--', from);
}
