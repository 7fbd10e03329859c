import * as v from 'valibot';
import type { DuplicateFact, DuplicateRow, Participant } from '../../domain/duplicate/fact.ts';
import { exactly } from '../gameFile/exact.ts';
import { cleanTextSchema, fingerprintSchema, integerIn } from '../gameFile/ruleSchema.ts';
import { duplicateRulesOf } from './duplicateRuleSchema.ts';

/** 300 devices, 27 moves, some of them sent more than once. */
export const MOST_DUPLICATE_FACTS = 50_000;

const maybe = v.exactOptional;
const number = integerIn(1, 9_999);
const n = integerIn(1, 1_000);
const points = integerIn(-10_000, 10_000);
const word = cleanTextSchema(40);
const words = v.pipe(v.array(word), v.maxLength(16));
const reason = cleanTextSchema(200);
const rack = cleanTextSchema(40);

const placement = v.strictObject({
  at: cleanTextSchema(3),
  down: maybe(v.boolean()),
  word: cleanTextSchema(20),
});

const participant = exactly<Participant>()(
  v.strictObject({
    number,
    name: cleanTextSchema(60),
    club: maybe(cleanTextSchema(80)),
    room: maybe(cleanTextSchema(40)),
    warnings: maybe(integerIn(0, 100)),
    excluded: maybe(v.boolean()),
  }),
);
const nameAlone = cleanTextSchema(60);

/** A list of names numbers its participants from 1. */
const participants: v.GenericSchema<unknown, Participant[]> = v.pipe(
  v.array(
    v.lazy(
      (given): v.GenericSchema<unknown, Participant | string> =>
        typeof given === 'string' ? nameAlone : participant,
    ),
  ),
  v.maxLength(400),
  v.transform((list) => list.map((one, i) => (typeof one === 'string' ? { number: i + 1, name: one } : one))),
);

const start = v.strictObject({
  type: v.literal('start'),
  rules: duplicateRulesOf,
  participants,
  lexicon: maybe(
    v.strictObject({
      name: cleanTextSchema(80),
      edition: maybe(cleanTextSchema(80)),
      id: maybe(cleanTextSchema(40)),
      fingerprint: maybe(fingerprintSchema),
    }),
  ),
  event: maybe(cleanTextSchema(80)),
  game: maybe(integerIn(1, 100)),
  series: maybe(cleanTextSchema(64)),
  entrants: maybe(integerIn(1, 1_000)),
  commitment: maybe(cleanTextSchema(64)),
});

const fact = v.variant('type', [
  start,
  v.strictObject({
    type: v.literal('draw'),
    rack,
    rejected: maybe(v.pipe(v.array(rack), v.maxLength(1_000))),
    random: maybe(v.boolean()),
  }),
  v.strictObject({ type: v.literal('move'), n: maybe(n), time: maybe(integerIn(1_000, 3_600_000)) }),
  v.strictObject({
    type: v.literal('answer'),
    participant: number,
    move: maybe(n),
    placement: maybe(placement),
    points: maybe(points),
    words: maybe(words),
    paper: maybe(v.boolean()),
    reason: maybe(reason),
  }),
  v.strictObject({
    type: v.literal('judged'),
    words: v.pipe(v.array(v.strictObject({ word, valid: v.boolean() })), v.maxLength(2_000)),
    by: v.picklist(['list', 'referee']),
    from: maybe(n),
    reason: maybe(reason),
  }),
  v.strictObject({
    type: v.literal('master'),
    placement: maybe(placement),
    points: maybe(points),
    by: maybe(v.literal('referee')),
    why: maybe(reason),
  }),
  v.strictObject({ type: v.literal('no-move') }),
  v.strictObject({ type: v.literal('pause'), afterMove: maybe(v.boolean()), reason: maybe(reason) }),
  v.strictObject({ type: v.literal('resume') }),
  v.strictObject({
    type: v.literal('warning'),
    participant: number,
    reason: maybe(reason),
    confirmed: maybe(
      v.variant('by', [
        v.strictObject({ by: v.literal('referee'), name: maybe(cleanTextSchema(60)) }),
        v.strictObject({ by: v.literal('players'), yes: integerIn(0, 1_000), of: integerIn(0, 1_000) }),
      ]),
    ),
  }),
  v.strictObject({ type: v.literal('penalty'), participant: number, points, reason }),
  v.strictObject({ type: v.literal('left'), participant: number }),
  v.strictObject({
    type: v.literal('objection'),
    move: n,
    word: maybe(word),
    valid: maybe(v.boolean()),
    participant: maybe(number),
    points: maybe(points),
    reason: maybe(reason),
  }),
  v.strictObject({
    type: v.literal('ended'),
    why: v.picklist(['no-move-possible', 'referee']),
    reason: maybe(reason),
  }),
  v.strictObject({ type: v.literal('reveal'), seed: cleanTextSchema(64) }),
]);

const target = integerIn(0, MOST_DUPLICATE_FACTS);

/** One row without its moment. */
export const duplicateFactSchema = exactly<DuplicateRow>()(
  v.variant('type', [
    fact,
    v.strictObject({ type: v.literal('retract'), target, leaves: maybe(exactly<DuplicateFact>()(fact)) }),
    v.strictObject({ type: v.literal('amend'), target, fact: exactly<DuplicateFact>()(fact) }),
  ]),
);
