import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { nodeDecoding, nodeInflating } from '../../../lexicon/nodePlatform.ts';
import { hasWord } from '../../../src/lexicon/cursor.ts';
import { fileKind } from '../../../src/lexicon/reading/fileKind.ts';
import type { Inflating } from '../../../src/lexicon/reading/fileSource.ts';
import { importFile } from '../../../src/lexicon/reading/importFile.ts';
import { inflating } from '../../../src/platform/inflating.ts';
import { dawgOne, dawgZero, kwgOf, zip } from './otherFiles.ts';
import { built, labelOf } from './words.ts';

const utf8 = (text: string) => new Uint8Array(Buffer.from(text, 'utf8'));
const polish = ['ćma', 'jaźń', 'kot', 'niekot', 'zażółć'];
const text = utf8(polish.join('\n'));

/** Reads a file as the phone does, and gives its words in order, or why there are none. */
async function read(
  bytes: Uint8Array<ArrayBuffer>,
  name: string,
  { language = 'pl' as 'pl' | 'en' | 'sk', unpack = nodeInflating as Inflating } = {},
) {
  const source = {
    name,
    size: bytes.length,
    read: async (from: number, to: number) => bytes.slice(from, to),
  };
  const result = await importFile(labelOf(language), source, { decoding: nodeDecoding, inflating: unpack });
  if (!result.ok) return result.error;
  return result.value;
}

async function wordsIn(bytes: Uint8Array<ArrayBuffer>, name: string, options = {}) {
  const got = await read(bytes, name, options);
  if (!('kind' in got) || got.kind !== 'imported') throw new Error(JSON.stringify(got));
  return { ...got, has: (word: string) => hasWord(got.lexicon.graph, word) };
}

