import type { DuplicateRules } from './duplicateRules.ts';
import type { TableRules } from './tableRules.ts';

/**
 * A regulation as data, one member for each kind of game, told apart by `mode`. A game keeps its own frozen copy. Logic
 * never compares `id`: what differs between regulations is a value, and what a value cannot say is a union keyed by
 * `kind`.
 */
export type Rules = TableRules | DuplicateRules;
