import { describe, expect, test } from 'vitest';
import type { StoredGame } from '../../../../src/app/shell/ports.ts';
import { copyToShow, putCopyOnTable } from '../../../../src/app/table/resume.ts';
import { createTable } from '../../../../src/app/table/table.ts';
import { begin, pass, play, stop } from '../../domain/table/script.ts';
import { phone } from '../games/phone.ts';

const NOW = 50_000;
const gameOf = (script: ReturnType<typeof begin>, id = 'g'): StoredGame => ({ id, entries: script.entries });
/** The same game, a few moves apart. */
const early = () => gameOf(begin('pfs').given(stop(0), play(0, 12)));
const late = () => gameOf(begin('pfs').given(stop(0), play(0, 12), stop(1), play(1, 20)));

async function table() {
  const { openStore, rows } = phone();
  const store = openStore();
  const asked: number[] = [];
  const made = createTable({
    store,
    time: { now: () => NOW, ofEvent: () => NOW },
    newId: () => 'new',
    changed: () => undefined,
  });
  const routes: string[] = [];
  const app = {
    table: made,
    gaps: { wasAway: (since: number) => void asked.push(since) },
    time: { now: () => NOW, ofEvent: () => NOW },
    navigation: { replace: (screen: string) => void routes.push(screen) },
    library: { read: store.read },
  };
  return { app, table: made, store, rows, asked, routes };
}

describe('a second copy on the table', () => {
  test('what is recorded before the database has answered is recorded once, with its own moment', async () => {
    const { app, table: made, store, rows } = await table();
    for (const entry of late().entries) await store.add('g', entry);
    const put = putCopyOnTable(app, late(), 0, '', async () => late());
    expect(made.saving.value).toBe('saving');
    made.record(stop(0), 40_000);
    expect(made.state.value?.phase.name).toBe('thinking');
    await put;
    expect(made.state.value?.phase.name).toBe('settling');
    await made.heal();
    expect(made.saving.value).toBe('saved');
    expect(rows.rows.map(({ entry }) => entry)).toEqual([...late().entries, { at: 40_000, fact: stop(0) }]);
  });

  test('rows that only the database has are there before anything is recorded; what was meant for before is refused', async () => {
    const { app, table: made, store, asked, rows } = await table();
    for (const entry of late().entries) await store.add('g', entry);
    const put = putCopyOnTable(app, early(), 0, '', async () => late());
    made.record(stop(1), 40_000);
    await put;
    expect(made.stored().entries).toEqual(late().entries);
    expect(asked).toEqual([early(), late()].map(({ entries }) => entries.at(-1)?.at));
    expect(rows.rows).toHaveLength(late().entries.length);
  });

  test('another window has the pen: nothing is recorded', async () => {
    const { app, table: made, rows } = await table();
    const put = putCopyOnTable(app, late(), 0, '#/game', async () => {
      made.setWatchOnly(true);
      return late();
    });
    made.record(stop(0));
    await put;
    expect(made.stored()).toEqual(late());
    expect(rows.rows).toEqual([]);
  });

  test('gives way to a game that was touched later, and to one that was begun meanwhile', async () => {
    const later = await table();
    await putCopyOnTable(later.app, early(), 0, '', async () => ({ ...late(), id: 'other' }));
    expect(later.table.id.value).toBe('other');
    const begun = await table();
    const put = putCopyOnTable(begun.app, early(), 0, '', async () => late());
    const start = begin('home').entries[0]!.fact;
    if (start.type === 'start') begun.table.start(start);
    await put;
    expect(begun.table.id.value).toBe('new');
    expect(begun.table.saving.value).not.toBe('memory');
  });

  test('that only the second copy has goes into the database', async () => {
    const { app, table: made, store, rows, routes } = await table();
    const put = putCopyOnTable(app, late(), 0, '', async () => {
      await store.add('g', ...late().entries);
      return null;
    });
    await put;
    await made.heal();
    expect(routes).toEqual(['game']);
    expect(rows.rows).toHaveLength(late().entries.length);
  });

  test('is shown at once only at its clock, and where the players are', () => {
    const settling = gameOf(begin('pfs').given(stop(0), play(0, 12), stop(1)));
    expect(copyToShow([early()], '', 0)?.id).toBe('g');
    expect(copyToShow([early(), { ...late(), id: 'l' }], '#/game', 0)?.id).toBe('l');
    expect(copyToShow([early()], '#/games', 0)).toBeNull();
    expect(copyToShow([early()], '', 1_000_000)).toBeNull();
    expect(copyToShow([settling], '', 0)).toBeNull();
    expect(copyToShow([gameOf(begin('pfs').given(pass(0), pass(1), pass(0), pass(1)))], '', 0)).toBeNull();
    expect(copyToShow([], '', 0)).toBeNull();
  });
});
