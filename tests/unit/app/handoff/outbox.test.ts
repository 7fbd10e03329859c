import { describe, expect, test } from 'vitest';
import {
  type Lying,
  loadOutbox,
  type OutboxPorts,
  type Parcel,
  type PutOutcome,
  waitingIn,
} from '../../../../src/app/handoff/outbox.ts';

const FOLDER = 'https://chmura.example/dav/';
const parcel = (name: string) => ({ name, address: FOLDER, text: `s1.${name}`, about: 'Anna – Marek' });

/** A server that can be gone, that can lose its answers, and a phone whose app can be closed and opened. */
function world() {
  const rows = new Map<string, Parcel>();
  const server = new Map<string, string>();
  const asked: { run: () => void; after: number }[] = [];
  let weather: 'up' | 'down' | 'answers-lost' | 'forbidden' | 'write-only' = 'up';
  let puts = 0;
  let onPut = async (_: string) => {};
  const ports: OutboxPorts = {
    store: {
      all: async () => [...rows.values()],
      put: async (row) => void rows.set(row.name, row),
      remove: async (name) => void rows.delete(name),
    },
    async put(folder, name, text): Promise<PutOutcome> {
      puts += 1;
      await onPut(name);
      expect(folder.url).toBe(FOLDER);
      if (weather === 'down') return { kind: 'unreachable' };
      if (weather === 'forbidden') return { kind: 'refused', status: 403 };
      if (server.has(name)) return { kind: 'exists' };
      server.set(name, text);
      return weather === 'answers-lost' ? { kind: 'unreachable' } : { kind: 'stored' };
    },
    async get(_, name): Promise<Lying> {
      if (weather === 'down') return { kind: 'unreachable' };
      if (weather === 'write-only') return { kind: 'refused' };
      return { kind: 'text', text: server.get(name) ?? '' };
    },
    now: () => 1_000,
    later(run, after) {
      const one = { run, after };
      asked.push(one);
      return () => void asked.splice(asked.indexOf(one), 1);
    },
  };
  return {
    server,
    rows,
    asked,
    puts: () => puts,
    whilePutting: (act: typeof onPut) => {
      onPut = act;
    },
    set: (next: typeof weather) => {
      weather = next;
    },
    open: async () => {
      const outbox = await loadOutbox(ports);
      await outbox.send();
      return outbox;
    },
  };
}

describe('the outbox', () => {
  test('sends at once, and what has arrived is not sent again', async () => {
    const { open, server, puts } = world();
    const outbox = await open();
    await outbox.add(parcel('a'));
    await outbox.add(parcel('a'));
    expect([...server]).toEqual([['a', 's1.a']]);
    expect(puts()).toBe(1);
    expect(outbox.parcels.value[0]?.sentAt).toBe(1_000);
  });

  test('keeps what could not be sent over a restart, and sends it then', async () => {
    const { open, server, set } = world();
    const before = await open();
    set('down');
    await before.add(parcel('a'));
    await before.add(parcel('b'));
    expect(waitingIn(before.parcels.value).map(({ trouble }) => trouble)).toEqual([
      { status: null },
      { status: null },
    ]);
    set('up');
    const after = await open();
    expect([...server.keys()].sort()).toEqual(['a', 'b']);
    expect(waitingIn(after.parcels.value)).toEqual([]);
  });

  test('is not confused by an answer that was lost: the file is there once', async () => {
    const { open, server, set } = world();
    const outbox = await open();
    set('answers-lost');
    await outbox.add(parcel('a'));
    expect(waitingIn(outbox.parcels.value)).toHaveLength(1);
    set('up');
    await outbox.send();
    expect(server.size).toBe(1);
    expect(waitingIn(outbox.parcels.value)).toEqual([]);
  });

  test('a stranger’s file under its name: told, and the slip lies there under another name, once', async () => {
    const { open, server } = world();
    server.set('a.slip', 'rubbish');
    const outbox = await open();
    await outbox.add(parcel('a.slip'));
    expect(outbox.parcels.value[0]).toMatchObject({ displaced: true, sentAt: 1_000, trouble: null });
    const [name, text] = [...server].at(-1)!;
    expect([name, text]).toEqual([expect.stringMatching(/^a-[0-9a-f]{8}\.slip$/), 's1.a.slip']);
    server.set(name, 'rubbish here too');
    await outbox.forget('a.slip');
    await outbox.add(parcel('a.slip'));
    expect(outbox.parcels.value[0]).toMatchObject({ sentAt: null, trouble: { status: 412 } });
  });

  test('a folder that cannot be read does not tell whose file it is: the slip goes there, and nobody is blamed', async () => {
    const { open, server, set } = world();
    server.set('a.slip', 'rubbish');
    set('write-only');
    const outbox = await open();
    await outbox.add(parcel('a.slip'));
    expect(outbox.parcels.value[0]).toMatchObject({ displaced: false, sentAt: 1_000 });
    expect([...server.values()]).toContain('s1.a.slip');
  });

  test('waits longer after each failure, with one timer for all', async () => {
    const { open, set, asked } = world();
    const outbox = await open();
    set('down');
    await outbox.add(parcel('a'));
    const pauses: number[] = [];
    for (let i = 0; i < 7; i += 1) {
      expect(asked).toHaveLength(1);
      pauses.push(asked[0]!.after);
      await outbox.send();
    }
    expect(pauses).toEqual([2_000, 5_000, 15_000, 60_000, 300_000, 300_000, 300_000]);
  });

  test('says what the server said, and gives up only when told', async () => {
    const { open, set, rows } = world();
    const outbox = await open();
    set('forbidden');
    await outbox.add(parcel('a'));
    expect(outbox.parcels.value[0]?.trouble).toEqual({ status: 403 });
    await outbox.forget('a');
    expect(outbox.parcels.value).toEqual([]);
    expect(rows.size).toBe(0);
  });

  test('does not bring back what is given up on its way, nor send what is given up before its turn', async () => {
    const { open, set, rows, server, whilePutting } = world();
    const outbox = await open();
    set('down');
    for (const name of ['a', 'b', 'c']) await outbox.add(parcel(name));
    set('up');
    whilePutting(async (name) => {
      if (name !== 'a') return;
      await outbox.forget('a');
      await outbox.forget('b');
    });
    await outbox.send();
    expect(outbox.parcels.value.map(({ name }) => name)).toEqual(['c']);
    expect([...rows.keys()]).toEqual(['c']);
    expect([...server.keys()]).toEqual(['a', 'c']);
  });

  test('throws away a parcel whose folder is none', async () => {
    const { open, rows } = world();
    rows.set('x', {
      ...parcel('x'),
      address: 'javascript:1',
      since: 0,
      tries: 0,
      trouble: null,
      sentAt: null,
    });
    expect((await open()).parcels.value).toEqual([]);
  });
});
