/** Letters by their numbers in a list, one bit each, 32 to a part: the shape in which a cursor tells what comes next. */
export type LetterSet = readonly number[];

/** Their numbers, in alphabet order. */
export function lettersIn(letters: LetterSet): readonly number[] {
  return letters.flatMap((bits, part) => {
    const numbers: number[] = [];
    for (let rest = bits; rest !== 0; rest &= rest - 1)
      numbers.push(32 * part + 31 - Math.clz32(rest & -rest));
    return numbers;
  });
}

export function letterSetOf(numbers: readonly number[], parts: number): LetterSet {
  const letters = Array<number>(parts).fill(0);
  for (const number of numbers) letters[number >>> 5]! |= 1 << (number & 31);
  return letters;
}
