import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { type Engine, engineOver, until } from './engine.ts';
import { startProgram } from './process.ts';

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

const PREFERENCES = {
  'marionette.port': 0,
  'intl.accept_languages': 'pl-PL',
  // A browser that was killed starts like any other.
  'toolkit.startup.max_resumed_crashes': -1,
  'browser.sessionstore.resume_from_crash': false,
  'browser.aboutConfig.showWarning': false,
  'app.update.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
};

/** Firefox by Marionette, the protocol that it speaks itself; its profile outlives it. */
export async function openFirefox(profile: string): Promise<Engine> {
  const portFile = `${profile}/MarionetteActivePort`;
  mkdirSync(profile, { recursive: true });
  rmSync(portFile, { force: true });
  writeFileSync(
    `${profile}/user.js`,
    Object.entries(PREFERENCES)
      .map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`)
      .join(''),
  );
  const browser = startProgram('/usr/bin/firefox-esr', [
    '--headless',
    '--marionette',
    '--no-remote',
    '--profile',
    profile,
    'about:blank',
  ]);
  try {
    const port = () => (existsSync(portFile) ? Number(readFileSync(portFile, 'utf8')) : 0);
    await until('Firefox', async () => port() > 0);
    const call = await speakTo(port());
    await call('WebDriver:NewSession', {});
    const run = (script: string) => call('WebDriver:ExecuteScript', { script, args: [] });
    return engineOver({
      open: (url) => call('WebDriver:Navigate', { url }),
      // Marionette's own refresh goes past the service worker, as no user's does.
      async reload() {
        await run('document.documentElement.dataset.old = ""; location.reload()');
        await until('the page to reload', () =>
          run(
            'return document.readyState === "complete" && !("old" in document.documentElement.dataset)',
          ).then(Boolean, () => false),
        );
      },
      run,
      wait: (script) => call('WebDriver:ExecuteAsyncScript', { script, args: [] }),
      async find(xpath) {
        const found = await call('WebDriver:FindElements', { using: 'xpath', value: xpath });
        return (found as Record<string, string>[])[0]?.[ELEMENT] ?? null;
      },
      click: (element) => call('WebDriver:ElementClick', { id: element }),
      kill: browser.kill,
    });
  } catch (error) {
    await browser.kill();
    throw error;
  }
}

type Reply = readonly [kind: 1, id: number, error: { readonly message: string } | null, result: unknown];
type Waiting = { readonly resolve: (value: unknown) => void; readonly reject: (error: Error) => void };

/** Messages are `length:JSON`: a command is [0, id, name, parameters], its answer [1, id, error, result]. */
async function speakTo(port: number): Promise<(name: string, parameters: object) => Promise<unknown>> {
  const socket = connect(port, '127.0.0.1');
  const waiting = new Map<number, Waiting>();
  let received = Buffer.alloc(0);
  let last = 0;
  socket.on('data', (bytes) => {
    received = Buffer.concat([received, bytes]);
    for (let message = take(); message !== null; message = take()) answer(JSON.parse(message));
  });
  const take = (): string | null => {
    const colon = received.indexOf(':');
    const length = Number(received.subarray(0, Math.max(colon, 0)).toString());
    if (colon < 0 || received.length < colon + 1 + length) return null;
    const message = received.subarray(colon + 1, colon + 1 + length).toString();
    received = received.subarray(colon + 1 + length);
    return message;
  };
  const answer = (message: Reply | object) => {
    if (!Array.isArray(message)) return;
    const [, id, error, result] = message as unknown as Reply;
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error) asked?.reject(new Error(error.message));
    else asked?.resolve(unwrapped(result));
  };
  const hungUp = () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox is gone'));
    waiting.clear();
  };
  socket.on('error', hungUp).on('close', hungUp);
  await new Promise((resolve) => socket.once('connect', resolve));
  return (name, parameters) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      const message = JSON.stringify([0, last, name, parameters]);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
}

function unwrapped(result: unknown): unknown {
  return typeof result === 'object' && result !== null && 'value' in result ? result.value : result;
}
