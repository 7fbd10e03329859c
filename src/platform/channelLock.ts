import { openChannel } from './channel.ts';

type Message = { readonly kind: 'asking' | 'held' | 'taken'; readonly by: string };

const KEY = 'sprawdzam.pen';
/** Nobody left a mark: only a window that was opened in this very moment could be in the way. */
const SHORT_WAIT = 150;
/** Somebody left a mark, and answers if it is still there: a window out of sight may be slow. */
const LONG_WAIT = 1_500;

/**
 * One window writes, where the browser has no locks: pages without https. Whoever opens asks the others; who has the lock
 * says so, and of two that ask at the same time the one with the lower name gets it. The mark tells a window that slept
 * while another took over.
 */
export function takeChannelLock(steal: boolean, lost: () => void, id: string): Promise<boolean> {
  const others = mark.read() !== null;
  let state: 'asking' | 'held' | 'without' = 'asking';
  let decide = (_held: boolean) => {};

  const give = () => {
    const held = state === 'held';
    state = 'without';
    decide(false);
    if (held) lost();
  };
  const send = openChannel<Message>(({ kind, by }) => {
    if (kind === 'taken') give();
    else if (kind === 'held' && state === 'asking') give();
    else if (kind === 'asking' && state === 'held') send({ kind: 'held', by: id });
    else if (kind === 'asking' && state === 'asking') {
      if (by < id) give();
      else send({ kind: 'held', by: id });
    }
  }, 'sprawdzam-pen');
  const hold = () => {
    state = 'held';
    mark.write(id);
    decide(true);
  };
  const look = () => {
    const now = mark.read();
    if (state === 'held' && now !== id && now !== null) give();
  };
  addEventListener('storage', look);
  // A page that comes back as it was left does not know what was written meanwhile.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  document.addEventListener('visibilitychange', look);
  addEventListener('pagehide', () => {
    if (state === 'held' && mark.read() === id) mark.clear();
  });

  return new Promise((resolve) => {
    decide = resolve;
    if (steal) {
      hold();
      send({ kind: 'taken', by: id });
      return;
    }
    send({ kind: 'asking', by: id });
    setTimeout(() => state === 'asking' && hold(), others ? LONG_WAIT : SHORT_WAIT);
  });
}

/** Where even this is forbidden the channel alone has to do. */
const mark = {
  read(): string | null {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null;
    }
  },
  write(id: string): void {
    try {
      localStorage.setItem(KEY, id);
    } catch {
      // As said above.
    }
  },
  clear(): void {
    try {
      localStorage.removeItem(KEY);
    } catch {
      // As said above.
    }
  },
};
