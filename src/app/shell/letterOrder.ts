/** How the keys of a letter pad stand: by the alphabet, or as on a keyboard. */
export type LetterOrder = 'alphabet' | 'keyboard';

const KEYBOARD = ['QWERTYUIOP', 'ASDFGHJKL', 'ZXCVBNM'];
/** So many keys in a row, by the number of letters: 28 in seven, the 32 of Polish in eight, the 47 of Slovak in ten. */
const COLUMNS = [
  [28, 7],
  [32, 8],
  [45, 9],
] as const;
const MOST_COLUMNS = 10;
/** A keyboard's own rows are never narrower, however few of its keys a language has. */
const KEYBOARD_COLUMNS = 9;

/** The letters in rows. Letters that a keyboard has no key for follow its own, in the order of the alphabet. */
export function letterRows(
  letters: readonly string[],
  order: LetterOrder,
): { readonly columns: number; readonly rows: readonly (readonly string[])[] } {
  if (order === 'alphabet') {
    const columns = COLUMNS.find(([most]) => letters.length <= most)?.[1] ?? MOST_COLUMNS;
    return { columns, rows: inRows(letters, columns) };
  }
  const keyed = KEYBOARD.map((row) => [...row].filter((letter) => letters.includes(letter)));
  const columns = Math.max(KEYBOARD_COLUMNS, ...keyed.map((row) => row.length));
  const [last = [], ...above] = keyed.toReversed();
  const others = letters.filter((letter) => !keyed.flat().includes(letter));
  return { columns, rows: [...above.toReversed(), ...inRows([...last, ...others], columns)] };
}

function inRows(letters: readonly string[], columns: number): readonly (readonly string[])[] {
  const rows = Math.ceil(letters.length / columns);
  return Array.from({ length: rows }, (_, i) => letters.slice(i * columns, (i + 1) * columns));
}
