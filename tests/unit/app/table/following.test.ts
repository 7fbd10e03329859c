import { describe, expect, test } from 'vitest';
import { followMessage, type WindowMessage } from '../../../../src/app/table/following.ts';
import { createTable } from '../../../../src/app/table/table.ts';
import { play, rulesOf, startOf } from '../../domain/table/script.ts';
import { phone } from '../games/phone.ts';

/** Two windows of one phone; what one tells, the other hears, unless it is deaf for a moment. */
function windows() {
  const library = { update: () => undefined };
  let deaf = false;
  let games = 0;
  const make = (tell: (message: WindowMessage) => void) =>
    createTable({
      store: phone().openStore(),
      time: { now: () => 1_000, ofEvent: () => 1_000 },
      newId: () => {
        games += 1;
        return `game ${games}`;
      },
      changed: (id, { entries }, entry) => tell({ kind: 'row', id, seq: entries.length - 1, entry }),
      timeOutUndone: () => '',
    });
  const toWatcher = (message: WindowMessage) => {
    if (!deaf) followMessage(message, watcher, library, toWriter);
  };
  const toWriter = (message: WindowMessage) => followMessage(message, writer, library, toWatcher);
  const writer = make(toWatcher);
  const watcher = make(toWriter);
  watcher.setWatchOnly(true);
  return {
    writer,
    watcher,
    deafly(work: () => void) {
      deaf = true;
      work();
      deaf = false;
    },
  };
}

describe('a window that only watches', () => {
  test('follows row by row', () => {
    const { writer, watcher } = windows();
    writer.start(startOf(rulesOf('pfs')));
    writer.record(play(0, 12));
    expect(watcher.stored()).toEqual(writer.stored());
  });

  test('catches up on rows that it missed', () => {
    const { writer, watcher, deafly } = windows();
    writer.start(startOf(rulesOf('pfs')));
    deafly(() => writer.record(play(0, 12)));
    writer.record(play(1, 20));
    expect(watcher.state.value?.scores).toEqual([12, 20]);
    writer.record(play(0, 5));
    expect(watcher.stored()).toEqual(writer.stored());
  });

  test('goes along to the next game', () => {
    const { writer, watcher } = windows();
    writer.start(startOf(rulesOf('pfs')));
    writer.start(startOf(rulesOf('home')));
    expect(watcher.state.value?.rules.id).toBe('home');
  });

  test('the window that writes does not listen', () => {
    const { writer, watcher } = windows();
    writer.start(startOf(rulesOf('pfs')));
    followMessage(
      { kind: 'game', game: { id: 'other', entries: [] } },
      writer,
      { update: () => undefined },
      () => {
        throw new Error('nothing to say');
      },
    );
    expect(writer.id.value).toBe('game 1');
    expect(watcher.id.value).toBe('game 1');
  });
});
