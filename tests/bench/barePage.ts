import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The least page that is like ours: preact, one button, a second hand, kept by a service worker. */
export async function buildBare(): Promise<{ readonly folder: string; readonly remove: () => void }> {
  const folder = mkdtempSync(`${ROOT}node_modules/.bare-`);
  const out = `${folder}/dist`;
  writeFileSync(
    `${folder}/index.html`,
    '<!doctype html><title>Bare</title><div id="app"></div><script type="module" src="./main.js"></script>',
  );
  writeFileSync(`${folder}/main.js`, BARE_PAGE);
  await build({
    root: folder,
    configFile: false,
    base: './',
    logLevel: 'warn',
    build: { outDir: out, modulePreload: { polyfill: false } },
  });
  const files = ['./', ...readdirSync(`${out}/assets`).map((name) => `./assets/${name}`)];
  writeFileSync(`${out}/sw.js`, BARE_WORKER.replace('FILES', JSON.stringify(files)));
  return { folder: out, remove: () => rmSync(folder, { recursive: true }) };
}

const BARE_PAGE = `
import { h, render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
function Page() {
  const [pressed, press] = useState(0);
  const [seconds, tick] = useState(0);
  useEffect(() => { const id = setInterval(() => tick((n) => n + 1), 1000); return () => clearInterval(id); }, []);
  return h('main', null, h('p', null, pressed), h('output', null, seconds),
    h('button', { onPointerDown: () => press((n) => n + 1) }, 'press'));
}
render(h(Page), document.getElementById('app'));
navigator.serviceWorker.register('./sw.js');
`;

const BARE_WORKER = `
addEventListener('install', (event) => event.waitUntil(caches.open('bare').then((cache) => cache.addAll(FILES))));
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => event.respondWith(caches.match(event.request, { ignoreVary: true }).then((kept) => kept ?? fetch(event.request))));
`;
