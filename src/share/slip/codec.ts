import { everyOf } from '../../domain/exact.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import { isEarly } from '../../domain/table/earlyEnd.ts';
import type { Column, Decision } from '../../domain/table/finalScore.ts';
import type { End, RackValue } from '../../domain/table/state.ts';
import { BLANK, rackPoints, TILE_SETS, type TileSet } from '../../domain/tiles/tileSet.ts';
import type { Millis, Points, Seat } from '../../domain/units.ts';
import { type BitTrouble, bitReader, bitWriter } from '../bits/bits.ts';
import {
  among,
  as,
  between,
  each,
  nothing,
  orNull,
  type Packing,
  record,
  shortOr,
  subset,
  text,
  uint32,
  upTo,
  within,
  zeroIsNull,
} from '../bits/packing.ts';
import {
  anyLexicon,
  markedLexicon,
  namedLexicon,
  placeName,
  regulation,
  seatOf,
  tileLanguage,
} from './fields.ts';
import { LIMITS } from './limits.ts';
import {
  DETAILS,
  type Detail,
  type SlipEnd,
  type SlipLexicon,
  type SlipPayload,
  type SlipPlayer,
} from './payload.ts';
import { adjustmentOf, challengeOf, orZero, points, turnsOf } from './sheet.ts';

/* The order of these lists is the format: new members go to the end, nothing is taken out. */
const END_REASONS = everyOf<End['reason']>()(
  'out',
  'passes',
  'passes-and-losses',
  'scoreless',
  'time',
  'overtime',
  'resigned',
  'walkover',
  'abandoned',
  'agreed',
);
const DECISIONS = everyOf<Decision['by']>()(
  'points',
  'last-word',
  'overtime',
  'draw',
  'unknown',
  'resigned',
  'walkover',
  'abandoned',
  'agreed',
);
/** What format 1 can say: its three bits came before the early ends. */
const FIRST = { reasons: 6, decisions: 5, most: 7 };
const SECOND = { reasons: END_REASONS.length, decisions: DECISIONS.length, most: 15 };
const BLANK_PLACE = 63;

/**
 * Every format that was ever sent. Bytes of the first never change; what a later one adds is read from the first as
 * absent.
 */
const BODIES = {
  1: bodyOf(FIRST),
  2: bodyOf(SECOND),
  3: bodyOf(SECOND, markedLexicon),
  4: bodyOf(SECOND, anyLexicon, text(LIMITS.reason)),
} satisfies Readonly<Record<number, Packing<SlipPayload>>>;

function bodyOf(
  ends: typeof FIRST,
  lexicon: Packing<SlipLexicon> = namedLexicon,
  why: Packing<string> = nothing(''),
): Packing<SlipPayload> {
  return record<SlipPayload>({
    gameId: as(
      each(2, uint32),
      (id) => [id.slice(0, 8), id.slice(8)].map((half) => Number.parseInt(half, 16)),
      (halves) => halves.map((half) => half.toString(16).padStart(8, '0')).join(''),
    ),
    version: within(1, LIMITS.version),
    leftOut: subset(DETAILS),
    tournament: orNull(uint32),
    language: tileLanguage,
    regulation,
    lexicon: as(
      lexicon,
      (list) => list ?? { name: '', edition: '' },
      (list) => (list.name === '' ? null : list),
    ),
    table: placeName,
    round: placeName,
    game: within(1, LIMITS.game),
    startedAt: secondsAfter(0, uint32),
    endedAt: ({ startedAt }) => secondsAfter(startedAt, within(0, LIMITS.lasted)),
    players: ({ leftOut }) => between(1, LIMITS.seats, playerOf(leftOut)),
    turns: ({ leftOut, players }) =>
      leftOut.includes('turns')
        ? nothing(null)
        : as(
            turnsOf(players.length, leftOut),
            (turns) => turns ?? [],
            (turns) => turns,
          ),
    challenges: ({ players }) => upTo(LIMITS.challenges, challengeOf(players.length)),
    adjustments: ({ players, leftOut }) => upTo(LIMITS.adjustments, adjustmentOf(players.length, leftOut)),
    end: ({ players, leftOut }) =>
      as(
        record<Required<SlipEnd>>({
          reason: firstOf(END_REASONS, ends.reasons, ends.most),
          seat: ({ reason }) => (hasSeat(reason) ? someSeat(players.length) : nothing(null)),
          why: ({ reason }) => (isEarly(reason) && !leftOut.includes('reasons') ? why : nothing('')),
        }),
        (end) => ({ why: '', ...end }),
        ({ why: said, ...end }) => (said === '' ? end : { ...end, why: said }),
      ),
    racks: ({ players, language }) => each(players.length, orNull(rackOf(TILE_SETS[language]))),
    columns: (slip) => each(slip.players.length, (seat) => columnOf(seat, slip)),
    decision: ({ players }) => decisionOf(players.length, ends),
    confirmed: ({ players }) => subset(players.map((_, seat) => seat)),
  });
}

export type SlipFormat = keyof typeof BODIES;
/** The latest: what this app reads. */
export const SLIP_FORMAT: SlipFormat = 4;

