import type { GameEntry } from '../domain/table/fact.ts';
import type { Journal } from './journal.ts';
import { withTimeout } from './patience.ts';
import { chainOf, FIRST_SUM, type Logged, type Row, rowSum } from './row.ts';
import type { RowStore } from './rows.ts';

/** Where the latest fact is safe: in the database, only in the second copy, or nowhere but in memory. */
export type Safety = 'database' | 'copy' | 'memory';

export type Kept = {
  readonly safety: Safety;
  /** Why the database did not take it. `conflict`: another window has written this game. */
  readonly trouble: 'none' | 'full' | 'conflict' | 'broken';
};

export type LoadedGame<E extends Logged = GameEntry> = {
  readonly id: string;
  readonly entries: readonly E[];
  readonly unusable: number;
};

const RETRIES: readonly number[] = [50, 200];
/** Rows in one transaction: a large tournament from a file must not look like a database that hangs. */
const TOGETHER = 500;

/** Both copies of every game, and the repair of one by the other. The same for the log of a tournament. */
export function openVault<E extends Logged = GameEntry>(
  rows: RowStore<E>,
  journal: Journal<E>,
  wait: (ms: number) => Promise<void>,
) {
  const histories = new Map<string, Row<E>[]>();
  /** How many rows of a game the database is known to have. */
  const stored = new Map<string, number>();
  /** Games with rows in the database that cannot be used: they would stand in the way of what is played on. */
  const damaged = new Set<string>();
  let queue: Promise<unknown> = Promise.resolve();

  const inOrder = <T>(work: () => Promise<T>): Promise<T> => {
    const result = queue.then(work, work);
    queue = result.catch(() => undefined);
    return result;
  };

  /** Brings the database up to what is in memory; what was recorded at once is there at once or not at all. */
  const flush = async (game: string, inCopy: boolean): Promise<Kept> => {
    const all = histories.get(game) ?? [];
    for (let attempt = 0; ; attempt += 1) {
      try {
        if (damaged.has(game) && (stored.get(game) ?? 0) < all.length) {
          await withTimeout(rows.cut(game, stored.get(game) ?? 0), wait);
          damaged.delete(game);
        }
        for (let seq = stored.get(game) ?? 0; seq < all.length; seq = stored.get(game) ?? 0) {
          const some = all.slice(seq, seq + TOGETHER);
          const count = await withTimeout(rows.add(some), wait);
          stored.set(game, seq + some.length);
          if (count < seq + some.length) await rewrite();
        }
        return { safety: 'database', trouble: 'none' };
      } catch (error) {
        const trouble = troubleOf(error);
        if (trouble === 'conflict' && (await adopt(game))) continue;
        const pause = RETRIES[attempt];
        if (trouble !== 'broken' || pause === undefined) {
          return { safety: inCopy ? 'copy' : 'memory', trouble };
        }
        rows.drop();
        await wait(pause);
      }
    }
  };

  /** Somebody has cleared the site's data: every game that this page knows is written anew. */
  const rewrite = async (): Promise<void> => {
    stored.clear();
    for (const game of histories.keys()) {
      // The row by which it was found out is there already, and would be in the way.
      damaged.add(game);
      await flush(game, false);
    }
  };

  /** A row that is there already may be our own, written just before the answer was lost. */
  const adopt = async (game: string): Promise<boolean> => {
    const known = await withTimeout(rows.all(), wait).catch(() => []);
    const mine = histories.get(game) ?? [];
    const there = known.filter((row) => row.log === game);
    const before = stored.get(game) ?? 0;
    const same = there.every((row) => mine[row.seq]?.sum === row.sum);
    const whole = chainOf(game, [there]).rows.length;
    if (!same || whole <= before) return false;
    stored.set(game, whole);
    return true;
  };

  const forget = (game: string): void => {
    journal.remove(game);
    histories.delete(game);
    stored.delete(game);
    damaged.delete(game);
  };

  const readAll = async (): Promise<readonly Row<E>[] | null> => {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await withTimeout(rows.all(), wait);
      } catch {
        const pause = RETRIES[attempt];
        if (pause === undefined) return null;
        rows.drop();
        await wait(pause);
      }
    }
  };

  return {
    /** Every game of both places. A database that does not answer leaves the second copies. */
    async load(): Promise<{ readonly games: readonly LoadedGame<E>[]; readonly databaseAnswers: boolean }> {
      const fromDatabase = await readAll();
      const copies = journal.all();
      const ids = new Set([...(fromDatabase ?? []).map(({ log: game }) => game), ...copies.keys()]);
      const byGame = new Map<string, Row<E>[]>();
      for (const row of fromDatabase ?? []) {
        const known = byGame.get(row.log);
        if (known) known.push(row);
        else byGame.set(row.log, [row]);
      }
      const games: LoadedGame<E>[] = [];
      for (const id of ids) {
        const inDatabase = byGame.get(id) ?? [];
        const history = chainOf(id, [inDatabase, copies.get(id) ?? []]);
        histories.set(id, [...history.rows]);
        const usable = chainOf(id, [inDatabase]).rows.length;
        stored.set(id, usable);
        if (usable < inDatabase.length) damaged.add(id);
        if (history.rows.length === 0) continue;
        games.push({ id, entries: history.rows.map(({ entry }) => entry), unusable: history.unusable });
      }
      return { games, databaseAnswers: fromDatabase !== null };
    },

    /** Adds facts to a game. The second copy is written before this returns. */
    add(game: string, ...entries: readonly E[]): Promise<Kept> {
      const history = histories.get(game) ?? [];
      histories.set(game, history);
      for (const entry of entries) {
        const before = history.at(-1)?.sum ?? FIRST_SUM;
        history.push({ log: game, seq: history.length, entry, sum: rowSum(before, entry) });
      }
      const inCopy = journal.write(game, history);
      return inOrder(() => flush(game, inCopy));
    },

    /** Tries again to bring a game into the database. */
    heal(game: string): Promise<Kept> {
      const inCopy = journal.write(game, histories.get(game) ?? []);
      return inOrder(() => flush(game, inCopy));
    },

    /**
     * Reads a game anew that another window has written. What this window could not write is given up only with
     * `discard`; without it, and with something still unwritten, the answer is null, as for a game that is not there.
     */
    reread(game: string, discard: boolean): Promise<LoadedGame<E> | null> {
      return inOrder(async () => {
        const unwritten = () => (histories.get(game)?.length ?? 0) > (stored.get(game) ?? 0);
        if (unwritten() && !discard) return null;
        const known = await withTimeout(rows.all(), wait).catch(() => null);
        // Something may have been recorded while the database was being read.
        if (!known || (unwritten() && !discard)) return null;
        const there = known.filter((row) => row.log === game);
        const history = chainOf(game, [there]);
        if (history.rows.length === 0) return null;
        histories.set(game, [...history.rows]);
        stored.set(game, history.rows.length);
        journal.write(game, history.rows);
        return { id: game, entries: history.rows.map(({ entry }) => entry), unusable: history.unusable };
      });
    },

    /** Looks whether the database still has what it took; if it was cleared under us, writes everything anew. */
    check(game: string): Promise<Kept> {
      return inOrder(async () => {
        const count = await withTimeout(rows.count(game), wait).catch(() => {
          rows.drop();
          return withTimeout(rows.count(game), wait).catch(() => null);
        });
        const all = histories.get(game) ?? [];
        const has = stored.get(game) ?? 0;
        const cleared = count !== null && count < has;
        const inCopy = (!cleared && has === all.length) || journal.write(game, all);
        if (cleared) await rewrite();
        return flush(game, inCopy);
      });
    },

    /** A finished game that the database has needs no second copy. */
    release(game: string): void {
      if (stored.get(game) === histories.get(game)?.length) journal.remove(game);
    },

    /** Out of both places. Where the database does not do it, this rejects and everything is as it was. */
    async remove(game: string): Promise<void> {
      const away = () => withTimeout(rows.remove(game), wait);
      await inOrder(() =>
        away().catch(() => {
          rows.drop();
          return away();
        }),
      );
      forget(game);
    },

    /** Takes back a game that the database did not take; added once more, it must not follow its own rows. */
    forget,
  };
}

export type Vault<E extends Logged = GameEntry> = ReturnType<typeof openVault<E>>;

function troubleOf(error: unknown): Kept['trouble'] {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'ConstraintError') return 'conflict';
  return name === 'QuotaExceededError' ? 'full' : 'broken';
}
