import { countedTiles, typeDigit } from '../../../app/table/moveFact.ts';
import type { TypedMove } from '../../../app/table/typedMove.ts';
import { addLetter, eraseLetter, nextWord } from '../../../app/table/typedWords.ts';
import { pressesButton } from '../../parts/keys.ts';

/** Digits are points, letters are the word, whichever pad is shown. */
export function playKey(
  event: KeyboardEvent,
  typed: TypedMove,
  rack: number,
  alphabet: readonly string[],
  change: (changes: Partial<TypedMove>) => void,
): void {
  const { key } = event;
  const letter = key.toUpperCase();
  if (/^\d$/.test(key)) {
    if (typed.pad !== 'tiles') change({ digits: typeDigit(typed.digits, key) });
    else if (isCount(key, rack)) change({ ...countedTiles(Number(key), rack), pad: 'digits' });
  } else if (key === 'Backspace') {
    if (typed.pad === 'letters') change({ words: eraseLetter(typed.words) });
    else change({ digits: typed.digits.slice(0, -1) });
  } else if (key === ' ' && typed.pad === 'letters' && !pressesButton(event)) {
    event.preventDefault();
    change({ words: nextWord(typed.words) });
  } else if (alphabet.includes(letter)) {
    change({ words: addLetter(typed.words, letter), pad: 'letters' });
  }
}

export function isCount(key: string, most: number): boolean {
  return /^[1-9]$/.test(key) && Number(key) <= most;
}
