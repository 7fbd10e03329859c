import { messages as en } from '../../src/i18n/en/messages.ts';
import { messages as pl } from '../../src/i18n/pl/messages.ts';
import { messages as sk } from '../../src/i18n/sk/messages.ts';
import type { Site } from '../site.ts';
import { type Engine, until } from './engine.ts';

type Texts = typeof pl;
/** A phone that has never seen the app opens it in its own language. */
const SPOKEN: Readonly<Record<string, Texts>> = { pl, en, sk };

const FILES = `const done = arguments[arguments.length - 1];
  caches.keys()
    .then((keys) => Promise.all(keys.map((key) => caches.open(key).then((cache) => cache.keys()))))
    .then((lists) => done(lists.flat().length));`;
const SCORES = `return [...document.querySelectorAll('section[data-seat] footer p:first-child')].map((p) => p.textContent).sort().join()`;
const ROWS = `const done = arguments[arguments.length - 1];
  const opening = indexedDB.open('sprawdzam-games');
  opening.onerror = () => done(-1);
  opening.onsuccess = () => {
    const count = opening.result.transaction('rows').objectStore('rows').count();
    count.onsuccess = () => { opening.result.close(); done(count.result); };
  };`;

export type Smoke = {
  readonly site: Site;
  readonly open: () => Promise<Engine>;
  /** Whether the browser keeps its data on disk, so that a killed one can come back. */
  readonly killable: boolean;
  readonly passed: (step: string) => void;
};

/** A short game: installed, played, reloaded, its server gone, and, where that can be tried, its browser killed. */
export async function smoke({ site, open, killable, passed }: Smoke): Promise<void> {
  let engine = await open();
  let text = pl;
  const step = async (name: string, is: () => Promise<boolean>) => {
    await until(name, is);
    passed(name);
  };
  const shows = (scores: string) => async () => {
    if (await engine.sees(text.clock.gapKeep)) await engine.press(text.clock.gapKeep);
    return (await engine.run(SCORES)) === scores;
  };
  const rows = async () => Number(await engine.wait(ROWS));
  try {
    await engine.open(site.url);
    await engine.wait(
      `const done = arguments[arguments.length - 1]; navigator.serviceWorker.ready.then(() => done(true))`,
    );
    await step('installed: the pages are in the cache', async () => Number(await engine.wait(FILES)) > 10);
    text = SPOKEN[String(await engine.run('return document.documentElement.lang'))] ?? pl;
    const { common, newGame } = text;
    await engine.run(`location.hash = '#/new'`);
    await engine.press(newGame.next);
    await engine.press(newGame.starts(common.seatName(1)));
    await engine.press(newGame.start);
    await move(engine, text, '12');
    await move(engine, text, '34');
    await step('two moves: 12 and 34', shows('12,34'));
    await engine.reload();
    await step('the same after a reload', shows('12,34'));
    await step('and everything is in the database', async () => (await rows()) >= 5);

    site.vanish();
    await engine.reload();
    await step('the same after a reload without a server', shows('12,34'));
    await move(engine, text, '5');
    await step('played on without a server', shows('17,34'));
    if (!killable) return;

    const kept = await rows();
    await engine.kill();
    engine = await open();
    await engine.open(site.url);
    await step('killed (kill -9), started again without a server: the game is back', shows('17,34'));
    await step('with everything that was in the database', async () => (await rows()) >= kept);
    await move(engine, text, '6');
    await step('and is played on', shows('17,40'));
  } finally {
    await engine.kill();
  }
}

/** A press too soon after the clock started is none: pressed until the form is there. */
async function move(engine: Engine, { clock, settling }: Texts, points: string): Promise<void> {
  const record = `${settling.record} ▸`;
  await until('the form', async () => {
    if (await engine.sees(record)) return true;
    for (const name of [clock.gapKeep, clock.stopClock('').trim()])
      if (await engine.sees(name)) await engine.press(name);
    return engine.sees(record);
  });
  for (const digit of points) await engine.press(digit);
  await engine.press(record);
}
