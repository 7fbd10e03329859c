import { expect, test } from 'vitest';
import { lastingMemory } from '../../../src/storage/roomMemory.ts';

function place(rows: Readonly<Record<string, string>> = {}) {
  const map = new Map(Object.entries(rows));
  return {
    map,
    read: (key: string) => map.get(key) ?? null,
    write: (key: string, text: string) => void map.set(key, text),
  };
}

type Row = { readonly n: number; readonly text: string };

test('what a killed browser has lost of the quick place is there again from the lasting one', async () => {
  const lasting = new Map<string, Row>();
  const put = async (key: string, row: Row) => void lasting.set(key, row);
  const killed = place();
  const before = lastingMemory(killed, new Map(), put);
  await before.write('since', '4');
  const lost = place(Object.fromEntries(killed.map));
  await before.write('led', 'g1');
  await before.write('since', '5');

  const after = lastingMemory(lost, new Map(lasting), put);
  expect([after.read('led'), after.read('since'), after.read('key')]).toEqual(['g1', '5', null]);
  // Another window of the same browser writes there too.
  lost.write('led', 'g2');
  expect(after.read('led')).toBe('g2');
});

test('what the database has not taken yet, or never took, is not put back to what it was', async () => {
  const quick = place();
  const full = lastingMemory(quick, new Map([['since', { n: 1, text: '1' }]]), async () => {
    throw new Error('full');
  });
  await full.write('since', '2');
  const again = lastingMemory(quick, new Map([['since', { n: 1, text: '1' }]]), async () => undefined);
  expect(again.read('since')).toBe('2');
});

test('a browser without the quick place keeps all in the database', async () => {
  const nowhere = { read: () => null, write() {} };
  const memory = lastingMemory(nowhere, new Map([['since', { n: 1, text: '1' }]]), async () => undefined);
  expect(memory.read('since')).toBe('1');
  await memory.write('since', '2');
  expect(memory.read('since')).toBe('2');
});
