/** Files that people choose by mistake. None of them has a word list in it that could be read. */
export const FOREIGN_KINDS = [
  'pdf',
  '7z',
  'rar',
  'tar',
  'office',
  'rtf',
  'html',
  'image',
  'packed-otherwise',
  'program-data',
] as const;
export type ForeignKind = (typeof FOREIGN_KINDS)[number];

export type FileKind = ForeignKind | 'compiled' | 'zip' | 'gzip' | 'dawg' | 'kwg' | 'text';

/** So many bytes of a file's beginning tell what it is. */
export const HEAD = 4_096;

type Sign = { readonly kind: FileKind; readonly bytes: string; readonly at?: number };

/** The first that fits. Characters stand for bytes. */
const SIGNS: readonly Sign[] = [
  { kind: 'compiled', bytes: 'SPRW' },
  { kind: 'zip', bytes: 'PK\x03\x04' },
  { kind: 'zip', bytes: 'PK\x05\x06' },
  { kind: 'gzip', bytes: '\x1f\x8b' },
  { kind: 'pdf', bytes: '%PDF' },
  { kind: '7z', bytes: '7z\xbc\xaf\x27\x1c' },
  { kind: 'rar', bytes: 'Rar!\x1a\x07' },
  { kind: 'tar', bytes: 'ustar', at: 257 },
  { kind: 'office', bytes: '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1' },
  { kind: 'rtf', bytes: '{\\rtf' },
  { kind: 'image', bytes: '\x89PNG' },
  { kind: 'image', bytes: '\xff\xd8\xff' },
  { kind: 'image', bytes: 'GIF8' },
  { kind: 'image', bytes: 'ftyp', at: 4 },
  { kind: 'image', bytes: 'WEBP', at: 8 },
  { kind: 'packed-otherwise', bytes: 'BZh' },
  { kind: 'packed-otherwise', bytes: '\xfd7zXZ' },
  { kind: 'packed-otherwise', bytes: '\x28\xb5\x2f\xfd' },
];

/** What a file is by its first bytes; graphs of other programs have no mark of their own, so that their name tells. */
export function fileKind(head: Uint8Array, name: string): FileKind {
  const sign = SIGNS.find(({ bytes, at = 0 }) => stands(head, bytes, at));
  if (sign) return sign.kind;
  if (/\.dawg$/i.test(name)) return 'dawg';
  if (/\.k[wb]g$/i.test(name)) return 'kwg';
  if (looksLikeHtml(head)) return 'html';
  return looksLikeText(head) ? 'text' : 'program-data';
}

function stands(head: Uint8Array, bytes: string, at: number): boolean {
  if (head.length < at + bytes.length) return false;
  for (let index = 0; index < bytes.length; index++) {
    if (head[at + index] !== bytes.charCodeAt(index)) return false;
  }
  return true;
}

function looksLikeHtml(head: Uint8Array): boolean {
  const beginning = String.fromCharCode(...head.subarray(0, 256)).toLowerCase();
  return /^[^\w<]*<(!doctype|!--|\?xml|(html|head|body|title|meta|div|p|pre|table|ul|ol|span|svg)\b)/.test(
    beginning,
  );
}

/** Of a text hardly a byte in thirty is a control character; UTF-16 has them inside its letters, and zeros to tell it. */
const MOST_CONTROLS = 30;

function looksLikeText(head: Uint8Array): boolean {
  const [first, second] = head;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  const zeros = [0, 0];
  let controls = 0;
  for (const [at, byte] of head.entries()) {
    if (byte === 0) zeros[at & 1]! += 1;
    else if (isControl(byte)) controls += 1;
  }
  const [even, odd] = [zeros[0]!, zeros[1]!];
  if (Math.max(even, odd) * 4 > head.length && Math.min(even, odd) * 16 < head.length) return true;
  return (controls + even + odd) * MOST_CONTROLS <= head.length + MOST_CONTROLS;
}

const isControl = (byte: number): boolean =>
  byte < 9 || (byte > 13 && byte < 32 && byte !== 27) || byte === 127;
