import { expect, test } from 'vitest';
import { whole } from '../../../src/storage/connection.ts';
import { isFull } from '../../../src/storage/logGuard.ts';
import { named } from './memoryRows.ts';

const NO_SPACE = new DOMException('FILE_ERROR_NO_SPACE (WritableFileAppend)', 'UnknownError');
const cutOff = () => Promise.reject(named('AbortError'));

test('why a transaction failed is what it says, not what a request says that was cut off by it', async () => {
  const failed = await whole({ done: cutOff(), error: NO_SPACE }, cutOff()).catch((error: unknown) => error);
  expect(failed).toBe(NO_SPACE);
  expect(isFull(failed)).toBe(true);
});

test('a request that was refused says so itself: its transaction fails later', async () => {
  const refused = Promise.reject(named('ConstraintError'));
  await expect(whole({ done: cutOff(), error: null }, refused)).rejects.toThrow('ConstraintError');
  expect(await whole({ done: Promise.resolve(), error: null }, Promise.resolve(7))).toBe(7);
});
