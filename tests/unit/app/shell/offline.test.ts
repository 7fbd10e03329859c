import { expect, test } from 'vitest';
import { watchOffline } from '../../../../src/app/shell/offline.ts';

const tick = () => new Promise((resolve) => setTimeout(resolve));

test('a server that is gone is not the browser’s fault: said, and tried again until the app is stored', async () => {
  let serverIsThere = false;
  let again = () => {};
  const port = {
    install: async () => {
      if (!serverIsThere) throw new TypeError('Failed to fetch');
      return 'ready' as const;
    },
    update: () => {},
  };
  const offline = watchOffline(
    async () => port,
    () =>
      new Promise((resolve) => {
        again = resolve;
      }),
  );
  await tick();
  expect(offline.shell.value).toBe('interrupted');
  again();
  await tick();
  expect(offline.shell.value).toBe('interrupted');
  serverIsThere = true;
  again();
  await tick();
  expect(offline.shell.value).toBe('ready');
});

test.each(['unsupported', 'no-https'] as const)('%s is for good', async (outcome) => {
  let asked = 0;
  const install = async () => {
    asked += 1;
    return outcome;
  };
  const offline = watchOffline(
    async () => ({ install, update: () => {} }),
    async () => {},
  );
  await tick();
  expect([offline.shell.value, asked]).toEqual([outcome, 1]);
});
