import type { GameEntry } from '../domain/table/fact.ts';
import type { Logged } from './row.ts';

/**
 * What is known of a log without reading it: a cache, written together with the row that it follows from. `count` and
 * `sum` are of the last row it knows; where the rows say otherwise, they are right.
 */
export type Head<H> = {
  readonly log: string;
  readonly count: number;
  readonly sum: number;
  readonly version: number;
  readonly about: H;
  /** The log came from a file, and nothing was added to it here. */
  readonly foreign?: true;
};

/** How the owner of the logs describes one. Another `version`, and every head is made anew. */
export type Heading<E extends Logged = GameEntry, H = unknown> = {
  readonly version: number;
  readonly describe: (log: string, entries: readonly E[]) => H;
};

/** Where a log ends in the database: how many rows there are, and the checksum of the last. */
export type LogEnd = { readonly count: number; readonly sum: number };

/** What comes out of storage may be anything. */
export function fits<H>(head: Head<H> | undefined, end: LogEnd, version: number): head is Head<H> {
  return head?.version === version && head.count === end.count && head.sum === end.sum;
}
