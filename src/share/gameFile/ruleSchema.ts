import * as v from 'valibot';
import { completeRules, type StoredRules } from '../../domain/rules/complete.ts';
import { MOST_TITLE } from '../../domain/rules/rulesHead.ts';
import { RUN_REASONS, type TableRules, UNSEEN } from '../../domain/rules/tableRules.ts';
import { FINGERPRINT, MOST_EDITION, MOST_LIST_NAME } from '../../domain/rules/wantedLexicon.ts';
import { TILE_LANGUAGES } from '../../domain/tiles/language.ts';
import { cleanText } from '../text/text.ts';
import { exactly } from './exact.ts';

const HOUR = 3_600_000;

export const cleanTextSchema = (most: number) =>
  v.pipe(v.string(), v.maxLength(most), v.transform(cleanText));
export const integerIn = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

const span = integerIn(1_000, 24 * HOUR);
const settling = v.picklist(['nobody', 'opponent']);
const effect = v.picklist(['counts', 'breaks', 'ignored']);
const per = v.picklist(['challenge', 'word']);
const own = v.picklist(['own', 'nothing']);

const budgetTimeOut = v.variant('kind', [
  v.strictObject({ kind: v.literal('out'), mayChallenge: v.boolean(), restartsRuns: v.boolean() }),
  v.strictObject({
    kind: v.literal('penalty'),
    points: integerIn(0, 1_000),
    per: span,
    limit: v.nullable(span),
  }),
]);

const clock = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  v.strictObject({ kind: v.literal('budget'), time: v.nullable(span), settling, timeOut: budgetTimeOut }),
  v.strictObject({
    kind: v.literal('move'),
    time: span,
    timeOut: v.strictObject({ kind: v.literal('turn-over'), counts: v.picklist(['pass', 'loss']) }),
  }),
  v.strictObject({ kind: v.literal('shared'), time: span, settling }),
]);

const failed = v.variant('kind', [
  v.strictObject({ kind: v.literal('nothing') }),
  v.strictObject({ kind: v.literal('challenger-loses'), points: integerIn(0, 1_000), per }),
  v.strictObject({ kind: v.literal('mover-gains'), points: integerIn(0, 1_000), per }),
  v.strictObject({ kind: v.literal('lost-turn') }),
]);

const run = v.strictObject({
  reason: v.picklist(RUN_REASONS),
  length: v.variant('kind', [
    v.strictObject({ kind: v.literal('each'), turns: integerIn(1, 20) }),
    v.strictObject({ kind: v.literal('total'), turns: integerIn(1, 40), alone: integerIn(1, 40) }),
  ]),
  loss: effect,
  exchange: effect,
  passes: integerIn(0, 40),
});

export const fingerprintSchema = v.pipe(v.string(), v.regex(FINGERPRINT));

export const wantedLexicon = v.strictObject({
  name: cleanTextSchema(MOST_LIST_NAME),
  edition: v.exactOptional(cleanTextSchema(MOST_EDITION)),
  fingerprint: v.exactOptional(fingerprintSchema),
});

/** Checks rules written by a stranger, in any version. */
export const rulesSchema = exactly<StoredRules>()(
  v.strictObject({
    mode: v.literal('table'),
    id: cleanTextSchema(40),
    name: cleanTextSchema(MOST_TITLE),
    language: v.picklist(TILE_LANGUAGES),
    lexicon: v.exactOptional(v.nullable(wantedLexicon)),
    seats: v.strictObject({ min: integerIn(1, 4), max: integerIn(1, 4) }),
    games: integerIn(1, 20),
    clock,
    rack: integerIn(1, 15),
    bingo: integerIn(0, 1_000),
    firstMove: integerIn(1, 15),
    exchange: v.strictObject({ limit: v.nullable(integerIn(0, 100)), smallestBag: integerIn(0, 100) }),
    challenge: v.strictObject({ closes: v.picklist(['at-recording', 'at-next-stop']), failed }),
    runs: v.pipe(v.array(run), v.maxLength(8)),
    ending: v.strictObject({
      outNeedsAcceptance: v.boolean(),
      outGains: v.picklist(['others', 'others-twice', 'nothing']),
      othersLose: own,
      nobodyOut: own,
      outAlone: v.picklist(['as-usual', 'gains-nothing']),
    }),
    tieBreak: v.variant('kind', [
      v.strictObject({ kind: v.literal('draw') }),
      v.strictObject({ kind: v.literal('last-word'), by: v.picklist(['word', 'move']) }),
    ]),
    startingDraw: v.strictObject({
      blank: v.picklist(['first-letter', 'before-all', 'draw-again']),
      equal: v.picklist(['the-equal', 'everybody']),
    }),
    phoneConsent: v.boolean(),
    unseen: v.exactOptional(v.picklist(UNSEEN)),
    sources: v.pipe(v.array(cleanTextSchema(400)), v.maxLength(40)),
  }),
);

/** Rules of unknown origin and of any version; null if they are none. */
export function readRules(given: unknown): TableRules | null {
  const read = v.safeParse(rulesSchema, given);
  return read.success ? completeRules(read.output) : null;
}