/** The oldest format that can say all of it: phones from before then still read the slips of ordinary games. */
export function formatOf({ end, lexicon }: SlipPayload): SlipFormat {
  if (end.why) return 4;
  if (lexicon?.fingerprint) return 3;
  return isEarly(end.reason) ? 2 : 1;
}

/** Packs a slip. The payload must be within its limits, as `slipPayload` and `decodeBody` make it. */
export function encodeBody(slip: SlipPayload, format: SlipFormat = formatOf(slip)): Uint8Array<ArrayBuffer> {
  const to = bitWriter();
  BODIES[format].write(to, slip);
  return to.bytes();
}

/** Unpacks what a stranger may have written; whatever comes back is bounded and of the right shape. */
export function decodeBody(
  bytes: Uint8Array,
  format: SlipFormat,
): Result<SlipPayload, BitTrouble | { readonly why: 'too-much' }> {
  const from = bitReader(bytes);
  const slip = BODIES[format].read(from, 'slip');
  const trouble = from.trouble();
  if (trouble) return fail(trouble);
  return from.rest() > 0 ? fail({ why: 'too-much' }) : ok(slip);
}

function secondsAfter(start: Millis, span: Packing<number>): Packing<Millis> {
  return as(
    span,
    (moment) => (moment - start) / 1_000,
    (seconds) => start + seconds * 1_000,
  );
}

function playerOf(leftOut: readonly Detail[]): Packing<SlipPlayer> {
  return record<SlipPlayer>({
    name: text(leftOut.includes('long-names') ? LIMITS.shortName : LIMITS.name),
    club: leftOut.includes('clubs') ? nothing('') : text(LIMITS.club),
    number: zeroIsNull(within(0, LIMITS.number)),
  });
}

const WITH_SEAT: readonly End['reason'][] = ['out', 'overtime', 'resigned', 'walkover'];
const hasSeat = (reason: End['reason']) => WITH_SEAT.includes(reason);

/** One of the first so many of a list: the rest came later. */
const firstOf = <T extends string>(options: readonly [T, ...T[]], many: number, most: number) => {
  const [first, ...rest] = options;
  return among<T>([first, ...rest.slice(0, many - 1)], most);
};

const someSeat = (seats: number): Packing<Seat | null> =>
  as(
    seatOf(seats),
    (seat) => seat ?? 0,
    (seat) => seat,
  );

/** By letters, whose value is counted by the reader, or by value alone. */
function rackOf(set: TileSet): Packing<RackValue> {
  const letter = as<string, number>(
    within(0, BLANK_PLACE),
    (tile) => (tile === BLANK ? BLANK_PLACE : set.alphabet.indexOf(tile)),
    (place, refuse) =>
      place === BLANK_PLACE ? BLANK : (set.alphabet[place] ?? set.alphabet[refuse()] ?? BLANK),
  );
  return shortOr(
    ({ letters }) => letters !== null,
    as(
      upTo(LIMITS.rack, letter),
      ({ letters }) => letters ?? [],
      (letters) => ({ letters, value: rackPoints(set, letters) }),
    ),
    as(
      within(0, LIMITS.rackValue),
      ({ value }) => value,
      (value) => ({ letters: null, value }),
    ),
  );
}

const total = within(-LIMITS.sum, LIMITS.sum);
const sum = orZero(total);

/** What the turns say is not written twice. */
function columnOf(seat: Seat, { turns, adjustments }: SlipPayload): Packing<Column> {
  const counted = (lines: readonly Line[]) => (turns ? nothing(sumOf(lines, seat)) : sum);
  return record<Column>({
    moves: counted(turns ?? []),
    challenges: counted(adjustments.filter(({ cause }) => cause === 'failed-challenge')),
    referee: counted(adjustments.filter(({ cause }) => cause === 'referee')),
    carried: sum,
    time: sum,
    rackLost: sum,
    rackGained: sum,
    total,
  });
}

type Line = { readonly seat: Seat; readonly points: Points };

function sumOf(lines: readonly Line[], seat: Seat): Points {
  return lines.reduce((all, line) => (line.seat === seat ? all + line.points : all), 0);
}

function decisionOf(seats: number, ends: typeof FIRST): Packing<Decision> {
  return as(
    record<{
      readonly by: Decision['by'];
      readonly winner: Seat | null;
      readonly values: readonly (Points | null)[];
    }>({
      by: firstOf(DECISIONS, ends.decisions, ends.most),
      winner: orNull(seatOf(seats)),
      values: ({ by }) => (by === 'last-word' ? each(seats, orNull(points)) : nothing([])),
    }),
    (decision) => ({ values: [], ...decision }),
    ({ by, winner, values }, refuse) => {
      if (by === 'overtime' || by === 'resigned' || by === 'walkover') return { by, winner };
      if (by === 'draw' || by === 'unknown' || by === 'abandoned' || by === 'agreed') {
        if (winner !== null) refuse();
        return { by, winner: null };
      }
      if (winner === null) refuse();
      return by === 'points' ? { by, winner: winner ?? 0 } : { by, winner: winner ?? 0, values };
    },
  );
}
