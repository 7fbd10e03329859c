import { Workbox } from 'workbox-window';

/** A page that was loaded past the worker (a forced reload) is never taken over; its next start is. */
const LONGEST_CLAIM = 5_000;

/** The service worker that keeps the app on the phone. An update never takes over by itself: it waits to be asked. */
export function serviceWorker() {
  let workbox: Workbox | null = null;
  let asked = false;

  return {
    async install(onUpdate: () => void): Promise<'ready' | 'unsupported' | 'no-https'> {
      if (!isSecureContext) return 'no-https';
      if (!('serviceWorker' in navigator)) return 'unsupported';
      workbox = new Workbox('./sw.js', { scope: './' });
      workbox.addEventListener('waiting', onUpdate);
      // Another window may have asked for the update: that must not reload the game in this one.
      workbox.addEventListener('controlling', (event) => {
        if (event.isUpdate && asked) location.reload();
      });
      // A file that did not come ends the worker that wanted to store it, and `ready` is waited for in vain.
      const ended = new Promise<never>((_, reject) => workbox?.addEventListener('redundant', reject));
      const registered = await workbox.register().catch(() => undefined);
      if (!registered) {
        // The browser's no, or a server that is gone? Only the latter may change.
        const answer = await fetch('./sw.js', { cache: 'no-store' });
        if (!answer.ok) throw new Error(`${answer.status}`);
        return 'unsupported';
      }
      await Promise.race([navigator.serviceWorker.ready, ended]);
      await Promise.race([
        workbox.controlling,
        new Promise<void>((resolve) => setTimeout(resolve, LONGEST_CLAIM)),
      ]);
      return (await caches.match('./index.html', { ignoreSearch: true })) ? 'ready' : 'unsupported';
    },
    update() {
      asked = true;
      workbox?.messageSkipWaiting();
    },
  };
}
