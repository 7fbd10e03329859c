import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { test as base, chromium, type Page } from '@playwright/test';

export type Killable = {
  readonly page: Page;
  /** All its processes stand still, as in a phone whose battery is dead: nothing is written any more. */
  readonly freeze: () => void;
  /** They go on. */
  readonly thaw: () => void;
  /** `kill -9` for all its processes at once. */
  readonly kill: () => Promise<void>;
  /** Closed in good order, as by its user. */
  readonly close: () => Promise<void>;
  /** Waits a moment for a browser that is just dying of itself: how it died; null for one that lives. */
  readonly died: () => Promise<string | null>;
};

/** `route`: where in the app it begins, or a whole address. */
export type Launch = (profile: string, route?: string) => Promise<Killable>;

/**
 * A profile in which Chromium has given a site its promise not to clear it by itself, as it does for an app on the home
 * screen. It is to be made before the browser begins.
 */
export function promiseTo(site: string, profile: string): void {
  const durable = { [`${new URL(site).origin},*`]: { setting: 1 } };
  const preferences = { profile: { content_settings: { exceptions: { durable_storage: durable } } } };
  mkdirSync(`${profile}/Default`, { recursive: true });
  writeFileSync(`${profile}/Default/Preferences`, JSON.stringify(preferences));
}

/** Whatever takes longer than this on a loaded machine does not come at all. */
const PATIENCE = 30_000;
/** A connection that broke comes before the word that the process has gone. */
const DYING = 2_000;

/** Tests with browsers that can be killed; none outlives its test, however that ends. */
export const test = base.extend<{ launch: Launch }>({
  launch: async ({ baseURL }, use) => {
    const launched: Killable[] = [];
    await use(async (profile, route = '') => {
      const browser = await launchChromium(profile, new URL(route, baseURL).href);
      launched.push(browser);
      return browser;
    });
    await Promise.all(launched.map(({ kill }) => kill()));
  },
});

/** A browser of its own, with a profile that outlives it. */
async function launchChromium(profile: string, address: string): Promise<Killable> {
  // What a killed browser left to say that the profile is taken.
  for (const name of ['SingletonLock', 'SingletonSocket', 'SingletonCookie']) {
    rmSync(`${profile}/${name}`, { force: true });
  }
  const browser = spawn(
    process.env.CHROME_PATH ?? '/usr/bin/chromium',
    [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-extensions',
      '--disable-breakpad',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      '--window-size=412,915',
      '--lang=pl-PL',
      '--accept-lang=pl-PL',
      address,
    ],
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const gone = new Promise<void>((resolve) => browser.once('exit', () => resolve()));
  const signal = (name: NodeJS.Signals) => {
    if (browser.pid && browser.exitCode === null && browser.signalCode === null) {
      process.kill(-browser.pid, name);
    }
  };
  try {
    const connection = await chromium.connectOverCDP(await debuggerOf(browser), { timeout: PATIENCE });
    const [context] = connection.contexts();
    if (!context) throw new Error('the browser has no window');
    context.setDefaultTimeout(PATIENCE);
    const page = context.pages()[0] ?? (await context.waitForEvent('page'));
    return {
      page,
      freeze: () => signal('SIGSTOP'),
      thaw: () => signal('SIGCONT'),
      async close() {
        const session = await connection.newBrowserCDPSession();
        await session.send('Browser.close').catch(() => undefined);
        await gone;
      },
      async kill() {
        signal('SIGKILL');
        await gone;
        await connection.close().catch(() => undefined);
      },
      async died() {
        if (connection.isConnected()) return null;
        await Promise.race([gone, new Promise((resolve) => setTimeout(resolve, DYING))]);
        return browser.signalCode ?? (browser.exitCode === null ? null : String(browser.exitCode));
      },
    };
  } catch (error) {
    signal('SIGKILL');
    throw error;
  }
}

/** The address that Chromium tells on its standard error; a browser that dies or stays silent has failed. */
function debuggerOf(browser: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let told = '';
    const failed = () => reject(new Error(`the browser did not start: ${told.slice(-2_000)}`));
    const timer = setTimeout(failed, PATIENCE);
    browser.once('exit', failed);
    browser.stderr?.setEncoding('utf8').on('data', (text: string) => {
      // All of it is kept until the address is there: much noise may come together with it.
      told += text;
      const address = /DevTools listening on (ws:\S+)\s/.exec(told)?.[1];
      if (!address) return;
      clearTimeout(timer);
      browser.stderr?.removeAllListeners('data').resume();
      resolve(address);
    });
  });
}

/** The rows of all games and what is typed, read past the app. */
export async function readStored<T>(page: Page, database: string, store: string): Promise<T[]> {
  return page.evaluate(
    ([name, table]) =>
      new Promise<never[]>((resolve, reject) => {
        const opening = indexedDB.open(name!);
        // Not there: only the app makes it. An empty one of ours would stand in its way.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          // Of an older version still: held open, it would keep the app from making it anew.
          if (!opening.result.objectStoreNames.contains(table!)) {
            opening.result.close();
            resolve([]);
            return;
          }
          const all = opening.result.transaction(table!).objectStore(table!).getAll();
          all.onerror = () => reject(all.error);
          all.onsuccess = () => {
            opening.result.close();
            resolve(all.result as never[]);
          };
        };
      }),
    [database, store],
  );
}

/** A small generator (mulberry32), so that a failure can be repeated by its seed. */
export function randomFrom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
