import { readdirSync } from 'node:fs';
import { type Engine, engineOver, until } from './engine.ts';
import { startProgram } from './process.ts';

type Answer = { readonly value: unknown };
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const LIBRARIES = '/usr/lib/x86_64-linux-gnu';

export function miniBrowser(): string {
  const folder = readdirSync(LIBRARIES)
    .filter((name) => /^webkit2?gtk-[\d.]+$/.test(name))
    .at(-1);
  return `${LIBRARIES}/${folder}/MiniBrowser`;
}

/** WebKitGTK by its own driver: real clicks, but a session that keeps nothing on disk. */
export async function openWebKit(port: number): Promise<Engine> {
  const driver = startProgram('/usr/bin/xvfb-run', ['-a', '/usr/bin/WebKitWebDriver', '-p', String(port)]);
  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as Answer;
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
  await until('the driver', () => call('GET', '/status').then(Boolean, () => false));
  const options = { binary: miniBrowser(), args: ['--automation'] };
  const capabilities = { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options } };
  const { sessionId } = (await call('POST', '/session', { capabilities })) as { sessionId: string };
  const post = (path: string, body: unknown) => call('POST', `/session/${sessionId}${path}`, body);
  return engineOver({
    open: (url) => post('/url', { url }),
    reload: () => post('/refresh', {}),
    run: (script) => post('/execute/sync', { script, args: [] }),
    wait: (script) => post('/execute/async', { script, args: [] }),
    async find(xpath) {
      const found = await post('/elements', { using: 'xpath', value: xpath });
      return (found as Record<string, string>[])[0]?.[ELEMENT] ?? null;
    },
    click: (element) => post(`/element/${element}/click`, {}),
    kill: driver.kill,
  });
}
