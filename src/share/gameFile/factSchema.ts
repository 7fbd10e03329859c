import * as v from 'valibot';
import type { StoredRules } from '../../domain/rules/complete.ts';
import { PRESETS, presetById } from '../../domain/rules/presets.ts';
import { withChanges } from '../../domain/rules/withChanges.ts';
import { EARLY_ENDS, type Fact, type GameFact, type Player } from '../../domain/table/fact.ts';
import { drawResult } from '../../domain/tiles/startingDraw.ts';
import { TILE_SETS } from '../../domain/tiles/tileSet.ts';
import { DAY, MOST_CLUB, MOST_NAME, type Seat } from '../../domain/units.ts';
import { exactly } from './exact.ts';
import { cleanTextSchema, fingerprintSchema, integerIn, rulesSchema } from './ruleSchema.ts';

const MOST_FACTS = 5_000;

const seat = integerIn(0, 3);
const points = integerIn(-10_000, 10_000);
const tiles = integerIn(-100, 100);
const words = v.pipe(v.array(cleanTextSchema(40)), v.maxLength(16));
const perSeat = <T extends v.GenericSchema>(item: T) => v.pipe(v.array(item), v.maxLength(4));
const maybe = v.exactOptional;

const nameAlone = v.pipe(
  cleanTextSchema(MOST_NAME),
  v.transform((name) => ({ name })),
);
const withClub = exactly<Player>()(
  v.strictObject({ name: cleanTextSchema(MOST_NAME), club: maybe(cleanTextSchema(MOST_CLUB)) }),
);
/** Not a union, which could only say that neither fits. */
const player: v.GenericSchema<unknown, Player> = v.lazy((given) =>
  typeof given === 'string' ? nameAlone : withClub,
);

const lexicon = v.strictObject({
  name: cleanTextSchema(80),
  edition: maybe(cleanTextSchema(80)),
  id: maybe(cleanTextSchema(40)),
  fingerprint: maybe(fingerprintSchema),
});

const placement = v.strictObject({
  at: cleanTextSchema(3),
  down: maybe(v.boolean()),
  word: cleanTextSchema(20),
});

const presetName = v.picklist(PRESETS.map(({ id }) => id));
const byName = v.pipe(
  presetName,
  v.transform((id): unknown => presetById(id)),
  rulesSchema,
);
const withOwnChanges = v.pipe(
  v.strictObject({ preset: presetName, with: v.optional(v.unknown(), {}) }),
  v.transform(({ preset, with: changes }) => withChanges(presetById(preset), changes)),
  rulesSchema,
);

/** A preset by name, a preset with changes, or a whole rule set; always a whole one once it is read. */
const rules: v.GenericSchema<unknown, StoredRules> = v.lazy((given) => {
  if (typeof given === 'string') return byName;
  return typeof given === 'object' && given !== null && 'preset' in given ? withOwnChanges : rulesSchema;
});

const startFields = v.strictObject({
  type: v.literal('start'),
  rules,
  players: v.pipe(v.array(player), v.maxLength(4)),
  first: maybe(seat),
  draw: maybe(v.pipe(v.array(perSeat(v.nullable(cleanTextSchema(4)))), v.maxLength(20))),
  consents: maybe(perSeat(seat)),
  table: maybe(cleanTextSchema(20)),
  round: maybe(cleanTextSchema(20)),
  game: maybe(integerIn(1, 100)),
  match: maybe(cleanTextSchema(64)),
  tournament: maybe(integerIn(0, 0xffff_ffff)),
  lexicon: maybe(lexicon),
  takeover: maybe(
    v.strictObject({
      scores: perSeat(points),
      bag: maybe(tiles),
      racks: maybe(perSeat(tiles)),
      left: maybe(perSeat(integerIn(-DAY, DAY))),
      exchanges: maybe(perSeat(integerIn(0, 100))),
      outOfTime: maybe(perSeat(seat)),
      run: maybe(v.pipe(v.array(v.picklist(['pass', 'loss', 'exchange', 'play'])), v.maxLength(40))),
      board: maybe(v.pipe(v.array(placement), v.maxLength(100))),
      lastMoves: maybe(perSeat(v.nullable(points))),
    }),
  ),
  lower: maybe(integerIn(0, 1)),
});

