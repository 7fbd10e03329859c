import * as v from 'valibot';
import { DUPLICATE_PRESETS, duplicatePresetById } from '../../domain/rules/duplicatePresets.ts';
import { DUPLICATE_CRITERIA, type DuplicateRules, EQUAL_ORDERS } from '../../domain/rules/duplicateRules.ts';
import { MOST_TITLE } from '../../domain/rules/rulesHead.ts';
import { withChanges } from '../../domain/rules/withChanges.ts';
import { TILE_LANGUAGES } from '../../domain/tiles/language.ts';
import { exactly } from '../gameFile/exact.ts';
import { cleanTextSchema, integerIn, wantedLexicon } from '../gameFile/ruleSchema.ts';

const HOUR = 3_600_000;
const span = integerIn(0, HOUR);

/** Checks duplicate rules written by a stranger. */
const duplicateRulesSchema = exactly<DuplicateRules>()(
  v.strictObject({
    mode: v.literal('duplicate'),
    id: cleanTextSchema(40),
    name: cleanTextSchema(MOST_TITLE),
    language: v.picklist(TILE_LANGUAGES),
    lexicon: v.nullable(wantedLexicon),
    rack: integerIn(1, 15),
    bingo: integerIn(0, 1_000),
    games: integerIn(1, 20),
    time: v.strictObject({ move: integerIn(1_000, HOUR), joker: span }),
    semaphore: v.strictObject({ yellow: span, blinking: span, red: span }),
    rackCheck: v.pipe(
      v.array(
        v.strictObject({
          until: v.nullable(integerIn(1, 100)),
          vowels: integerIn(0, 15),
          consonants: integerIn(0, 15),
        }),
      ),
      v.maxLength(8),
    ),
    moves: v.nullable(integerIn(1, 100)),
    firstMove: integerIn(1, 15),
    master: v.picklist(['best-of-players', 'machine']),
    equals: v.pipe(v.array(v.picklist(EQUAL_ORDERS)), v.maxLength(EQUAL_ORDERS.length)),
    judgedByList: v.nullable(integerIn(0, 15)),
    forbiddenLetters: cleanTextSchema(30),
    points: v.picklist(['hidden', 'shown']),
    failures: integerIn(1, 100),
    warnings: v.strictObject({
      penalty: v.nullable(v.strictObject({ warning: integerIn(1, 20), points: integerIn(-1_000, 0) })),
      exclusion: v.nullable(integerIn(1, 20)),
      share: integerIn(0, 100),
    }),
    solo: integerIn(0, 1_000),
    tournamentPoints: v.variant('kind', [
      v.strictObject({ kind: v.literal('none') }),
      v.strictObject({
        kind: v.literal('places'),
        extra: v.pipe(v.array(integerIn(0, 100)), v.maxLength(20)),
      }),
    ]),
    criteria: v.pipe(v.array(v.picklist(DUPLICATE_CRITERIA)), v.maxLength(DUPLICATE_CRITERIA.length)),
    naming: v.picklist(['letter-columns', 'letter-rows']),
    sources: v.pipe(v.array(cleanTextSchema(400)), v.maxLength(40)),
  }),
);

const presetName = v.picklist(DUPLICATE_PRESETS.map(({ id }) => id));
const byName = v.pipe(
  presetName,
  v.transform((id): unknown => duplicatePresetById(id)),
  duplicateRulesSchema,
);
const withOwnChanges = v.pipe(
  v.strictObject({ preset: presetName, with: v.optional(v.unknown(), {}) }),
  v.transform(({ preset, with: changes }) => withChanges(duplicatePresetById(preset), changes)),
  duplicateRulesSchema,
);

/** A preset by name, a preset with changes, or a whole rule set; always a whole one once it is read. */
export const duplicateRulesOf: v.GenericSchema<unknown, DuplicateRules> = v.lazy((given) => {
  if (typeof given === 'string') return byName;
  return typeof given === 'object' && given !== null && 'preset' in given
    ? withOwnChanges
    : duplicateRulesSchema;
});
