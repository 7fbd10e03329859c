import { describe, expect, test } from 'vitest';
import { openJournal } from '../../../src/storage/journal.ts';
import { createLogGuard, type Room } from '../../../src/storage/logGuard.ts';
import { openVault } from '../../../src/storage/vault.ts';
import { MemoryRows, MemoryStorage, named, noWait } from './memoryRows.ts';

/** A disk that can be full, and a guard over what is written to it. `tell`: to the guard of another page. */
function disk(tell?: (full: boolean) => void) {
  const state: { full: boolean; low: boolean; fresh: number; tries: number; room: Room; rooms: Room[] } = {
    full: false,
    low: false,
    fresh: 0,
    tries: 0,
    room: 'enough',
    rooms: [],
  };
  let rested = () => {};
  const noSpace = () =>
    Object.assign(named('UnknownError'), { message: 'FILE_ERROR_NO_SPACE (WritableFileAppend)' });
  const guard = createLogGuard({
    async freshLog() {
      state.tries += 1;
      if (state.full) throw noSpace();
      state.fresh += 1;
    },
    isRoomLow: async () => state.low,
    tryRoom: async () => state.rooms.shift() ?? state.room,
    ...(tell && { tell }),
    wait: (ms) =>
      new Promise((resolve) => {
        if (ms === 5_000) rested = resolve;
        if (ms === 500 || ms === 1_000) resolve();
      }),
  });
  const write = () =>
    guard.write(async () => {
      if (state.full) throw noSpace();
    });
  return { state, guard, write, rest: async () => rested() };
}

