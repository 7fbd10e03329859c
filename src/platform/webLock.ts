import { randomId } from './randomId.ts';

const NAME = 'sprawdzam-pen';
const TAKING = 'sprawdzam.taking-pen';

/**
 * One window writes: the one that holds the lock. `lost` is called when another window takes it on purpose. A page without
 * locks, which is one without https, fetches others. Whose user forbids them together with storage always gets the lock;
 * the rows' own keys still keep two histories apart.
 */
export function takeWebLock(steal: boolean, lost: () => void): Promise<boolean> {
  if (!('locks' in navigator)) {
    return import('./channelLock.ts').then(
      ({ takeChannelLock }) => takeChannelLock(steal, lost, randomId()),
      () => true,
    );
  }
  return new Promise((resolve) => {
    const options = steal ? { steal: true } : { ifAvailable: true };
    let held = false;
    navigator.locks
      .request(NAME, options, (lock) => {
        held = lock !== null;
        resolve(held);
        // Held as long as the page lives.
        return lock ? new Promise(() => undefined) : undefined;
      })
      .catch(() => (held ? lost() : resolve(true)));
  });
}

/** Remembers over the reload that follows that this window is to have the lock. */
export function willTakeWebLock(): void {
  try {
    sessionStorage.setItem(TAKING, '1');
  } catch {
    // Then the lock is free after the reload, or it is asked for once more.
  }
}

export function wasTakingWebLock(): boolean {
  try {
    const taking = sessionStorage.getItem(TAKING) !== null;
    sessionStorage.removeItem(TAKING);
    return taking;
  } catch {
    return false;
  }
}
