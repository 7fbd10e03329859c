import { type GameHead, gameHeading } from '../../../../src/app/games/gameHead.ts';
import { createLibrary } from '../../../../src/app/games/library.ts';
import type { GameEntry } from '../../../../src/domain/table/fact.ts';
import { openJournal } from '../../../../src/storage/journal.ts';
import { openVault } from '../../../../src/storage/vault.ts';
import { MemoryRows, MemoryStorage, noWait } from '../../storage/memoryRows.ts';

/** A phone's games: what is stored stays, `open` begins a new page on it. */
export function phone(rows = new MemoryRows<GameEntry, GameHead>(), storage = new MemoryStorage()) {
  const openStore = () => openVault(rows, openJournal(storage), noWait, gameHeading());
  return {
    rows,
    storage,
    openStore,
    /** With every game known. */
    async open(store = openStore()) {
      const library = createLibrary(store);
      await library.load();
      await library.survey();
      return library;
    },
  };
}
