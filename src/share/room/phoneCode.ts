import type { Placement } from '../../domain/board/placement.ts';
import type { TileLanguage } from '../../domain/tiles/language.ts';
import { TILE_SETS, type TileSet } from '../../domain/tiles/tileSet.ts';
import type { Millis } from '../../domain/units.ts';
import { as, nothing, type Packing, record, shortOr, upTo, within } from '../bits/packing.ts';
import { sealedCode } from '../bits/sealedCode.ts';
import { placementPacking } from '../duplicate/placementPacking.ts';
import { tileLanguage } from '../slip/fields.ts';
import { gameName } from './turnCode.ts';

/* All moves of one phone, as one code for the referee after the game. */

export type PhoneMove = {
  readonly n: number;
  readonly placement: Placement;
  /** By so much it was noted after the time, by the phone's own clock; 0: in time. */
  readonly late: Millis;
};

export type PhoneMoves = {
  readonly game: string;
  readonly number: number;
  readonly language: TileLanguage;
  /** At most two for each move: the last in time, and a later one. */
  readonly moves: readonly PhoneMove[];
};

const SECOND: Millis = 1_000;
/** What is later is as good as this. */
export const MOST_LATE: Millis = 3_600_000;
export const MOST_PHONE_MOVES = 127;
/** Read from a phone's screen by another phone. */
export const MOST_PHONE_LINK = 1_180;

const late: Packing<Millis> = shortOr(
  (span) => span === 0,
  nothing<number>(0),
  as(
    within(1, MOST_LATE / SECOND),
    (span) => Math.ceil(span / SECOND),
    (whole) => whole * SECOND,
  ),
);

const moveOf = (set: TileSet): Packing<PhoneMove> =>
  record<PhoneMove>({ n: within(1, 1_000), placement: placementPacking(set), late });

/** `a1.…` */
export const phoneCode = sealedCode<PhoneMoves, 'not-a-phone'>({
  sign: 'a',
  format: 1,
  // The order is the format.
  body: record<PhoneMoves>({
    game: gameName,
    number: within(1, 9_999),
    language: tileLanguage,
    moves: ({ language }) => upTo(MOST_PHONE_MOVES, moveOf(TILE_SETS[language])),
  }),
  mostBytes: 1_100,
  none: 'not-a-phone',
});