describe('what a file is', () => {
  const bytes = (head: string) => Uint8Array.from(head, (sign) => sign.charCodeAt(0));
  test.each([
    ['pdf', bytes('%PDF-1.7\n')],
    ['7z', bytes('7z\xbc\xaf\x27\x1c')],
    ['rar', bytes('Rar!\x1a\x07\x01')],
    ['office', bytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')],
    ['rtf', bytes('{\\rtf1\\ansi')],
    ['html', bytes('\ufeff\r\n<!DOCTYPE html><html>')],
    ['html', bytes('<!-- saved from a page -->\n<html>')],
    ['html', bytes('<div>\n<p>kot</p>\n')],
    ['image', bytes('\x89PNG\r\n\x1a\n')],
    ['image', bytes('\xff\xd8\xff\xe0')],
    ['program-data', Uint8Array.from({ length: 500 }, (_, at) => (at * 7919) & 31)],
    ['zip', bytes('PK\x03\x04')],
    ['gzip', bytes('\x1f\x8b\x08')],
    ['text', bytes('kot\npies\n')],
    ['text', new Uint8Array()],
    ['text', new Uint8Array(Buffer.from('żółw\ngęś\n', 'utf16le'))],
    ['text', new Uint8Array(Buffer.from('\ufeffżąćęłńóś\n', 'utf16le'))],
    ['text', Uint8Array.of(0xbf, 0xf3, 0xb3, 0x77, 10)],
  ])('%s', (kind, head) => {
    expect(fileKind(head, 'lista.txt')).toBe(kind);
  });

  test('is said instead of a list being made of it', async () => {
    expect(await read(utf8('%PDF-1.7\nkot\npies\n'), 'osps.pdf')).toEqual({ why: 'other-kind', kind: 'pdf' });
  });
});

describe('a packed list', () => {
  test.each([
    ['gzip', 'osps.txt.gz', new Uint8Array(gzipSync(text))],
    ['zip, deflated', 'osps.zip', zip([['osps.txt', text, 8]])],
    ['zip, stored', 'osps.zip', zip([['osps.txt', text, 0]])],
    [
      'zip with a folder, a read-me and what a Mac adds',
      'osps.zip',
      zip([
        ['osps/', utf8(''), 0],
        ['osps/osps52.txt', text, 8],
        ['osps/README.txt', utf8('o liście'), 8],
        ['__MACOSX/osps/._osps52.txt', utf8('x'), 0],
      ]),
    ],
  ])('in %s is read', async (_, name, bytes) => {
    for (const unpack of [nodeInflating, inflating]) {
      const list = await wordsIn(bytes, name, { unpack });
      expect(list.lexicon.words).toBe(5);
      for (const word of polish) expect(list.has(word)).toBe(true);
      expect(list.has('oliście')).toBe(false);
    }
  });

  test('that this app compiled is taken as it is', async () => {
    const { file } = built(labelOf('pl'), polish);
    expect(await read(zip([['OSPS 52.sprawdzam', file, 8]]), 'x.zip')).toMatchObject({ kind: 'compiled' });
  });

  test.each([
    [
      'several lists',
      zip([
        ['pl.txt', text, 8],
        ['en.txt', text, 8],
      ]),
      { why: 'packed-several', names: ['pl.txt', 'en.txt'] },
    ],
    ['nothing', zip([]), { why: 'packed-empty' }],
    [
      'a Word document',
      zip([
        ['[Content_Types].xml', text, 8],
        ['word/document.xml', text, 8],
      ]),
      { why: 'other-kind', kind: 'office' },
    ],
    [
      'an OpenDocument',
      zip([
        ['mimetype', text, 0],
        ['content.xml', text, 8],
      ]),
      { why: 'other-kind', kind: 'office' },
    ],
    ['a PDF', zip([['osps.pdf', utf8('%PDF-1.4'), 8]]), { why: 'other-kind', kind: 'pdf' }],
    [
      'a ZIP',
      zip([['osps.zip', zip([['osps.txt', text, 8]]), 0]]),
      { why: 'other-kind', kind: 'packed-otherwise' },
    ],
    ['a password', zip([['osps.txt', text, 8]], { flags: 1 }), { why: 'packed-locked' }],
    ['another method', zip([['osps.txt', text, 12]]), { why: 'cannot-unpack' }],
    ['a wrong checksum', zip([['osps.txt', text, 8]], { crc: 1 }), { why: 'packed-damaged' }],
    ['only its beginning', zip([['osps.txt', text, 8]]).slice(0, -30), { why: 'packed-damaged' }],
    ['a broken stream', new Uint8Array(gzipSync(text)).slice(0, -12), { why: 'packed-damaged' }],
  ])('with %s is refused', async (_, bytes, failure) => {
    expect(await read(bytes, 'osps.zip')).toEqual(failure);
  });

  test('that swells beyond any list is not unpacked to the end', async () => {
    const bomb = new Uint8Array(gzipSync(new Uint8Array(64 * 2 ** 20).fill(0x61)));
    expect(bomb.length).toBeLessThan(100_000);
    for (const unpack of [nodeInflating, inflating]) {
      expect(await read(bomb, 'osps.gz', { unpack })).toMatchObject({ why: 'packed-too-large' });
    }
    const lying = zip([['osps.txt', new Uint8Array(64 * 2 ** 20).fill(0x61), 8]], { size: 10 });
    expect(await read(lying, 'osps.zip')).toMatchObject({ why: 'packed-too-large' });
  });

  test('cut or changed anywhere is an answer, never a crash', async () => {
    const whole = zip([['osps.txt', text, 8]]);
    for (let at = 0; at < whole.length; at++) {
      await read(whole.slice(0, at), 'osps.zip');
      const changed = Uint8Array.from(whole);
      changed[at]! ^= 0xff;
      await read(changed, 'osps.zip');
    }
  });

  test('where the browser cannot unpack says so', async () => {
    expect(await read(new Uint8Array(gzipSync(text)), 'a.gz', { unpack: null })).toEqual({
      why: 'cannot-unpack',
    });
  });
});

describe('a graph of another program', () => {
  const words = ['kot', 'koty', 'niekot', 'oko', 'ćma', 'ćmy'];
  test('Quackle’s with its alphabet', async () => {
    const list = await wordsIn(dawgOne(words), 'osps44.dawg');
    expect(list.report).toMatchObject({ encoding: 'dawg', words: 6 });
    for (const word of words) expect(list.has(word)).toBe(true);
    expect(list.has('koc')).toBe(false);
  });
  test('Quackle’s first, of nodes alone', async () => {
    const list = await wordsIn(dawgZero(words), 'osps.dawg');
    expect(list.report.words).toBe(6);
    for (const word of words) expect(list.has(word)).toBe(true);
  });
  test('Quackle’s second as it was first written, with one more separator behind the letters', async () => {
    const whole = dawgOne(words);
    const at = whole.length - dawgZero(words).length;
    const early = Uint8Array.of(...whole.subarray(0, at), 0x20, ...whole.subarray(at));
    expect((await wordsIn(early, 'osps.dawg')).report.words).toBe(6);
    early[at] = 0x41;
    expect(await read(early, 'osps.dawg')).toEqual({ why: 'graph-damaged' });
  });
  test('Woogles’', async () => {
    const list = await wordsIn(kwgOf(words), 'OSPS49.kwg');
    expect(list.report).toMatchObject({ encoding: 'kwg', words: 6 });
    for (const word of words) expect(list.has(word)).toBe(true);
  });
  test('in a ZIP', async () => {
    expect((await wordsIn(zip([['osps44.dawg', dawgOne(words), 8]]), 'q.zip')).report.words).toBe(6);
  });
  test('that has another number of words than it says, or runs in a circle, is refused', async () => {
    const lying = dawgOne(words);
    lying[19]! += 1;
    expect(await read(lying, 'a.dawg')).toEqual({ why: 'graph-damaged' });
    const circle = Uint8Array.of(0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0x40, 0, 0, 0);
    expect(await read(circle, 'a.dawg')).toEqual({ why: 'graph-damaged' });
    expect(await read(utf8('kot\npies\n'), 'a.dawg')).toEqual({ why: 'graph-damaged' });
    expect(await read(utf8('kot\npies\n'), 'a.kwg')).toEqual({ why: 'graph-damaged' });
  });
  test('changed anywhere is an answer, never a crash', async () => {
    for (const [whole, name] of [
      [dawgOne(words), 'a.dawg'],
      [dawgZero(words), 'a.dawg'],
      [kwgOf(words), 'a.kwg'],
    ] as const) {
      for (let at = 0; at < whole.length; at++) {
        const changed = Uint8Array.from(whole);
        changed[at]! ^= 0xff;
        await read(changed, name);
        await read(whole.slice(0, at), name);
      }
    }
  });
});

describe('a text that is not one word a line', () => {
  const words = ['kot', 'pies', 'żaba'];
  test.each([
    ['numbers before', '1;kot\n2;pies\n3;żaba\n'],
    ['numbers and dots before', '1. kot\n2. pies\n3. żaba\n'],
    ['numbers and tabs before', '1\tkot\n2\tpies\n3\tżaba\n'],
    ['counts behind', 'kot 12\npies 7\nżaba 1\n'],
    ['quotes', '"kot"\n"pies";"żaba"\n„kot”\n'],
    ['a JSON array', '["kot", "pies",\n"żaba"]\n'],
    ['a JSON array in lines', '[\n  "kot",\n  "pies",\n  "żaba"\n]\n'],
    ['counts behind commas', 'kot,12\npies,7\nżaba,1\n'],
    ['commas between', 'kot, pies, żaba'],
    ['semicolons between', 'kot;pies;żaba;\n'],
    ['all in one line', Array.from({ length: 10 }, () => words.join(' ')).join(' ')],
    ['all in one long line', Array.from({ length: 60_000 }, () => words.join(' ')).join(' ')],
  ])('%s', async (_, written) => {
    const list = await wordsIn(utf8(written), 'lista.txt');
    expect(list.lexicon.words).toBe(3);
    for (const word of words) expect(list.has(word)).toBe(true);
  });
  test('a line that is taken in parts is counted as one', async () => {
    const long = Array.from({ length: 60_000 }, () => words.join(' ')).join(' ');
    for (const [written, lines] of [
      [long, 1],
      [`${long}\n`, 1],
      [`kot\n${long}\r\npies`, 3],
    ] as const)
      expect((await wordsIn(utf8(written), 'lista.txt')).report.lines).toBe(lines);
  });
  test('a sentence, a phrase and a word with its meaning are no words', async () => {
    const list = await wordsIn(
      utf8('Lista słów klubu na rok\nad hoc\nkot, zwierzę domowe\nkot\n'),
      'lista.txt',
    );
    expect(list.report).toMatchObject({ words: 1, leftOut: { 'other-letters': { count: 3 } } });
  });
});
