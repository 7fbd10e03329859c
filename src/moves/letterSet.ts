/** Letters by their numbers in a list, one bit each, 32 to a part: the shape in which a cursor tells what comes next. */
export type LetterSet = readonly number[];

export function letterSetOf(numbers: readonly number[], parts: number): LetterSet {
  const letters = Array<number>(parts).fill(0);
  for (const number of numbers) letters[number >>> 5]! |= 1 << (number & 31);
  return letters;
}
