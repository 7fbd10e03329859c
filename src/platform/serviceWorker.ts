import type { Workbox } from 'workbox-window';

/** A page that was loaded past the worker (a forced reload) is never taken over; its next start is. */
const LONGEST_CLAIM = 5_000;

/** The service worker that keeps the app on the phone, looked after from `ready` on. An update never takes over by itself: it waits to be asked. */
export function serviceWorker(ready: Promise<void>) {
  let workbox: Workbox | null = null;
  let asked = false;

  return {
    async install(onUpdate: () => void): Promise<boolean> {
      if (!('serviceWorker' in navigator)) return false;
      await ready;
      const { Workbox } = await import('workbox-window');
      workbox = new Workbox('./sw.js', { scope: './' });
      workbox.addEventListener('waiting', onUpdate);
      // Another window may have asked for the update: that must not reload the game in this one.
      workbox.addEventListener('controlling', (event) => {
        if (event.isUpdate && asked) location.reload();
      });
      await workbox.register();
      await navigator.serviceWorker.ready;
      await Promise.race([
        workbox.controlling,
        new Promise<void>((resolve) => setTimeout(resolve, LONGEST_CLAIM)),
      ]);
      return (await caches.match('./index.html', { ignoreSearch: true })) !== undefined;
    },
    update() {
      asked = true;
      workbox?.messageSkipWaiting();
    },
  };
}
