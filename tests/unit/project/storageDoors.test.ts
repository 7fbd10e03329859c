import { expect, test } from 'vitest';
import { FILES, read } from './repository.ts';
import { placesIn, unguardedWrites } from './storageDoors.ts';

const SOURCES = FILES.filter((path) => /^src\/.*\.tsx?$/.test(path));

/** Who may reach where a browser keeps things. Whatever lies in IndexedDB shares one log. */
const DOORS: Readonly<Record<string, readonly string[]>> = {
  IndexedDB: [
    'src/storage/connection.ts',
    'src/storage/deviceKey.ts',
    'src/storage/dropFiles.ts',
    'src/storage/freshLog.ts',
    'src/storage/listFiles.ts',
    'src/storage/outbox.ts',
    'src/storage/preferences.ts',
    'src/storage/roomMemory.ts',
    'src/storage/seeds.ts',
  ],
  localStorage: [
    'src/platform/channelLock.ts',
    'src/platform/lastSeen.ts',
    'src/platform/localStore.ts',
    'src/platform/localText.ts',
  ],
  sessionStorage: ['src/platform/reload.ts', 'src/platform/webLock.ts'],
  caches: [
    'src/platform/fileCache.ts',
    'src/platform/room.ts',
    'src/platform/serviceWorker.ts',
    'src/wiring/lists.ts',
  ],
  OPFS: [],
  cookies: [],
};

test.each(Object.entries(DOORS))('%s has these doors and no others', (place, doors) => {
  expect(SOURCES.filter((path) => placesIn(read(path)).includes(place))).toEqual(doors);
});

test('what is written to a database goes through the guard of its log', () => {
  const writing = SOURCES.filter((path) =>
    /from '(idb|idb-keyval|.*\/connection\.ts)'|'readwrite'/.test(read(path)),
  );
  const wrong = writing.flatMap((path) => unguardedWrites(read(path)).map((what) => `${path}: ${what}`));
  expect(writing).toContain('src/storage/rows.ts');
  // A fresh log is the guard's own.
  expect(wrong).toEqual(['src/storage/freshLog.ts: deleteDB']);
});

test('the checks know a way past the doors, whatever else a file says', () => {
  const keyval = "import { get, set as put } from 'idb-keyval';\n";
  expect(placesIn(`${keyval}// localStorage`)).toEqual(['IndexedDB']);
  expect(placesIn('window.localStorage.x = 1; caches.open("a"); indexedDB.open("b");')).toEqual([
    'IndexedDB',
    'localStorage',
    'caches',
  ]);
  expect(
    unguardedWrites(`${keyval}const g = (guard) => { put('a', 1); return guard.write(() => put('b', 2)); };`),
  ).toEqual(['put']);
  expect(
    unguardedWrites(`${keyval}const g = (guard) => guard.writeAtOnce(async () => put('a', 1));`),
  ).toEqual([]);
  expect(unguardedWrites("import { deleteDB } from 'idb';\ndeleteDB('a');")).toEqual(['deleteDB']);
  const helper = "const w = async () => db.transaction('a', 'readwrite').store.put(1);\n";
  expect(unguardedWrites(`${helper}guard.write(w);`)).toEqual([]);
  expect(unguardedWrites(`${helper}guard.write(w); w();`)).toEqual(['put', 'transaction']);
});