type StartFields = v.InferOutput<typeof startFields>;

/** Who begins is what the draw says, where nobody says otherwise. */
const start = v.pipe(
  startFields,
  v.transform((given) => ({ ...given, first: given.first ?? drawnFirst(given) ?? 0 })),
);

function drawnFirst({ rules: { language, startingDraw }, draw, players }: StartFields): Seat | null {
  const result = drawResult(TILE_SETS[language], startingDraw, draw ?? [], players.length);
  return result.kind === 'starts' ? result.seat : null;
}

/** A rack that says nothing would count as an empty one, and of two answers one would be passed over. */
const rackLeft = v.pipe(
  v.strictObject({
    type: v.literal('rack'),
    seat,
    letters: maybe(cleanTextSchema(40)),
    value: maybe(points),
  }),
  v.check(
    ({ letters, value }) => (letters === undefined) !== (value === undefined),
    'a rack with either letters or value',
  ),
);

const gameFact = v.variant('type', [
  start,
  v.strictObject({ type: v.literal('stop'), seat }),
  v.strictObject({
    type: v.literal('play'),
    seat,
    points,
    tiles: maybe(tiles),
    laid: maybe(cleanTextSchema(30)),
    words: maybe(words),
    bonus: maybe(points),
    bestWord: maybe(points),
    out: maybe(v.boolean()),
    placement: maybe(placement),
  }),
  v.strictObject({ type: v.literal('exchange'), seat, tiles, bagAtLeast: maybe(integerIn(0, 100)) }),
  v.strictObject({ type: v.literal('pass'), seat }),
  v.strictObject({
    type: v.literal('loss'),
    seat,
    announced: maybe(points),
    words: maybe(words),
    placement: maybe(placement),
  }),
  v.strictObject({
    type: v.literal('challenge'),
    by: seat,
    words,
    announced: maybe(points),
    placement: maybe(placement),
  }),
  v.strictObject({
    type: v.literal('verdict'),
    words: v.pipe(
      v.array(v.strictObject({ word: cleanTextSchema(40), valid: v.boolean() })),
      v.maxLength(16),
    ),
    source: v.picklist(['lexicon', 'referee']),
    lexicon: maybe(lexicon),
    reason: maybe(cleanTextSchema(200)),
  }),
  v.strictObject({ type: v.literal('timeout'), seat, by: maybe(v.literal('referee')) }),
  v.strictObject({
    type: v.literal('pause'),
    reason: maybe(cleanTextSchema(200)),
    adjourned: maybe(v.literal(true)),
  }),
  v.strictObject({ type: v.literal('resume') }),
  v.strictObject({
    type: v.literal('clock'),
    add: perSeat(integerIn(-DAY, DAY)),
    reason: cleanTextSchema(200),
  }),
  v.strictObject({
    type: v.literal('gap'),
    seat,
    cause: v.picklist(['sleep', 'away', 'clock-set', 'undo', 'stood']),
    span: integerIn(0, DAY),
    decision: v.picklist(['kept', 'given-back']),
  }),
  v.strictObject({ type: v.literal('penalty'), seat, points, reason: cleanTextSchema(200) }),
  v.strictObject({
    type: v.literal('finish'),
    how: v.picklist(EARLY_ENDS),
    seat: maybe(seat),
    reason: maybe(cleanTextSchema(200)),
  }),
  v.strictObject({ type: v.literal('accept'), seat }),
  rackLeft,
  v.strictObject({ type: v.literal('confirm'), seat }),
]);

const target = integerIn(0, MOST_FACTS);

/** One row without its moment. */
export const factSchema = exactly<Fact>()(
  v.variant('type', [
    gameFact,
    v.strictObject({
      type: v.literal('retract'),
      target,
      leaves: maybe(exactly<GameFact>()(gameFact)),
    }),
    v.strictObject({ type: v.literal('amend'), target, fact: exactly<GameFact>()(gameFact) }),
  ]),
);

export { MOST_FACTS };
