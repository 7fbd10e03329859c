import { mkdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { type Engine, engineOver } from './engine.ts';
import { startProgram } from './process.ts';
import { miniBrowser } from './webkit.ts';

const PAGE = readFileSync(fileURLToPath(new URL('driver.html', import.meta.url)));
/** As long as a browser may need to start, or a page to load, on a loaded machine. */
const PATIENCE = 60_000;

type Job = { readonly what: 'open' | 'reload' | 'run' | 'wait' | 'find' | 'click'; readonly text: string };
type Result = { readonly value?: unknown; readonly error?: string };

/**
 * WebKitGTK without its driver, which would keep nothing on disk. A page beside the app has the app in a frame, asks this
 * server what to do there, and tells how it went.
 */
export function framedWebKit() {
  let ask: ((job: Job) => void) | null = null;
  let tell: ((result: Result) => void) | null = null;
  let queued: Job | null = null;

  const besides = (path: string, request: IncomingMessage, response: ServerResponse): boolean => {
    if (path === '/driver.html') {
      response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
    } else if (path === '/job') {
      ask = (job) => {
        ask = null;
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(job));
      };
      if (queued) ask(queued);
      queued = null;
    } else if (path === '/result') {
      let body = '';
      request.setEncoding('utf8').on('data', (text: string) => {
        body += text;
      });
      request.on('end', () => {
        response.end();
        tell?.(JSON.parse(body));
      });
    } else return false;
    return true;
  };

  const send = (what: Job['what'], text = '') =>
    new Promise<unknown>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`MiniBrowser: no answer to ${what}`)), PATIENCE);
      tell = ({ value, error }) => {
        clearTimeout(timer);
        if (error === undefined) resolve(value);
        else reject(new Error(error));
      };
      if (ask) ask({ what, text });
      else queued = { what, text };
    });

  return {
    besides,
    async open(origin: string, home: string): Promise<Engine> {
      mkdirSync(home, { recursive: true });
      // What an earlier, killed browser had asked is no longer asked.
      ask = null;
      const browser = startProgram(
        '/usr/bin/xvfb-run',
        ['-a', miniBrowser(), '--geometry=412x915', `${origin}/driver.html`],
        { HOME: home, XDG_DATA_HOME: `${home}/data`, XDG_CACHE_HOME: `${home}/cache` },
      );
      return engineOver({
        open: (url) => send('open', url),
        reload: () => send('reload'),
        run: (script) => send('run', script),
        wait: (script) => send('wait', script),
        find: async (xpath) => ((await send('find', xpath)) ? xpath : null),
        click: (xpath) => send('click', xpath),
        kill: browser.kill,
      });
    },
  };
}
