import { expect, test } from 'vitest';
import { createDeviceBook } from '../../../../src/app/room/deviceBook.ts';
import { roomWorld } from './roomWorld.ts';

test('whoever makes devices up keeps nobody out, and asks the referee once for each name', async () => {
  const world = roomWorld();
  const { hall } = await world.referee(world.secret);
  const book = createDeviceBook(hall, world.now, { read: () => null, write() {}, owe() {} });
  const says = (device: string, number: number | null) =>
    book.take(device, { seq: world.now(), number, line: 1, here: true, move: null });
  says('anna', 1);
  for (let i = 0; i < 3_000; i += 1) says(`made-up-${i}`, i % 2 === 0 ? 1 : null);
  expect(book.second.value).toHaveLength(1);
  says('boris', 2);
  expect([book.saidTo('anna').claim, book.saidTo('boris').claim]).toEqual(['yes', 'yes']);
  expect([...book.lines.value].map(([number, { device }]) => [number, device])).toEqual([
    [1, 'anna'],
    [2, 'boris'],
  ]);
  // Turned down, the next one asks.
  const [first] = book.second.value;
  book.decideClaim(first!, false);
  expect(book.second.value).toHaveLength(1);
  expect(book.second.value[0]).not.toEqual(first);
});

test('whoever had a name before the referee’s page was opened is seen in the room with the first word', async () => {
  const world = roomWorld();
  const { hall } = await world.referee(world.secret);
  const kept = JSON.stringify({ claims: [[1, 'anna']], rejected: [] });
  const book = createDeviceBook(hall, world.now, { read: () => kept, write() {}, owe() {} });
  expect(book.lines.value.get(1)?.presence).toBe('gone');
  book.take('anna', { seq: world.now(), number: 1, line: 1, here: true, move: null });
  expect(book.lines.value.get(1)?.presence).toBe('here');
});