describe('the log that all databases share', () => {
  test('is fresh before the first write of a page, and after many', async () => {
    const { state, guard, write } = disk();
    await write();
    expect(state.fresh).toBe(1);
    for (let n = 0; n < 50; n += 1) await write();
    expect(state.fresh).toBe(2);
    expect(await guard.soundness()).toBe('sound');
  });

  test('while it is being begun nothing counts as saved: the disk may run full under it', async () => {
    const fresh = { begun: () => {}, refused: (_: Error) => {} };
    let writeAnyway = () => {};
    const guard = createLogGuard({
      freshLog: () =>
        new Promise<void>((begun, refused) => {
          Object.assign(fresh, { begun, refused });
        }),
      isRoomLow: async () => false,
      tryRoom: async () => 'enough',
      wait: (ms) =>
        new Promise((resolve) => {
          if (ms === 1_500) writeAnyway = resolve;
        }),
    });
    const settled = () => new Promise(setImmediate);
    const write = async () => {
      const written = guard.write(async () => undefined);
      await settled();
      writeAnyway();
      await written;
    };
    await write();
    const said: string[] = [];
    const saying = guard.soundness().then((sound) => said.push(sound));
    await settled();
    expect(said).toEqual([]);
    fresh.begun();
    await saying;
    expect(said).toEqual(['sound']);

    for (let n = 0; n < 50; n += 1) await write();
    const lost = guard.soundness();
    fresh.refused(Object.assign(named('UnknownError'), { message: 'FILE_ERROR_NO_SPACE' }));
    expect(await lost).toBe('doubtful');
  });

  test('a fresh log that takes longer than anybody waits is no word that all is saved', async () => {
    const waits = new Map<number, () => void>();
    const guard = createLogGuard({
      freshLog: () => new Promise<void>(() => {}),
      isRoomLow: async () => false,
      tryRoom: async () => 'enough',
      wait: (ms) => new Promise((resolve) => waits.set(ms, resolve)),
    });
    const written = guard.write(async () => undefined);
    waits.get(1_500)?.();
    await written;
    const said = guard.soundness();
    await new Promise(setImmediate);
    waits.get(8_000)?.();
    expect(await said).toBe('doubtful');
  });

  test('after a write that failed nothing counts as saved until a fresh one was begun', async () => {
    const { state, guard, write, rest } = disk();
    await write();
    state.full = true;
    await expect(write()).rejects.toThrow('NO_SPACE');
    expect(await guard.soundness()).toBe('doubtful');
    state.full = false;
    // A database that met a full disk is left alone for a while.
    await expect(write()).rejects.toThrow('NO_SPACE');
    await rest();
    await write();
    expect([state.fresh, await guard.soundness()]).toEqual([2, 'sound']);
  });

  test('what waits for no fresh log is written at once, but not to a disk that has just been full', async () => {
    const { state, guard, write, rest } = disk();
    let written = 0;
    const atOnce = () =>
      guard.writeAtOnce(async () => {
        written += 1;
      });
    const first = atOnce();
    expect([written, state.tries]).toEqual([1, 0]);
    await first;
    await write();
    state.full = true;
    await expect(write()).rejects.toThrow('NO_SPACE');
    // Every try would open the database anew: killed in the middle of that, it may be lost as a whole.
    await expect(atOnce()).rejects.toThrow('NO_SPACE');
    expect(written).toBe(1);
    state.full = false;
    await rest();
    await atOnce();
    expect([written, state.fresh]).toEqual([2, 2]);
  });

  test('where there is no room nothing is written behind half a record', async () => {
    const { state, guard, write, rest } = disk();
    await write();
    [state.full, state.room] = [true, 'none'];
    await expect(write()).rejects.toThrow('NO_SPACE');
    await rest();
    const tries = state.tries;
    await expect(write()).rejects.toThrow('NO_SPACE');
    expect([state.tries, await guard.soundness()]).toEqual([tries, 'doubtful']);
    [state.full, state.room] = [false, 'enough'];
    await rest();
    await write();
    expect([state.fresh, await guard.soundness()]).toEqual([2, 'sound']);
  });

  test('room that comes and goes is none: a fresh log that runs out of it would cost all databases', async () => {
    const { state, guard, write, rest } = disk();
    await write();
    state.full = true;
    await expect(write()).rejects.toThrow('NO_SPACE');
    await rest();
    const tries = state.tries;
    for (const rooms of [
      ['enough', 'none'],
      ['enough', 'enough', 'enough', 'none'],
    ] as const) {
      state.rooms = [...rooms];
      await expect(write()).rejects.toThrow('NO_SPACE');
      expect(state.tries).toBe(tries);
      await rest();
    }
    state.full = false;
    await rest();
    await write();
    expect([state.fresh, await guard.soundness()]).toEqual([2, 'sound']);
  });

  test('as long as a disk is known to be full no database is opened on it, which Chromium does by writing', async () => {
    const { state, guard, write, rest } = disk();
    await write();
    await guard.opening();
    [state.full, state.room] = [true, 'none'];
    await expect(write()).rejects.toThrow('NO_SPACE');
    await expect(guard.opening()).rejects.toThrow('NO_SPACE');
    [state.full, state.room] = [false, 'enough'];
    await rest();
    await guard.opening();
    expect(await guard.soundness()).toBe('sound');
  });

  test('behind a write that failed no other goes on because a fresh log takes its time', async () => {
    let writeAnyway = () => {};
    let written = 0;
    let room = (_: Room) => {};
    const guard = createLogGuard({
      freshLog: async () => undefined,
      isRoomLow: async () => false,
      tryRoom: () => new Promise((resolve) => (room = resolve)),
      wait: (ms) =>
        new Promise((resolve) => {
          if (ms === 1_500) writeAnyway = resolve;
        }),
    });
    guard.suspect();
    const writing = guard.write(async () => {
      written += 1;
    });
    writeAnyway();
    await expect(writing).rejects.toThrow('being begun');
    expect(written).toBe(0);
    room('enough');
    expect(await guard.soundness()).toBe('mended');
  });

  test('a page that begins on a full disk does not try its luck; where nobody can tell, it does', async () => {
    const full = disk();
    full.state.room = 'none';
    await expect(full.write()).rejects.toThrow('no room');
    expect(full.state.tries).toBe(0);
    const other = disk();
    other.state.room = 'unknown';
    await other.write();
    expect(other.state.fresh).toBe(1);
    other.state.full = true;
    await expect(other.write()).rejects.toThrow('NO_SPACE');
    other.state.full = false;
    // For a minute it is taken to be full still, and not for ever.
    for (let n = 0; n < 12; n += 1) {
      await other.rest();
      await expect(other.write()).rejects.toThrow('NO_SPACE');
    }
    await other.rest();
    await other.write();
    expect(await other.guard.soundness()).toBe('sound');
  });

  test('a connection that died, or hardly any room: a fresh one', async () => {
    const { state, guard, write } = disk();
    await write();
    guard.suspect();
    expect([await guard.soundness(), state.fresh]).toEqual(['mended', 2]);
    state.low = true;
    expect([await guard.soundness(), state.fresh]).toEqual(['mended', 3]);
  });

  test('what one page finds out, every page of the site knows: it is one log', async () => {
    const second = disk();
    const first = disk((full) => second.guard.told(full));
    await first.write();
    await second.write();
    first.guard.suspect();
    expect([await second.guard.soundness(), second.state.fresh]).toEqual(['mended', 2]);
    first.state.full = true;
    await expect(first.write()).rejects.toThrow('NO_SPACE');
    // Nothing is written there either, behind the half record of the first.
    await expect(second.write()).rejects.toThrow('no space');
    expect(await second.guard.soundness()).toBe('doubtful');
    await second.rest();
    await second.write();
    expect([second.state.fresh, await second.guard.soundness()]).toEqual([3, 'sound']);
  });

  test('behind a full disk every other failure says the same; what a sound database refuses does not', async () => {
    const { state, guard, write, rest } = disk();
    await write();
    state.full = true;
    await expect(write()).rejects.toThrow('NO_SPACE');
    await rest();
    state.full = false;
    const failing = (error: Error) => guard.write(() => Promise.reject(error));
    await expect(failing(named('ConstraintError'))).rejects.toThrow('ConstraintError');
    state.full = true;
    guard.suspect();
    await expect(failing(named('AbortError'))).rejects.toThrow('NO_SPACE');
  });
});

describe('a vault on a disk that is full', () => {
  const entry = { at: 1, fact: { type: 'pass', seat: 0 } } as const;

  test('does not call saved what may be gone after a kill, nor its second copy', async () => {
    const rows = new MemoryRows();
    const vault = openVault(rows, openJournal(new MemoryStorage()), noWait);
    rows.sound = 'doubtful';
    expect(await vault.add('g', entry)).toEqual({ safety: 'memory', trouble: 'full' });
    rows.sound = 'mended';
    expect(await vault.heal('g')).toEqual({ safety: 'database', trouble: 'none' });
  });

  test('writes again what the database dropped when it was opened anew', async () => {
    const rows = new MemoryRows();
    const vault = openVault(rows, openJournal(new MemoryStorage()), noWait);
    await vault.add('g', entry);
    await vault.add('g', entry);
    rows.rows = rows.rows.slice(0, 1);
    rows.sound = 'mended';
    expect(await vault.heal('g')).toMatchObject({ safety: 'database' });
    expect(rows.rows).toHaveLength(2);
  });

  test.each([
    'FILE_ERROR_NO_SPACE',
    'Encountered full disk while opening',
    'Internal error opening backing store',
  ])('„%s” is a phone without room', async (message) => {
    const rows = new MemoryRows();
    rows.failures = [Object.assign(named('UnknownError'), { message })];
    const vault = openVault(rows, openJournal(new MemoryStorage()), noWait);
    expect(await vault.add('g', entry)).toMatchObject({ trouble: 'full' });
  });
});
