import * as v from 'valibot';
import type { TableRules } from '../../domain/rules/tableRules.ts';
import { cleanTextSchema, readRules } from './ruleSchema.ts';

const MOST_RULES = 100;
const MOST_NAMES = 40;

const switched = v.exactOptional(v.boolean());
const settings = v.object({
  language: v.exactOptional(v.nullable(v.picklist(['pl', 'en', 'sk']))),
  theme: v.exactOptional(v.picklist(['auto', 'light', 'dark', 'sunlight'])),
  sound: switched,
  vibration: switched,
  flash: switched,
  warnings: v.exactOptional(v.pipe(v.array(v.picklist([300, 60, 30, 10, 0])), v.maxLength(5))),
  layout: v.exactOptional(v.picklist(['facing', 'same-way'])),
  letterOrder: v.exactOptional(v.picklist(['alphabet', 'keyboard'])),
  showFailedWord: switched,
  judgeShowsWords: switched,
  names: v.exactOptional(v.pipe(v.array(cleanTextSchema(60)), v.maxLength(MOST_NAMES))),
});

/** What a copy says of the phone's settings. Which word list judges is left out: the list itself is not in the file. */
type KeptSettings = v.InferOutput<typeof settings>;

/** What belongs to the phone besides its games. */
export type Belongings = { readonly rules: readonly TableRules[]; readonly settings: KeptSettings | null };

/** Only what a copy may hold; more than that is left out. */
export function keptSettings(given: unknown): KeptSettings | null {
  const read = v.safeParse(settings, given);
  return read.success ? read.output : null;
}

/** From a file that anybody may have written: what is not rules or settings is nothing. */
export function readBelongings(rules: unknown, given: unknown): Belongings {
  const list = Array.isArray(rules) ? rules.slice(0, MOST_RULES) : [];
  return {
    rules: list.map(readRules).filter((one) => one !== null),
    settings: given === undefined ? null : keptSettings(given),
  };
}
