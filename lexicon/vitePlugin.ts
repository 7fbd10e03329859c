import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { type ShippedFile, shippedLists } from './shipped.ts';

const NAME = 'virtual:shipped-lists';

/**
 * Gives the app its list of shipped word lists (`import { shippedLists } from 'virtual:shipped-lists'`) and puts the
 * files beside it under addresses that name their content. Builds what is missing when it is first asked for.
 */
export function wordLists(): Plugin {
  let lists: Promise<readonly ShippedFile[]> | null = null;
  const built = (): Promise<readonly ShippedFile[]> => {
    lists ??= shippedLists((line) => console.error(line));
    return lists;
  };
  return {
    name: 'word-lists',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    async load(id) {
      if (id !== `\0${NAME}`) return null;
      const entries = (await built()).map(({ entry }) => entry);
      return `export const shippedLists = ${JSON.stringify(entries)};`;
    },
    async generateBundle() {
      for (const { path, url } of filesOf(await built())) {
        this.emitFile({ type: 'asset', fileName: url, source: readFileSync(path) });
      }
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const list = filesOf(await built()).find(({ url }) => request.url?.endsWith(`/${url}`));
        if (list === undefined) return next();
        response.setHeader('Content-Type', 'application/octet-stream');
        return response.end(readFileSync(list.path));
      });
    },
  };
}

/** What is put on the server: each list, and its second tier beside it. */
function filesOf(lists: readonly ShippedFile[]): readonly { readonly path: string; readonly url: string }[] {
  return lists.flatMap(({ path, tierPath, entry }) => [
    { path, url: entry.url },
    ...(tierPath && entry.tier ? [{ path: tierPath, url: entry.tier.url }] : []),
  ]);
}
