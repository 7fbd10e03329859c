import type { TournamentEntry } from '../domain/tournament/fact.ts';
import { type Connection, openConnection, whole } from './connection.ts';
import type { KeyValue } from './journal.ts';
import type { LogGuard } from './logGuard.ts';
import { openPagedJournal } from './pagedJournal.ts';
import { openRows, type RowStore } from './rows.ts';
import { openSlips, rowsOf, SLIPS, type SlipStore } from './slips.ts';
import { openVault } from './vault.ts';

/** A database of its own: nothing that comes from strangers is near the games of this phone. */
const NAME = 'sprawdzam-tournaments';
const FACTS = 'facts';
const JOURNAL = 'sprawdzam.tournament.';

export function openTournaments(storage: KeyValue, wait: (ms: number) => Promise<void>, guard: LogGuard) {
  const connection = openConnection(
    NAME,
    1,
    (db) => {
      db.createObjectStore(FACTS, { keyPath: ['tournament', 'seq'] });
      db.createObjectStore(SLIPS, { keyPath: ['tournament', 'digest'] });
    },
    guard,
  );
  return tournamentStore(openTournamentRows(connection), openSlips(connection, storage, wait), storage, wait);
}

/** The logs of the tournaments. One that is removed takes its slips along, in one transaction: all or nothing. */
export function openTournamentRows(connection: Connection): RowStore<TournamentEntry> {
  return {
    ...openRows<TournamentEntry>(connection, FACTS, 'tournament'),
    remove: (id) =>
      connection.guard.write(async () => {
        const db = await connection.open();
        const transaction = db.transaction([FACTS, SLIPS], 'readwrite', { durability: 'strict' });
        const stores = [FACTS, SLIPS].map((store) => transaction.objectStore(store).delete(rowsOf(id)));
        await whole(transaction, Promise.all(stores));
      }),
  };
}

/** The log of a tournament is kept as a game's is; its slips lie beside it. */
export function tournamentStore(
  rows: RowStore<TournamentEntry>,
  slips: SlipStore,
  storage: KeyValue,
  wait: (ms: number) => Promise<void>,
) {
  const vault = openVault(rows, openPagedJournal<TournamentEntry>(storage, JOURNAL), wait);
  return {
    add: vault.add,
    heal: vault.heal,
    reread: vault.reread,
    release: vault.release,
    async load() {
      const [{ logs, databaseAnswers }, kept] = await Promise.all([vault.load(), slips.all()]);
      const tournaments = logs.map((one) => ({
        ...one,
        slips: kept.flatMap(({ tournament, digest, text }) =>
          tournament === one.id ? [{ digest, text }] : [],
        ),
      }));
      return { tournaments, databaseAnswers };
    },
    slips: async (id: string) => (await slips.of(id)).map(({ digest, text }) => ({ digest, text })),
    keepSlip: (tournament: string, digest: string, text: string) => slips.keep({ tournament, digest, text }),
    /** The second copies go last: where the database does not do it, this rejects and everything is as it was. */
    async remove(id: string): Promise<void> {
      await vault.remove(id);
      slips.forget(id);
    },
    /** Out of memory and the second places. */
    forget(id: string): void {
      vault.forget(id);
      slips.forget(id);
    },
  };
}
