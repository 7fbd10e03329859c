import { afterEach, expect, test, vi } from 'vitest';
import { roomTrial } from '../../../src/platform/room.ts';

const named = (name: string) => new DOMException('', name);

/** As the browser's own place for files behaves; `ways` are taken one after another. */
async function tries(...ways: readonly (Error | 'works' | 'missing')[]): Promise<readonly string[]> {
  const tryRoom = roomTrial();
  const found: string[] = [];
  for (const way of ways) {
    const root = {
      removeEntry: async () => undefined,
      getDirectoryHandle: async () => ({
        getFileHandle: async () => ({
          createWritable: async () => ({ write: async () => undefined, close: async () => undefined }),
        }),
      }),
    };
    const getDirectory = async () => {
      if (way === 'works') return root;
      throw way;
    };
    vi.stubGlobal('navigator', { storage: way === 'missing' ? {} : { getDirectory } });
    found.push(await tryRoom());
  }
  return found;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a disk on which Chromium cannot even open the place has no room', async () => {
  expect(await tries(named('InvalidStateError'), named('QuotaExceededError'))).toEqual(['none', 'none']);
});

test('where the place is missing or forbidden nobody knows; where it worked before, what fails is the disk', async () => {
  expect(await tries('missing', named('SecurityError'), named('UnknownError'))).toEqual([
    'unknown',
    'unknown',
    'unknown',
  ]);
  expect(await tries('works', named('UnknownError'))).toEqual(['enough', 'none']);
});
