import type { Placement } from '../../domain/board/placement.ts';
import { readSquare, SQUARES, writeSquare } from '../../domain/board/square.ts';
import type { Partiar, PartiarMove } from '../../domain/duplicate/partiar.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import { BLANK, TILE_SETS, type TileSet } from '../../domain/tiles/tileSet.ts';
import { fromBase64url, toBase64url } from '../bits/base64url.ts';
import { type BitTrouble, bitReader, bitWriter } from '../bits/bits.ts';
import { crc16 } from '../bits/crc16.ts';
import { joined } from '../bits/joined.ts';
import {
  as,
  between,
  flag,
  nothing,
  oneOf,
  orNull,
  type Packing,
  record,
  shortOr,
  subset,
  text,
  upTo,
  within,
  zeroIsNull,
} from '../bits/packing.ts';
import { tileLanguage } from '../slip/fields.ts';
import { shortText } from '../text/text.ts';

/* A participant's sheet as a link: all of it behind `#`, so that no server sees it and none is needed. */

export type PartiarError =
  | { readonly why: 'too-long'; readonly most: number; readonly got: number }
  | { readonly why: 'not-a-partiar' }
  | { readonly why: 'newer-version'; readonly known: number; readonly got: number }
  | { readonly why: 'damaged' }
  | { readonly why: 'too-much' }
  | BitTrouble;

/** Shown on a large screen: a code of version 28-M is read there. */
export const MOST_PARTIAR_LINK = 1_180;
const MOST_TEXT = 4_000;
const MOST_BYTES = 1_100;
const MOST_MOVES = 63;
const MOST_EVENT = 48;
const MOST_NAME = 63;
const MOST_WORDS = 40;
const MOST_PEOPLE = 400;
const MOST_POINTS = 4_000;
const MOST_SUM = 100_000;
/** Hundredths: penalties may cost more than a short game was worth. */
const MOST_PERCENTAGE = 100_000;
const BLANK_PLACE = 63;
const FORMAT = 1;
const HEAD = 3;

/** What may be left out of a long game, first to go first. */
const DETAILS = ['racks', 'board'] as const;
type Detail = (typeof DETAILS)[number];
type Sent = { readonly leftOut: readonly Detail[] } & Partiar;

/** Null where the game is longer than any code. */
export function partiarLink(partiar: Partiar, base: string): string | null {
  if (partiar.moves.length > MOST_MOVES) return null;
  const clean = cleaned(partiar);
  for (const leftOut of [[], ['racks'], ['racks', 'board']] satisfies Detail[][]) {
    const to = bitWriter();
    body.write(to, { leftOut, ...clean });
    const link = `${base}#p${FORMAT}.${toBase64url(sealed(to.bytes()))}`;
    if (link.length <= MOST_PARTIAR_LINK) return link;
  }
  return null;
}

