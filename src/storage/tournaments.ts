import type { TournamentEntry } from '../domain/tournament/fact.ts';
import { openConnection } from './connection.ts';
import { type KeyValue, openJournal } from './journal.ts';
import { openRows, type RowStore } from './rows.ts';
import { openSlips, type SlipStore } from './slips.ts';
import { openVault } from './vault.ts';

/** A database of its own: nothing that comes from strangers is near the games of this phone. */
const NAME = 'sprawdzam-tournaments';
const JOURNAL = 'sprawdzam.tournament.';

export function openTournaments(storage: KeyValue, wait: (ms: number) => Promise<void>) {
  const connection = openConnection(NAME, 1, (db) => {
    db.createObjectStore('facts', { keyPath: ['tournament', 'seq'] });
    db.createObjectStore('slips', { keyPath: ['tournament', 'digest'] });
  });
  const rows = openRows<TournamentEntry>(connection, 'facts', 'tournament');
  return tournamentStore(rows, openSlips(connection, storage, wait), storage, wait);
}

/** The log of a tournament is kept as a game's is; its slips lie beside it. */
export function tournamentStore(
  rows: RowStore<TournamentEntry>,
  slips: SlipStore,
  storage: KeyValue,
  wait: (ms: number) => Promise<void>,
) {
  const vault = openVault(rows, openJournal<TournamentEntry>(storage, JOURNAL), wait);
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
    keepSlip: (tournament: string, digest: string, text: string) => slips.keep({ tournament, digest, text }),
    async remove(id: string): Promise<void> {
      await vault.remove(id);
      await slips.remove(id);
    },
  };
}
