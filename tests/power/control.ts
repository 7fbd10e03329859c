import type { Page } from '@playwright/test';

/**
 * Rows written without strict durability by another site in the same browser. They have to be missing after a power cut:
 * where nothing is lost by anybody, no power was cut.
 */
export type Control = {
  readonly write: () => Promise<void>;
  readonly rows: () => Promise<number>;
};

export async function openControl(besides: Page): Promise<Control> {
  const page = await besides.context().newPage();
  const site = new URL('icon.svg', besides.url());
  site.hostname = `control.${site.hostname}`;
  await page.goto(site.href);
  // A page that nobody sees is not played on.
  await besides.bringToFront();
  const use = (mode: 'write' | 'count') =>
    page.evaluate(
      (what) =>
        new Promise<number>((resolve, reject) => {
          const opening = indexedDB.open('control', 1);
          opening.onupgradeneeded = () => opening.result.createObjectStore('rows', { autoIncrement: true });
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const transaction = opening.result.transaction('rows', 'readwrite', { durability: 'relaxed' });
            const rows = transaction.objectStore('rows');
            if (what === 'write') rows.add({ at: Date.now() });
            const counted = rows.count();
            transaction.onabort = () => reject(transaction.error);
            transaction.oncomplete = () => {
              opening.result.close();
              resolve(counted.result);
            };
          };
        }),
      mode,
    );
  return {
    write: async () => {
      await use('write');
    },
    rows: () => use('count'),
  };
}
