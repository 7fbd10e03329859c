import { describe, expect, test } from 'vitest';
import type { StoredGame } from '../../../../src/app/shell/ports.ts';
import { copyToShow, putCopyOnTable } from '../../../../src/app/table/resume.ts';
import { createTable } from '../../../../src/app/table/table.ts';
import { createTouch } from '../../../../src/app/table/touch.ts';
import { createGaps } from '../../../../src/app/time/gaps.ts';
import { begin, pass, play, stop } from '../../domain/table/script.ts';
import { phone } from '../games/phone.ts';

const NOW = 50_000;
const TIME = { now: () => NOW, ofEvent: () => NOW };
const EVER = { since: 0, until: 1e9 };
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
    time: TIME,
    newId: () => 'new',
    changed: () => undefined,
    timeOutUndone: () => '',
  });
  const routes: string[] = [];
  const app = {
    table: made,
    gaps: { wasAway: (since: number) => void asked.push(since) },
    time: { ...TIME, phone: TIME, goOnFrom: () => 0 },
    navigation: { replace: (screen: string) => void routes.push(screen) },
    library: { read: store.read },
    touch: createTouch(),
  };
  return { app, table: made, store, rows, asked, routes };
}

/** As versions wrote it that did not name the game. */
const UNTOLD = { at: 0, game: null };

