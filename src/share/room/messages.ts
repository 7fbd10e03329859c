import * as v from 'valibot';
import type { Placement } from '../../domain/board/placement.ts';
import { BOARD_SIZE } from '../../domain/board/square.ts';
import { TILE_LANGUAGES } from '../../domain/tiles/language.ts';
import { cleanTextSchema, integerIn } from '../gameFile/ruleSchema.ts';
import type { Bytes } from './cryptography.ts';
import { KEY_TEXT } from './topics.ts';

const moment = integerIn(0, Number.MAX_SAFE_INTEGER);
const span = integerIn(0, 24 * 3_600_000);
const number = integerIn(1, 9_999);
const n = integerIn(1, 1_000);
const key = v.pipe(v.string(), v.regex(KEY_TEXT));
const gameId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

const placementSchema: v.GenericSchema<unknown, Placement> = v.strictObject({
  at: cleanTextSchema(3),
  down: v.exactOptional(v.boolean()),
  word: cleanTextSchema(20),
});

const clock = v.strictObject({ length: span, left: span, since: v.nullable(moment) });

/** What a player's screen needs to know, all of it at once: whoever comes late or back has nothing to catch up with. */
const scene = v.strictObject({
  /** The referee's clock when it was said. */
  now: moment,
  game: gameId,
  event: cleanTextSchema(80),
  round: integerIn(1, 100),
  language: v.picklist(TILE_LANGUAGES),
  naming: v.picklist(['letter-columns', 'letter-rows']),
  /** Tiles on a full rack. */
  size: integerIn(1, 20),
  /** Letters in the first word at least. */
  firstMove: integerIn(0, 20),
  forbidden: cleanTextSchema(40),
  semaphore: v.strictObject({ yellow: span, blinking: span, red: span }),
  phase: v.picklist(['drawing', 'ready', 'playing', 'over']),
  paused: v.boolean(),
  /** The move that is played or comes next. */
  n,
  rack: v.nullable(cleanTextSchema(40)),
  /** Racks that went back before this one. */
  rejected: integerIn(0, 1_000),
  /** A sign a square, row by row: a capital, a small letter for a blank, a dot where nothing lies. */
  board: v.pipe(
    v.string(),
    v.maxLength(2 * BOARD_SIZE ** 2),
    v.check((text) => [...text].length === BOARD_SIZE ** 2),
  ),
  /** What was laid last, without its points. */
  last: v.nullable(v.strictObject({ n, placement: v.nullable(placementSchema) })),
  clock: v.nullable(clock),
});

const roster = v.strictObject({
  people: v.pipe(v.array(v.strictObject({ number, name: cleanTextSchema(60) })), v.maxLength(400)),
});

/** Numbers that somebody has chosen. */
const taken = v.strictObject({ numbers: v.pipe(v.array(number), v.maxLength(400)) });

const time = v.strictObject({
  now: moment,
  /** The referee has closed the room. */
  closed: v.exactOptional(v.boolean()),
});

/** A player's game as a link's code (`share/duplicate/partiarLink.ts`); empty where it is too long for one. */
const sheet = v.strictObject({ game: gameId, code: v.pipe(v.string(), v.maxLength(1_200)) });

/** Words of a game that is over, as they were judged; `by`: how many laid it. */
const judged = v.pipe(
  v.array(v.strictObject({ word: cleanTextSchema(20), n, by: integerIn(0, 400) })),
  v.maxLength(600),
);
const words = v.strictObject({ game: gameId, invalid: judged, valid: judged });

/** What became of what a device says. Nothing about words, nothing about points. */
const said = v.strictObject({
  now: moment,
  claim: v.picklist(['none', 'yes', 'taken', 'unknown']),
  /** The last that was read of this device. */
  seq: moment,
  move: v.nullable(v.strictObject({ seq: moment, as: v.picklist(['taken', 'late', 'paused', 'refused']) })),
});

/** Everything a device has to say, each time: the last one counts. */
const says = v.strictObject({
  seq: moment,
  number: v.nullable(number),
  /** Which connection it is: the broker names it when it breaks. */
  line: moment,
  /** Is the page looked at? */
  here: v.boolean(),
  move: v.nullable(
    v.strictObject({
      seq: moment,
      game: gameId,
      n,
      placement: placementSchema,
      /** By the referee's clock, as far as the device knew it. */
      pressed: moment,
    }),
  ),
});

/** Left with the broker, which says it when the connection breaks. */
const gone = v.strictObject({ line: moment });

/** The beginning of a game's log as it lies in the room, for whoever takes over. */
const logHead = v.strictObject({
  parts: integerIn(1, 2_000),
  entries: integerIn(1, 50_000),
  seed: v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
  claims: v.pipe(v.array(v.strictObject({ number, device: key })), v.maxLength(400)),
});

export type Scene = v.InferOutput<typeof scene>;
export type Roster = v.InferOutput<typeof roster>;
export type Sheet = v.InferOutput<typeof sheet>;
export type OverWords = v.InferOutput<typeof words>;
export type Said = v.InferOutput<typeof said>;
export type Says = v.InferOutput<typeof says>;
export type SentMove = NonNullable<Says['move']>;
export type LogHead = v.InferOutput<typeof logHead>;

const decoder = new TextDecoder('utf-8', { fatal: true });
const encoder = new TextEncoder();

export const writeMessage = (message: unknown): Bytes => encoder.encode(JSON.stringify(message));

const reader =
  <T>(schema: v.GenericSchema<unknown, T>) =>
  (body: Uint8Array): T | null => {
    try {
      const read = v.safeParse(schema, JSON.parse(decoder.decode(body)));
      return read.success ? read.output : null;
    } catch {
      return null;
    }
  };

/** Null for what is none: a stranger may have written it. */
export const readScene = reader(scene);
export const readRoster = reader(roster);
export const readTaken = reader(taken);
export const readTime = reader(time);
export const readSheet = reader(sheet);
export const readOverWords = reader(words);
export const readSaid = reader(said);
export const readSays = reader(says);
export const readGone = reader(gone);
export const readLogHead = reader(logHead);
/** Rows of a log as they are in a game file, unread. */
export const readLogPart = reader(v.pipe(v.array(v.unknown()), v.maxLength(500)));
