import { expect, test } from 'vitest';
import { nodeDecoding } from '../../../lexicon/nodePlatform.ts';
import { alphabetOf } from '../../../src/lexicon/alphabet.ts';
import { hasWord } from '../../../src/lexicon/cursor.ts';
import { importText } from '../../../src/lexicon/importText.ts';
import { collectWords } from '../../../src/lexicon/sortedWords.ts';
import { takeWords } from '../../../src/lexicon/wordText.ts';
import { labelOf } from './words.ts';

const iso = table('iso-8859-2');
const cp1250 = table('windows-1250');
const utf8 = (text: string) => new Uint8Array(Buffer.from(text, 'utf8'));
const utf16le = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'));
const utf16be = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le').swap16());

const polish = 'zażółć\ngęślą\njaźń\nśnić\nżądło\n';
const slovak = 'kôň\nžaba\nťava\nšťuka\nľan\nmäkčeň\n';

test.each([
  ['UTF-8', 'utf-8', utf8(polish)],
  ['UTF-8 with BOM', 'utf-8', utf8(`\ufeff${polish}`)],
  ['UTF-16 LE with BOM', 'utf-16le', utf16le(`\ufeff${polish}`)],
  ['UTF-16 LE', 'utf-16le', utf16le(polish)],
  ['UTF-16 BE with BOM', 'utf-16be', utf16be(`\ufeff${polish}`)],
  ['UTF-16 BE', 'utf-16be', utf16be(polish)],
  ['ISO-8859-2', 'iso-8859-2', iso(polish)],
  ['Windows-1250', 'windows-1250', cp1250(polish)],
  ['ISO-8859-2 in capitals', 'iso-8859-2', iso(polish.toUpperCase())],
  ['Windows-1250 in capitals', 'windows-1250', cp1250(polish.toUpperCase())],
  ['UTF-8, letters not put together (NFD)', 'utf-8', utf8(polish.normalize('NFD'))],
  ['UTF-8 with CRLF', 'utf-8', utf8(polish.replaceAll('\n', '\r\n'))],
  ['UTF-8 with CR alone', 'utf-8', utf8(polish.replaceAll('\n', '\r'))],
  ['Windows-1250 after a megabyte of ASCII', 'windows-1250', cp1250('kot\n'.repeat(250_000) + polish)],
])('Polish in %s', async (_, encoding, bytes) => {
  // Cut into uneven pieces: no character, CRLF or word may depend on where a piece ends.
  const { report, lexicon } = await imported('pl', bytes, bytes.length > 1000 ? 65_537 : 7);
  expect(report.encoding).toBe(encoding);
  for (const word of polish.trim().split('\n')) expect(hasWord(lexicon.graph, word), word).toBe(true);
  expect(report.words).toBe(bytes.length > 1000 ? 6 : 5);
  expect(report.leftOut['other-letters'].count).toBe(0);
});

test.each([
  ['UTF-8', 'utf-8', utf8(slovak)],
  ['ISO-8859-2', 'iso-8859-2', iso(slovak)],
  ['Windows-1250', 'windows-1250', cp1250(slovak)],
])('Slovak in %s', async (_, encoding, bytes) => {
  const { report, lexicon } = await imported('sk', bytes, 5);
  expect(report).toMatchObject({ encoding, words: 6 });
  for (const word of slovak.trim().split('\n')) expect(hasWord(lexicon.graph, word), word).toBe(true);
});

test('what is left out is counted, with examples, and is not fatal', async () => {
  const text = [
    '# Słownik klubu',
    '; komentarz',
    '// komentarz',
    '',
    '   ',
    'kot',
    'KOT',
    '  pies  ',
    'żaba\trzeczownik',
    'quiz',
    'ad hoc',
    "d'Artagnan",
    'a',
    'konstantynopolitańczykowianeczka',
    'koniec',
  ].join('\r\n');
  const { report, lexicon } = await imported('pl', utf8(text), 3);
  expect(report).toMatchObject({ lines: 15, blank: 2, comments: 3, taken: 5, words: 4, duplicates: 1 });
  expect(report.leftOut).toEqual({
    'other-letters': { count: 3, examples: ['quiz', 'ad hoc', "d'Artagnan"] },
    'too-short': { count: 1, examples: ['a'] },
    'too-long': { count: 1, examples: ['konstantynopolitańczykowianeczka'] },
  });
  for (const word of ['kot', 'pies', 'żaba', 'koniec']) expect(hasWord(lexicon.graph, word)).toBe(true);
  for (const word of ['ad', 'hoc', 'quiz']) expect(hasWord(lexicon.graph, word)).toBe(false);
});

test('a line that does not end is taken in parts, and never held as a whole', () => {
  const text = takeWords(alphabetOf(labelOf('pl').letters), collectWords());
  text.push('kot\n');
  // Kept as one line it would be copied as often as something is added to it, and never come to an end.
  for (let piece = 0; piece < 20_000; piece += 1) text.push('b'.repeat(1_000));
  text.push('\r\nżaba\tnote');
  expect(text.end()).toMatchObject({ taken: 2 });
});

test('one broken character does not change the alphabet of a UTF-8 file', async () => {
  const bytes = utf8(`${polish.repeat(10)}kXt\nkot\n`);
  bytes[bytes.lastIndexOf('X'.charCodeAt(0))] = 0xb1;
  const { report } = await imported('pl', bytes, 64);
  expect(report).toMatchObject({ encoding: 'utf-8', words: 6 });
  expect(report.leftOut['other-letters'].count).toBe(1);
});

test('a zero byte in a UTF-8 file does not make it UTF-16; the words around it stay', async () => {
  const { report } = await imported('pl', utf8(`${polish.repeat(10)}\0\nkot\0\n`), 64);
  expect(report).toMatchObject({ encoding: 'utf-8', words: 6, blank: 1 });
});

test('UTF-16 without a byte order mark is known even where hardly a letter is plain', async () => {
  const bytes = Uint8Array.from(Buffer.from('żąć\nśćąć\nżęć\n', 'utf16le'));
  const { report } = await imported('pl', bytes, 5);
  expect(report).toMatchObject({ encoding: 'utf-16le', words: 3 });
});

test('an empty file is an empty list', async () => {
  const { report } = await imported('pl', new Uint8Array(), 1);
  expect(report).toMatchObject({ words: 0, lines: 0, encoding: 'utf-8' });
});

test('unsorted words come out as the same file as sorted ones', async () => {
  const words = ['żuk', 'ałun', 'nieżuk', 'kot', 'ćma', 'niekot', 'zebra', 'aa', 'nieaa'];
  const one = await imported('pl', utf8(words.join('\n')), 4);
  const other = await imported('pl', utf8([...words, ...words].reverse().join('\n').toUpperCase()), 4);
  expect(Buffer.from(other.file).equals(Buffer.from(one.file))).toBe(true);
});

async function imported(language: 'pl' | 'sk', bytes: Uint8Array<ArrayBuffer>, piece: number) {
  const source = {
    size: bytes.length,
    async *chunks() {
      for (let at = 0; at < bytes.length; at += piece) yield bytes.subarray(at, at + piece);
    },
  };
  const result = await importText(labelOf(language), source, nodeDecoding);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** An encoder for a single-byte encoding, made by decoding every byte. */
function table(encoding: string): (text: string) => Uint8Array<ArrayBuffer> {
  const byteOf = new Map<string, number>();
  for (let byte = 0; byte < 256; byte++)
    byteOf.set(new TextDecoder(encoding).decode(Uint8Array.of(byte)), byte);
  return (text) => Uint8Array.from(text, (character) => byteOf.get(character)!);
}
