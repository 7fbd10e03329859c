/** Letters are numbered from 0 in alphabet order; `NO_LETTER` is every other character. */
export const NO_LETTER = 255;

/** 63 letters fit the six bits the builder gives a letter. */
export const MOST_LETTERS = 63;

export type Alphabet = {
  readonly letters: string;
  readonly size: number;
  /** UTF-16 code unit → letter number, for both cases; shorter than the code space. */
  readonly numbers: Uint8Array;
};

/** Case is folded by this table alone: no locale, no stripped diacritics. */
export function alphabetOf(letters: string): Alphabet {
  const upper = letters.toUpperCase();
  const highest = Math.max(0, ...codeUnits(letters), ...codeUnits(upper));
  const numbers = new Uint8Array(highest + 1).fill(NO_LETTER);
  for (let number = 0; number < letters.length; number++) {
    numbers[letters.charCodeAt(number)] = number;
    if (upper.length === letters.length) numbers[upper.charCodeAt(number)] = number;
  }
  return { letters, size: letters.length, numbers };
}

export function letterNumber(alphabet: Alphabet, codeUnit: number): number {
  return codeUnit < alphabet.numbers.length ? alphabet.numbers[codeUnit]! : NO_LETTER;
}

/** The letters' numbers, or null when a character is not of this alphabet. */
export function numbersOf(alphabet: Alphabet, word: string): Uint8Array | null {
  const numbers = new Uint8Array(word.length);
  for (let at = 0; at < word.length; at++) {
    const number = letterNumber(alphabet, word.charCodeAt(at));
    if (number === NO_LETTER) return null;
    numbers[at] = number;
  }
  return numbers;
}

export function lettersText(alphabet: Alphabet, numbers: ArrayLike<number>, length: number): string {
  let text = '';
  for (let at = 0; at < length; at++) text += alphabet.letters[numbers[at]!];
  return text;
}

function codeUnits(text: string): number[] {
  return Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
}
