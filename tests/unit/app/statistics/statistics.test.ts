import { expect, test } from 'vitest';
import { createStatistics } from '../../../../src/app/statistics/statistics.ts';
import { phone } from '../games/phone.ts';

test('before the games are read nobody says that there are none', async () => {
  const { games, progress, read } = createStatistics(await phone().open(), async () => {});
  expect(games.value).toBeNull();
  const reading = read();
  expect(games.value).toBeNull();
  await reading;
  expect(games.value).toEqual([]);
  expect(progress.value).toBeNull();
});