describe('a second copy on the table', () => {
  test('what is recorded before the database has answered is recorded once, with its own moment', async () => {
    const { app, table: made, store, rows } = await table();
    for (const entry of late().entries) await store.add('g', entry);
    const put = putCopyOnTable(app, late(), UNTOLD, '', async () => late());
    expect(made.saving.value).toBe('saving');
    made.record(stop(0), 40_000);
    expect(made.state.value?.phase.name).toBe('settling');
    expect(rows.rows).toHaveLength(late().entries.length);
    await put;
    expect(made.state.value?.phase.name).toBe('settling');
    await made.heal();
    expect(made.saving.value).toBe('saved');
    expect(rows.rows.map(({ entry }) => entry)).toEqual([...late().entries, { at: 40_000, fact: stop(0) }]);
  });

  test('rows that only the database has are there before anything is recorded; what was meant for before is refused, and said on its half', async () => {
    const { app, table: made, store, asked, rows } = await table();
    for (const entry of late().entries) await store.add('g', entry);
    const put = putCopyOnTable(app, early(), UNTOLD, '', async () => late());
    made.record(stop(1), 40_000);
    await put;
    expect(app.touch.refused.value).toEqual({ refusal: { why: 'not-your-turn', turn: 0 }, seat: 1 });
    expect(made.stored().entries).toEqual(late().entries);
    expect(asked).toEqual([early(), late()].map(({ entries }) => entries.at(-1)?.at));
    expect(rows.rows).toHaveLength(late().entries.length);
  });

  test('another window has the web lock: nothing is recorded', async () => {
    const { app, table: made, rows } = await table();
    const put = putCopyOnTable(app, late(), UNTOLD, '#/game', async () => {
      await Promise.resolve();
      made.setWatchOnly(true);
      return late();
    });
    made.record(stop(0));
    await put;
    expect(made.stored()).toEqual(late());
    expect(rows.rows).toEqual([]);
    expect(made.ready.value).toBe(true);
  });

  test('a press that was taken back at once leaves what was before it; the referee finds the clock standing', async () => {
    const { app, table: made } = await table();
    const put = putCopyOnTable(app, late(), UNTOLD, '', async () => late());
    made.record(stop(0));
    expect(made.undo()).toBeNull();
    expect(made.record({ type: 'pause' })).toBeNull();
    expect(made.state.value?.phase.name).toBe('paused');
    expect(made.record({ type: 'pause' })).toEqual({ why: 'paused' });
    await put;
    const at = late().entries.length;
    expect(
      made
        .stored()
        .entries.slice(at)
        .map(({ fact }) => fact),
    ).toEqual([stop(0), { type: 'retract', target: at }, { type: 'pause' }]);
    expect(app.touch.refused.value).toBeNull();
  });

  test('taking back the last row of a copy takes back no row that only the database has', async () => {
    const { app, table: made } = await table();
    const put = putCopyOnTable(app, early(), UNTOLD, '', async () => late());
    const target = early().entries.length - 1;
    made.record({ type: 'pause' });
    expect(made.undo()).toBeNull();
    expect(made.undo()).toBeNull();
    await put;
    expect(made.stored()).toEqual(late());
    expect(app.touch.refused.value).toEqual({ refusal: { why: 'no-such-fact', target }, seat: null });
  });

  test('time that nobody saw is given back once, also if the database knows more', async () => {
    const { app, table: made } = await table();
    const gaps = createGaps(made, { clockMoved: () => '', putAway: () => '', dateBefore: () => '' }, () => 0);
    const answers = () => made.stored().entries.filter(({ fact }) => fact.type === 'gap');
    const put = putCopyOnTable({ ...app, gaps }, early(), UNTOLD, '', async () => late());
    expect(gaps.decide('given-back')).toBeNull();
    expect(answers()).toHaveLength(1);
    await put;
    expect(answers()).toEqual([]);
    expect(gaps.open.value?.span).toBe(NOW - (late().entries.at(-1)?.at ?? 0));
    gaps.decide('given-back');
    expect(answers()).toHaveLength(1);
  });

  test('an answer that was right for what the database has is not asked for again', async () => {
    const { app, table: made } = await table();
    const gaps = createGaps(made, { clockMoved: () => '', putAway: () => '', dateBefore: () => '' }, () => 0);
    const put = putCopyOnTable({ ...app, gaps }, late(), UNTOLD, '', async () => late());
    gaps.decide('given-back');
    await put;
    expect(gaps.open.value).toBeNull();
    expect(made.stored().entries.filter(({ fact }) => fact.type === 'gap')).toHaveLength(1);
  });

  test('gives way to a game that was touched later, unless somebody has pressed its clock', async () => {
    const later = await table();
    await putCopyOnTable(later.app, early(), UNTOLD, '', async () => ({ ...late(), id: 'other' }));
    expect(later.table.id.value).toBe('other');
    const pressed = await table();
    const put = putCopyOnTable(pressed.app, early(), UNTOLD, '', async () => ({ ...late(), id: 'other' }));
    pressed.table.record(stop(1));
    await put;
    expect(pressed.table.id.value).toBe('g');
    expect(pressed.table.state.value?.phase.name).toBe('settling');
  });

  test('no other game begins before it is known whether this window writes', async () => {
    const { app, table: made, rows } = await table();
    const put = putCopyOnTable(app, early(), UNTOLD, '', async () => early());
    const start = begin('home').entries[0]!.fact;
    if (start.type !== 'start') throw new Error('a game begins with its start');
    expect(made.ready.value).toBe(false);
    expect(() => made.start(start)).toThrow();
    // Removed from the list of games: the wait goes on all the same.
    made.close();
    expect(() => made.start(start)).toThrow();
    await put;
    expect(made.ready.value).toBe(true);
    expect(made.start(start)).toBeNull();
    await made.heal();
    expect(rows.rows.map(({ log }) => log)).toEqual(['new']);
    expect(made.saving.value).toBe('saved');
  });

  test('that only the second copy has goes into the database', async () => {
    const { app, table: made, store, rows, routes } = await table();
    const put = putCopyOnTable(app, late(), UNTOLD, '', async () => {
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
    expect(copyToShow([early()], '', EVER, UNTOLD)?.id).toBe('g');
    expect(copyToShow([early(), { ...late(), id: 'l' }], '#/game', EVER, UNTOLD)?.id).toBe('l');
    expect(copyToShow([early()], '#/games', EVER, UNTOLD)).toBeNull();
    expect(copyToShow([early()], '', { ...EVER, since: 1_000_000 }, UNTOLD)).toBeNull();
    expect(copyToShow([settling], '', EVER, UNTOLD)).toBeNull();
    expect(
      copyToShow([gameOf(begin('pfs').given(pass(0), pass(1), pass(0), pass(1)))], '', EVER, UNTOLD),
    ).toBeNull();
    expect(copyToShow([], '', EVER, UNTOLD)).toBeNull();
  });

  test('is not shown where its date has not come yet, unless it was here; one that no slip could say never is', () => {
    const ahead = (by: number) => ({
      id: 'g',
      entries: early().entries.map((entry) => ({ ...entry, at: entry.at + by })),
    });
    const here = { at: 2e9, game: 'g' };
    expect(copyToShow([ahead(2e9)], '', EVER, UNTOLD)).toBeNull();
    expect(copyToShow([ahead(2e9)], '', EVER, here)?.id).toBe('g');
    expect(copyToShow([ahead(8e15)], '', EVER, here)).toBeNull();
  });

  test('is not shown where another game was on the table later', () => {
    expect(copyToShow([early()], '#/game', EVER, { at: 50_000, game: 'signed since' })).toBeNull();
    expect(copyToShow([early()], '', EVER, { at: 50_000, game: 'g' })?.id).toBe('g');
  });
});
