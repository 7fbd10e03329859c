import type { GameStore } from '../games/gameStore.ts';
import type { Library } from '../games/library.ts';
import type { LastSeen } from './lastSeen.ts';
import { gameToShow, putOnTable, type Recently, type ResumeParts } from './resume.ts';

/**
 * For when there is time: every game becomes known, and second copies that nobody needs are given up. A game that was
 * on the table and was not known (its head is only made now, and its second copy is lost) is put there, if it is still
 * free.
 */
export async function completeLibrary(
  app: ResumeParts & { readonly library: Library },
  store: Pick<GameStore, 'tidy'>,
  lastSeen: LastSeen,
  recently: Recently,
  hash: () => string,
): Promise<void> {
  const { table, library } = app;
  await library.survey();
  const late = table.id.value === '' ? await gameToShow(library, hash(), recently, lastSeen) : null;
  if (late && table.id.value === '') putOnTable(app, late, lastSeen, hash());
  if (!table.watchOnly.value) await store.tidy(() => table.id.value);
}
