import type { Placement } from '../../domain/board/placement.ts';
import type { Partiar, PartiarMove } from '../../domain/duplicate/partiar.ts';
import { ok, type Result } from '../../domain/result.ts';
import { TILE_SETS, type TileSet } from '../../domain/tiles/tileSet.ts';
import {
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
import { type SealedError, sealedCode } from '../bits/sealedCode.ts';
import { tileLanguage } from '../slip/fields.ts';
import { shortText } from '../text/text.ts';
import { placementPacking, tilePacking } from './placementPacking.ts';

/* A participant's sheet as a link: all of it behind `#`, so that no server sees it and none is needed. */

type PartiarError = SealedError<'not-a-partiar'>;

/** Shown on a large screen: a code of version 28-M is read there. */
export const MOST_PARTIAR_LINK = 1_180;
const MOST_BYTES = 1_100;
const MOST_MOVES = 63;
const MOST_EVENT = 48;
const MOST_NAME = 63;
const MOST_WORDS_PER_MOVE = 40;
const MOST_PEOPLE = 400;
const MOST_POINTS = 4_000;
const MOST_SUM = 100_000;
/** Hundredths: penalties may cost more than a short game was worth. */
const MOST_PERCENTAGE = 100_000;

/** What may be left out of a long game, first to go first. */
const DETAILS = ['racks', 'board'] as const;
type Detail = (typeof DETAILS)[number];
type Sent = { readonly leftOut: readonly Detail[] } & Partiar;

/** Null where the game is longer than any code. */
export function partiarLink(partiar: Partiar, base: string): string | null {
  if (partiar.moves.length > MOST_MOVES) return null;
  const clean = cleaned(partiar);
  for (const leftOut of [[], ['racks'], ['racks', 'board']] satisfies Detail[][]) {
    const link = `${base}#${code.write({ leftOut, ...clean })}`;
    if (link.length <= MOST_PARTIAR_LINK) return link;
  }
  return null;
}

/** Reads a sheet from a link, or from what stands behind `#`; never throws. */
export function readPartiarText(source: string): Result<Partiar, PartiarError> {
  const read = code.read(source);
  if (!read.ok) return read;
  const { leftOut: _, ...partiar } = read.value;
  return ok(partiar);
}

export const looksLikePartiar = (source: string): boolean => code.looksLike(source);

function cleaned(partiar: Partiar): Partiar {
  return {
    ...partiar,
    event: shortText(partiar.event, MOST_EVENT),
    name: shortText(partiar.name, MOST_NAME),
    points: clamped(partiar.points, MOST_SUM),
    percentage: clamped(partiar.percentage, MOST_PERCENTAGE),
    moves: partiar.moves.map((move) => ({ ...move, words: shortText(move.words, MOST_WORDS_PER_MOVE) })),
  };
}

const clamped = (value: number, most: number) => Math.max(-most, Math.min(most, value));

const points = shortOr(
  (value) => value >= 0 && value <= 127,
  within(0, 127),
  within(-MOST_POINTS, MOST_POINTS),
);
const place = zeroIsNull(within(0, MOST_PEOPLE));

const isSame = (one: Placement | null, other: Placement | null) =>
  one?.at === other?.at && (one?.down ?? false) === (other?.down ?? false) && one?.word === other?.word;

function moveOf(set: TileSet, leftOut: readonly Detail[]): Packing<PartiarMove> {
  const placement = orNull(placementPacking(set));
  // The format has no place for what is still undecided: where it is decided, the sheet is another one.
  return record<Omit<PartiarMove, 'unjudged'>>({
    rack: leftOut.includes('racks') ? nothing(null) : orNull(upTo(15, tilePacking(set))),
    master: leftOut.includes('board') ? nothing(null) : placement,
    // Whoever laid what went on the board is told from the others by one bit.
    own: ({ master }) => shortOr((own) => master !== null && isSame(own, master), nothing(master), placement),
    words: ({ own }) => (own ? nothing('') : text(MOST_WORDS_PER_MOVE)),
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

const code = sealedCode<Sent, 'not-a-partiar'>({
  sign: 'p',
  format: 1,
  body,
  mostBytes: MOST_BYTES,
  none: 'not-a-partiar',
});
