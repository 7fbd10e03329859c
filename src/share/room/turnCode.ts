import type { Placement } from '../../domain/board/placement.ts';
import { SQUARES, type SquareNaming } from '../../domain/board/square.ts';
import type { SemaphoreRule } from '../../domain/rules/duplicateRules.ts';
import type { TileLanguage } from '../../domain/tiles/language.ts';
import { TILE_SETS } from '../../domain/tiles/tileSet.ts';
import type { Millis } from '../../domain/units.ts';
import {
  as,
  between,
  each,
  oneOf,
  orNull,
  type Packing,
  record,
  text,
  uint32,
  upTo,
  within,
} from '../bits/packing.ts';
import { sealedCode } from '../bits/sealedCode.ts';
import { placementPacking, tilePacking } from '../duplicate/placementPacking.ts';
import { tileLanguage } from '../slip/fields.ts';

/* The move that is played, as a code from the referee's screen: whoever has scanned it needs no network to lay. */

/** One move of a duplicate game, as much of it as a player needs. */
export type Turn = {
  readonly game: string;
  readonly event: string;
  readonly round: number;
  readonly language: TileLanguage;
  readonly naming: SquareNaming;
  /** Tiles on a full rack. */
  readonly size: number;
  readonly firstMove: number;
  readonly forbidden: string;
  readonly semaphore: SemaphoreRule;
  readonly n: number;
  readonly rack: string;
  /** As in a scene: a sign a square, a dot where nothing lies. */
  readonly board: string;
  /** What was laid in the move before; null where nothing was. */
  readonly last: Placement | null;
  readonly length: Millis;
  /** When its time is up, by the referee's clock. */
  readonly until: Millis;
};

const SECOND: Millis = 1_000;
const HOUR = 3_600;
export const MOST_TURN_EVENT = 48;
const NOTHING = '.';

const seconds: Packing<Millis> = as(
  within(0, HOUR),
  (span) => Math.min(HOUR, Math.ceil(span / SECOND)),
  (whole) => whole * SECOND,
);

/** What a game is called on the device that leads it. */
export const gameName: Packing<string> = as(
  text(64),
  (game) => game,
  (game, refuse) => (/^[\w-]{1,64}$/.test(game) ? game : String(refuse())),
);

const joinedSigns = (list: Packing<readonly string[]>): Packing<string> =>
  as(
    list,
    (signs) => [...signs],
    (signs) => signs.join(''),
  );

const boardOf = (language: TileLanguage): Packing<string> =>
  joinedSigns(
    each(
      SQUARES,
      as(
        orNull(tilePacking(TILE_SETS[language])),
        (sign) => (sign === NOTHING ? null : sign),
        (sign) => sign ?? NOTHING,
      ),
    ),
  );

/** The order is the format. */
const body: Packing<Turn> = record<Turn>({
  game: gameName,
  event: text(MOST_TURN_EVENT),
  round: within(1, 100),
  language: tileLanguage,
  naming: oneOf('letter-columns', 'letter-rows'),
  size: within(1, 20),
  firstMove: within(0, 20),
  forbidden: ({ language }) => joinedSigns(upTo(40, tilePacking(TILE_SETS[language]))),
  semaphore: record<SemaphoreRule>({ yellow: seconds, blinking: seconds, red: seconds }),
  n: within(1, 1_000),
  rack: ({ language }) => joinedSigns(between(1, 20, tilePacking(TILE_SETS[language]))),
  board: ({ language }) => boardOf(language),
  last: ({ language }) => orNull(placementPacking(TILE_SETS[language])),
  length: seconds,
  until: as(
    uint32,
    (moment) => Math.ceil(moment / SECOND),
    (whole) => whole * SECOND,
  ),
});

/** `m1.…` */
export const turnCode = sealedCode<Turn, 'not-a-move'>({
  sign: 'm',
  format: 1,
  body,
  mostBytes: 600,
  none: 'not-a-move',
});
