import { describe, expect, test } from 'vitest';
import { MOST_FILES, MOST_LISTING, slipNamesIn } from '../../../src/share/drop/listing.ts';

const A = '00112233aabbccdd-v1.slip';
const B = 'ffeeddccbbaa9988-v12.slip';
const names = (listing: string) => {
  const read = slipNamesIn(listing);
  return read.ok ? read.value : read.error.why;
};
const dav = (...hrefs: readonly string[]) =>
  `<?xml version="1.0"?>\n<D:multistatus xmlns:D="DAV:">${hrefs
    .map((href) => `<D:response><D:href>${href}</D:href><D:propstat/></D:response>`)
    .join('\n')}</D:multistatus>`;

describe('reads the names of slips', () => {
  test.each([
    ['nginx', dav('/drop/', `/drop/${A}`, `/drop/${B}`)],
    [
      'Nextcloud, Apache: other prefixes, whole addresses',
      `<d:multistatus xmlns:d="DAV:" xmlns:s="http://sabredav.org/ns"><d:response><d:href>/remote.php/dav/files/a/t/</d:href></d:response><d:response><d:href>/remote.php/dav/files/a/t/${A}</d:href></d:response><d:response><d:href>https://x.example/t/${B}</d:href></d:response></d:multistatus>`,
    ],
    ['no prefix', `<multistatus xmlns="DAV:"><href>${A}</href><href>${B}</href></multistatus>`],
    [
      'an index of nginx as JSON',
      `[\n{ "name":"${A}", "type":"file", "mtime":"x", "size":420 },\n{ "name":"${B}", "type":"file" }\n]`,
    ],
    [
      'an index as a page',
      `<html><head><title>Index of /drop/</title></head><body><a href="${A}">${A}</a><a href="${B}">${B}</a>`,
    ],
  ])('%s', (_, listing) => {
    expect(names(listing)).toEqual([A, B]);
  });

  test.each([
    ['multistatus', dav('/drop/')],
    ['JSON', '[]'],
    ['page', '<html><title>Index of /drop/</title>'],
  ])('an empty folder: %s', (_, listing) => expect(names(listing)).toEqual([]));
});

describe('hostile or none at all', () => {
  test.each([
    ['a page that asks for a password', '<html><title>Zaloguj się</title><form>'],
    ['a page that names a slip', `<html><title>404</title>${A}`],
    ['nothing', ''],
    ['JSON of another kind', `{"name":"${A}"}`],
    ['a list of something else', `["${A}"]`],
    ['JSON without an end', `[{"name":"${A}","type":"file"}`],
  ])('%s is not a folder', (_, listing) => expect(names(listing)).toBe('not-a-listing'));

  test.each([
    '../../etc/passwd',
    'https://evil.example/',
    `..%2f${A}.html`,
    `x${A}`,
    `${A}x`,
    `${A}.part`,
    A.toUpperCase(),
    A.replace('-v1', '-v0'),
    A.replace('-v1', '-v1234'),
    'javascript:alert(1)',
  ])('a name that is not ours is left out: %s', (href) => expect(names(dav(href))).toEqual([]));

  test('of an address on another server nothing but the name is taken', () => {
    expect(names(dav(`https://evil.example/x/${A}?y#z`, `//evil.example/${A}`))).toEqual([A]);
  });

  test('entities, comments, nesting without end: nothing is expanded, nothing hangs', () => {
    const bomb = `<!DOCTYPE x [<!ENTITY a "${'&b;'.repeat(400)}"><!ENTITY b "${A}x">]>${dav('&a;')}`;
    expect(names(bomb)).toEqual([]);
    expect(names(`<multistatus>${'<href>'.repeat(500_000)}`)).toEqual([]);
    expect(names(`<multistatus>${'0'.repeat(MOST_LISTING - 100)}`)).toEqual([]);
    expect(names('['.repeat(1_000_000))).toBe('not-a-listing');
  });

  test('too long, or too many', () => {
    expect(names(`<multistatus>${' '.repeat(MOST_LISTING)}`)).toBe('too-large');
    const many = (n: number) =>
      dav(...Array.from({ length: n }, (_, i) => `/d/${i.toString(16).padStart(16, '0')}-v1.slip`));
    expect(names(many(MOST_FILES))).toHaveLength(MOST_FILES);
    expect(names(many(MOST_FILES + 1))).toBe('too-large');
  });
});
