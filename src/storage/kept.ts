import type { GameEntry } from '../domain/table/fact.ts';
import type { Logged } from './row.ts';

/** Where the latest fact is safe: in the database, only in the second copy, or nowhere but in memory. */
export type Safety = 'database' | 'copy' | 'memory';

export type Kept = {
  readonly safety: Safety;
  /** Why the database did not take it. `conflict`: another window has written this log. */
  readonly trouble: 'none' | 'full' | 'conflict' | 'broken';
};

export type LoadedLog<E extends Logged = GameEntry> = {
  readonly id: string;
  readonly entries: readonly E[];
  readonly unusable: number;
};

/** A log as it is known without reading it all. */
export type KnownLog<H> = {
  readonly id: string;
  readonly about: H;
  readonly unusable: number;
  readonly foreign: boolean;
};
