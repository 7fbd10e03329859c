/** In Polish and Slovak print a word of one letter does not end a line: it is tied to the next one. */
export function tied(text: string): string {
  return text.replace(/(\S+) /g, (whole, word: string) =>
    /^[(„]?\p{L}$/u.test(word) ? `${word}\u00a0` : whole,
  );
}
