import { expect, test } from 'vitest';
import { createWritingWindow } from '../../../../src/app/shell/writingWindow.ts';

function taken(has = true) {
  let lose = () => {};
  const window = createWritingWindow((lost) => {
    lose = lost;
    return Promise.resolve(has);
  });
  const told: string[] = [];
  return { window, told, lose: () => lose(), listen: () => window.onLost(() => told.push('lost')) };
}

test('a window that holds the lock writes, one that does not watches', async () => {
  expect(await taken().window.writes()).toBe(true);
  expect(await taken(false).window.writes()).toBe(false);
});

test('a lock that was lost before anybody listened is lost', async () => {
  const { window, told, lose, listen } = taken();
  lose();
  expect(await window.writes()).toBe(false);
  listen();
  expect(told).toEqual(['lost']);
});

test('a lock that is lost later is told once', () => {
  const { told, lose, listen } = taken();
  listen();
  expect(told).toEqual([]);
  lose();
  expect(told).toEqual(['lost']);
});