/** Reads a sheet from a link, or from what stands behind `#`; never throws. */
export function readPartiarText(source: string): Result<Partiar, PartiarError> {
  if (source.length > MOST_TEXT) return fail({ why: 'too-long', most: MOST_TEXT, got: source.length });
  const [, format = '', code = ''] = /(?:^|[#\s])p(\d{1,3})\.([\w-]{8,2000})/.exec(source) ?? [];
  if (format === '' || format === '0') return fail({ why: 'not-a-partiar' });
  if (Number(format) > FORMAT) return fail({ why: 'newer-version', known: FORMAT, got: Number(format) });
  const bytes = fromBase64url(code);
  return bytes ? decodePartiar(bytes) : fail({ why: 'damaged' });
}

export const looksLikePartiar = (source: string): boolean =>
  source.length <= MOST_TEXT && /(?:^|[#\s])p\d{1,3}\./.test(source);

export function decodePartiar(bytes: Uint8Array): Result<Partiar, PartiarError> {
  if (bytes.length > MOST_BYTES) return fail({ why: 'too-long', most: MOST_BYTES, got: bytes.length });
  const [format = 0, high = 0, low = 0] = bytes;
  if (bytes.length < HEAD || format === 0) return fail({ why: 'not-a-partiar' });
  if (format > FORMAT) return fail({ why: 'newer-version', known: FORMAT, got: format });
  const packed = bytes.slice(HEAD);
  if (crc16(joined(Uint8Array.of(format), packed)) !== high * 256 + low) return fail({ why: 'damaged' });
  const from = bitReader(packed);
  const { leftOut: _, ...partiar } = body.read(from, 'partiar');
  const trouble = from.trouble();
  if (trouble) return fail(trouble);
  return from.rest() > 0 ? fail({ why: 'too-much' }) : ok(partiar);
}

function sealed(packed: Uint8Array): Uint8Array<ArrayBuffer> {
  const sum = crc16(joined(Uint8Array.of(FORMAT), packed));
  return joined(Uint8Array.of(FORMAT, sum >> 8, sum & 255), packed);
}

function cleaned(partiar: Partiar): Partiar {
  return {
    ...partiar,
    event: shortText(partiar.event, MOST_EVENT),
    name: shortText(partiar.name, MOST_NAME),
    points: clamped(partiar.points, MOST_SUM),
    percentage: clamped(partiar.percentage, MOST_PERCENTAGE),
    moves: partiar.moves.map((move) => ({ ...move, words: shortText(move.words, MOST_WORDS) })),
  };
}

const clamped = (value: number, most: number) => Math.max(-most, Math.min(most, value));

const points = shortOr(
  (value) => value >= 0 && value <= 127,
  within(0, 127),
  within(-MOST_POINTS, MOST_POINTS),
);
const place = zeroIsNull(within(0, MOST_PEOPLE));

/** A small letter, or a blank that nobody named: by its place in the alphabet. */
const letterOf = (set: TileSet): Packing<string> =>
  as(
    record<{ readonly place: number; readonly blank: boolean }>({
      place: within(0, BLANK_PLACE),
      blank: ({ place: at }) => (at === BLANK_PLACE ? nothing(false) : flag),
    }),
    (sign) => ({
      place: sign === BLANK ? BLANK_PLACE : set.alphabet.indexOf(sign.toUpperCase()),
      blank: sign !== sign.toUpperCase(),
    }),
    ({ place: at, blank }, refuse) => {
      if (at === BLANK_PLACE) return BLANK;
      const letter = set.alphabet[at] ?? set.alphabet[refuse()]!;
      return blank ? letter.toLowerCase() : letter;
    },
  );

const placementOf = (set: TileSet): Packing<Placement> =>
  as(
    record<{ readonly at: number; readonly down: boolean; readonly word: readonly string[] }>({
      at: within(0, SQUARES - 1),
      down: flag,
      word: between(1, 15, letterOf(set)),
    }),
    ({ at, down = false, word }) => ({ at: readSquare(at) ?? 0, down, word: [...word.normalize('NFC')] }),
    ({ at, down, word }) => ({
      at: writeSquare(at),
      word: word.join(''),
      ...(down ? { down } : {}),
    }),
  );

const isSame = (one: Placement | null, other: Placement | null) =>
  one?.at === other?.at && (one?.down ?? false) === (other?.down ?? false) && one?.word === other?.word;

function moveOf(set: TileSet, leftOut: readonly Detail[]): Packing<PartiarMove> {
  const placement = orNull(placementOf(set));
  return record<PartiarMove>({
    rack: leftOut.includes('racks') ? nothing(null) : orNull(upTo(15, letterOf(set))),
    master: leftOut.includes('board') ? nothing(null) : placement,
    // Whoever laid what went on the board is told from the others by one bit.
    own: ({ master }) => shortOr((own) => master !== null && isSame(own, master), nothing(master), placement),
    words: ({ own }) => (own ? nothing('') : text(MOST_WORDS)),
    points,
    best: points,
    maximum: flag,
    invalid: flag,
  });
}

/** The order is the format. */
const body: Packing<Sent> = record<Sent>({
  leftOut: subset(DETAILS),
  event: text(MOST_EVENT),
  game: within(1, 100),
  number: within(1, 9_999),
  name: text(MOST_NAME),
  language: tileLanguage,
  naming: oneOf('letter-columns', 'letter-rows'),
  participants: within(1, MOST_PEOPLE),
  place,
  running: place,
  points: within(-MOST_SUM, MOST_SUM),
  maxima: within(0, MOST_MOVES),
  percentage: within(-MOST_PERCENTAGE, MOST_PERCENTAGE),
  sumOfBest: within(0, MOST_SUM),
  moves: ({ language, leftOut }) => upTo(MOST_MOVES, moveOf(TILE_SETS[language], leftOut)),
});
