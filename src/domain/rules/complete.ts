import type { TableRules } from './tableRules.ts';

/** The parameters that the first rules did not have. */
type Added = 'lexicon' | 'unseen';

/**
 * Each with the value that plays as was played without it. A new parameter is a field of its own at the top of the
 * rules, and stands here from the day it exists: rules that were stored or sent before it are read as they were meant,
 * and keep their mark. A field more in a group, such as the clock, would do neither: `tests/unit/domain/rules/groups.test.ts`
 * does not compile with one.
 */
export const ADDED: Pick<TableRules, Added> = { lexicon: null, unseen: 'count' };

/** Rules as some version stored them: what was added later may be missing. */
export type StoredRules = Omit<TableRules, Added> & Partial<Pick<TableRules, Added>>;

export function completeRules(stored: StoredRules): TableRules {
  return completed(ADDED, stored);
}

/** What is complete already stays the very same. */
export function completed<D extends object, S extends object>(defaults: D, stored: S): D & S {
  return hasAll(defaults, stored) ? stored : { ...defaults, ...stored };
}

function hasAll<D extends object, S extends object>(defaults: D, stored: S): stored is D & S {
  return Object.keys(defaults).every((key) => key in stored);
}
