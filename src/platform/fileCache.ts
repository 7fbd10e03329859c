/**
 * Files in a cache of their own, by address relative to the page. Read with `match`, not through the service worker.
 * Everything rejects where the browser gives no cache: some private windows.
 */
export function fileCache(name: string) {
  const open = async (): Promise<Cache> => caches.open(name);
  return {
    async read(address: string): Promise<Uint8Array<ArrayBuffer> | null> {
      const found = await (await open()).match(address);
      return found === undefined ? null : new Uint8Array(await found.arrayBuffer());
    },
    async write(address: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
      const headers = { 'Content-Type': 'application/octet-stream', 'Content-Length': `${bytes.length}` };
      await (await open()).put(address, new Response(bytes, { headers }));
    },
    async remove(address: string): Promise<void> {
      await (await open()).delete(address);
    },
    /** Addresses relative to the page, as they were written. */
    async addresses(): Promise<string[]> {
      const base = new URL('.', document.baseURI).href;
      const keys = await (await open()).keys();
      return keys.map(({ url }) => (url.startsWith(base) ? url.slice(base.length) : url));
    },
  };
}
