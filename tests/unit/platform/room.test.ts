import { afterEach, expect, test, vi } from 'vitest';
import { tryRoom } from '../../../src/platform/room.ts';

const refused = new DOMException('', 'UnknownError');

/** As the browser's file cache behaves; `ways` are taken one after another. */
async function tries(...ways: readonly ('works' | 'full' | 'shut' | 'missing')[]) {
  const found: string[] = [];
  const left = new Set<string>();
  for (const way of ways) {
    const cache = {
      async put(name: string) {
        left.add(name);
        if (way === 'full') throw refused;
      },
    };
    const open = async () => {
      if (way === 'shut') throw refused;
      return cache;
    };
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('caches', { open, delete: async (name: string) => left.delete(name) });
    if (way === 'missing') Reflect.deleteProperty(globalThis, 'caches');
    found.push(await tryRoom());
  }
  return { found, left: [...left] };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a place that opens and takes nothing is a full disk; nothing is left there', async () => {
  expect(await tries('full', 'works', 'full')).toEqual({ found: ['none', 'enough', 'none'], left: [] });
});

test('where the place is missing, or cannot be opened, nobody knows', async () => {
  expect((await tries('missing', 'shut', 'works', 'shut')).found).toEqual([
    'unknown',
    'unknown',
    'enough',
    'unknown',
  ]);
});

test('the pages of a site try one after another: they would take each other’s file away', async () => {
  let running = 0;
  let most = 0;
  let last: Promise<unknown> = Promise.resolve();
  vi.stubGlobal('navigator', {
    locks: {
      request(_name: string, work: () => Promise<unknown>) {
        const done = last.then(work);
        last = done;
        return done;
      },
    },
  });
  const put = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
  };
  vi.stubGlobal('caches', { open: async () => ({ put }), delete: async () => true });
  expect(await Promise.all([tryRoom(), tryRoom()])).toEqual(['enough', 'enough']);
  expect(most).toBe(1);
});
