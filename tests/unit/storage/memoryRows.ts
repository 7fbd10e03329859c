import type { GameEntry } from '../../../src/domain/table/fact.ts';
import type { Head, LogEnd } from '../../../src/storage/head.ts';
import type { KeyValue } from '../../../src/storage/journal.ts';
import type { Soundness } from '../../../src/storage/logGuard.ts';
import type { Logged, Row } from '../../../src/storage/row.ts';
import type { RowStore } from '../../../src/storage/rows.ts';

/** A database of rows in memory that can be told to fail. */
export class MemoryRows<E extends Logged = GameEntry, H = unknown> implements RowStore<E, H> {
  rows: Row<E>[] = [];
  headRows: Head<H>[] = [];
  dropped = 0;
  failures: Error[] = [];
  /** Takes the row but loses the answer. */
  loseAnswer = false;

  all = async () => {
    this.#mayFail();
    return [...this.rows];
  };

  of = async (log: string) => {
    this.#mayFail();
    return this.rows.filter((row) => row.log === log);
  };

  add = async (added: readonly Row<E>[], head: Head<H> | null = null) => {
    this.#mayFail();
    const last = added.at(-1)!;
    const there = (row: Row<E>) => this.rows.some(({ log, seq }) => log === row.log && seq === row.seq);
    if (added.some(there)) throw named('ConstraintError');
    this.rows.push(...added);
    if (head) this.headRows = [...this.headRows.filter(({ log }) => log !== head.log), head];
    const count = this.rows.filter(({ log, seq }) => log === last.log && seq <= last.seq).length;
    if (this.loseAnswer) {
      this.loseAnswer = false;
      throw named('AbortError');
    }
    return count;
  };

  count = async (log: string) => {
    this.#mayFail();
    return this.rows.filter((row) => row.log === log).length;
  };

  cut = async (log: string, seq: number) => {
    this.#mayFail();
    this.rows = this.rows.filter((row) => row.log !== log || row.seq < seq);
    this.headRows = this.headRows.filter((head) => head.log !== log);
  };

  remove = (log: string) => this.cut(log, 0);

  heads = async () => {
    this.#mayFail();
    return [...this.headRows];
  };

  ends = async () => {
    this.#mayFail();
    const ends = new Map<string, LogEnd>();
    for (const { log, sum } of this.rows.toSorted((a, b) => a.seq - b.seq)) {
      ends.set(log, { count: (ends.get(log)?.count ?? 0) + 1, sum });
    }
    return ends;
  };

  keepHead = async (log: string, head: Head<H> | null, count: number) => {
    this.#mayFail();
    if ((await this.count(log)) !== count) return;
    this.headRows = [...this.headRows.filter((one) => one.log !== log), ...(head ? [head] : [])];
  };

  /** A full disk: what is taken may be gone after a kill. */
  sound: Soundness = 'sound';
  soundness = async () => this.sound;

  drop = () => {
    this.dropped += 1;
  };

  #mayFail() {
    const failure = this.failures.shift();
    if (failure) throw failure;
  }
}

export function named(name: string): Error {
  return Object.assign(new Error(name), { name });
}

/** `localStorage` in memory, with a limit. */
export class MemoryStorage implements KeyValue {
  readonly #values = new Map<string, string>();
  full = false;

  get length() {
    return this.#values.size;
  }

  clear = () => this.#values.clear();
  key = (i: number) => [...this.#values.keys()][i] ?? null;
  getItem = (key: string) => this.#values.get(key) ?? null;
  removeItem = (key: string) => void this.#values.delete(key);
  setItem = (key: string, value: string) => {
    if (this.full) throw named('QuotaExceededError');
    this.#values.set(key, value);
  };
}

export const noWait = (ms: number): Promise<void> =>
  // Only the pauses between two tries pass at once; a time-out must never win against work that answers.
  ms > 300 ? new Promise(() => undefined) : Promise.resolve();
