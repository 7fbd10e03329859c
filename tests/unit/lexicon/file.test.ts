import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { hasWord } from '../../../src/lexicon/cursor.ts';
import { readHeader, readListFile, relabelled, writeFile } from '../../../src/lexicon/file.ts';
import { surveyGraph } from '../../../src/lexicon/survey.ts';
import { built, labelOf } from './words.ts';

const tiny = ['da', 'dam', 'nieda', 'oda', 'żal'];

test('a file says what it is', () => {
  const { file } = built(labelOf('pl', { name: 'OSPS 52', edition: '2026', official: true }), tiny);
  const opened = readListFile(file);
  if (!opened.ok) throw new Error(opened.error.why);
  const { name, edition, words, official, authoritative, language } = opened.value;
  expect({ name, edition, words, official, authoritative, language }).toEqual({
    name: 'OSPS 52',
    edition: '2026',
    words: 5,
    official: true,
    authoritative: true,
    language: 'pl',
  });
  for (const word of tiny) expect(hasWord(opened.value.graph, word)).toBe(true);
});

test('golden bytes: the packed graph of a tiny list does not change unnoticed', () => {
  const label = labelOf('pl', { letters: 'adeino', prefix: 'nie' });
  const { file, lexicon } = built(label, ['da', 'dan', 'nieda', 'oda']);
  expect(lexicon.words).toBe(4);
  const header = readHeader(file);
  if (!header.ok) throw new Error(header.error.why);
  const packed = file.subarray(header.value.bodyAt);
  expect(Buffer.from(packed).toString('hex')).toMatchInlineSnapshot(`"dd82b1957092f4215b"`);
});

test('every change of a single byte is found', () => {
  const { file } = built(labelOf('pl'), tiny);
  for (let at = 0; at < file.length; at++) {
    for (const change of [1, 0x80, 0xff]) {
      const damaged = Uint8Array.from(file);
      damaged[at]! ^= change;
      expect(readListFile(damaged).ok, `byte ${at} ^ ${change}`).toBe(false);
    }
  }
});

test('every truncation and every addition is found', () => {
  const { file } = built(labelOf('pl'), tiny);
  for (let length = 0; length < file.length; length++) {
    expect(readListFile(file.slice(0, length)).ok, `${length} bytes`).toBe(false);
  }
  const longer = new Uint8Array(file.length + 1);
  longer.set(file);
  expect(readListFile(longer)).toEqual({
    ok: false,
    error: { why: 'wrong-length', expected: file.length, got: file.length + 1 },
  });
});

test('a foreign file and a newer one are told apart', () => {
  const foreign = new Uint8Array(gzipSync('kot\npies\n'));
  expect(readListFile(foreign)).toMatchObject({
    error: { why: 'not-a-word-list', expected: 'SPRW' },
  });
  const { file } = built(labelOf('pl'), tiny);
  file[4] = 3;
  expect(readListFile(file)).toEqual({
    ok: false,
    error: { why: 'newer-format', expected: 2, got: 3 },
  });
});

test('a graph that contradicts itself is refused even when its checksums are right', () => {
  const { file } = built(labelOf('pl'), tiny);
  const read = readHeader(file);
  if (!read.ok) throw new Error(read.error.why);
  const { header, bodyAt } = read.value;
  const packed = file.subarray(bodyAt);
  const { states, sharedStates, arcs } = header;
  for (let at = 0; at < packed.length; at++) {
    for (const change of [1, 2, 16, 0x80, 0xff]) {
      const lying = Uint8Array.from(packed);
      lying[at]! ^= change;
      // What is asked of a lie is an answer, not a crash or an endless loop.
      const bytes = writeFile(header, header, { bytes: lying, states, sharedStates, arcs });
      const opened = readListFile(bytes);
      if (opened.ok) hasWord(opened.value.graph, 'żal');
      else expect(opened.error.why).toBe('damaged');
    }
  }
  for (const lie of [
    { states: 0xffffffff, sharedStates, arcs },
    { states, sharedStates: 0xffffffff, arcs },
    { states, sharedStates, arcs: 0xffffffff },
    { states, sharedStates, arcs: arcs + 1 },
    { states: states - 1, sharedStates, arcs },
  ]) {
    const opened = readListFile(writeFile(header, header, { bytes: packed.slice(), ...lie }));
    expect(opened, JSON.stringify(lie)).toMatchObject({ ok: false, error: { why: 'damaged' } });
  }
});

test('a file of the first version is read as ever; it gets the fingerprint that it did not have', () => {
  const first = new Uint8Array(readFileSync(new URL('../../fixtures/list-v1.bin', import.meta.url)));
  const opened = readListFile(first);
  if (!opened.ok) throw new Error(opened.error.why);
  expect(opened.value).toMatchObject({ name: 'OSPS 52', words: 5, fingerprint: '', doubted: false });
  for (const word of tiny) expect(hasWord(opened.value.graph, word)).toBe(true);

  const now = built(labelOf('pl', { name: 'OSPS 52', edition: '2026', official: true }), tiny);
  const { fingerprint } = surveyGraph(opened.value.graph);
  expect(fingerprint).toBe(now.lexicon.fingerprint);
  const again = relabelled(first, { fingerprint });
  expect(again.ok && Buffer.from(again.value).equals(Buffer.from(now.file))).toBe(true);
});

test('a fingerprint is of the words: not of their order, the alphabet’s, the name or the file', () => {
  const of = (words: readonly string[], changes = {}) =>
    built(labelOf('pl', changes), words).lexicon.fingerprint;
  const usual = of(tiny);
  expect(usual).toMatch(/^[0-9a-f]{10}$/);
  expect(of([...tiny].reverse(), { name: 'Inna', prefix: '' })).toBe(usual);
  expect(of(tiny, { letters: 'żlaimdoen', prefix: '' })).toBe(usual);
  expect(of(tiny.slice(1))).not.toBe(usual);
  expect(of(['da', 'dam', 'nieda', 'oda', 'żar'])).not.toBe(usual);
});
