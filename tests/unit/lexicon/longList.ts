/** These words among so many others, with letters as frequent as they are in Polish, that nobody doubts the list. */
export function longList(...words: readonly string[]): string {
  const letters =
    'aaaaaaaaaiiiiiiiiiooooooooeeeeeeennnnnnzzzzzwwwwwyyyyyrrrrcccmmmmkkkppssttdduullłłbbjjgąąśhężf';
  let state = 1;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    return letters[((mixed ^ (mixed >>> 14)) >>> 0) % letters.length]!;
  };
  const others = Array.from({ length: 60_000 }, () => Array.from({ length: 9 }, next).join(''));
  return [...words, ...others].join('\n');
}
