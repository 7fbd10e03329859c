import { fnv } from '../checksum.ts';
import { ADDED, type StoredRules } from './complete.ts';
import type { Rules } from './rules.ts';

/**
 * Two rule sets that play alike have the same mark: names and sources do not count, times do. The word list has a place
 * of its own in slips and cards. Phones of different versions compare these marks, so none may ever change.
 */
export function rulesMark({ name: _, sources: __, lexicon: ___, ...played }: StoredRules | Rules): number {
  return markWithDefaults(ADDED, played);
}

/** A value that equals its default is left out: it plays like rules from before the parameter existed. */
export function markWithDefaults(defaults: object, rules: object): number {
  const standard = new Map(Object.entries(defaults).map(([key, value]) => [key, sortedJson(value)]));
  const said = Object.entries(rules).filter(([key, value]) => standard.get(key) !== sortedJson(value));
  return fnv(sortedJson(Object.fromEntries(said)));
}

function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
