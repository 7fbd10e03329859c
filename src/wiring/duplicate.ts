import { type Halls, openHalls } from '../app/duplicate/halls.ts';
import type { HallNews } from '../app/duplicate/ports.ts';
import type { Rooms } from '../app/room/rooms.ts';
import type { Time } from '../app/shell/ports.ts';
import { openChannel } from '../platform/channel.ts';
import { fullScreen } from '../platform/fullScreen.ts';
import { localStore } from '../platform/localStore.ts';
import { localText } from '../platform/localText.ts';
import { openWindow } from '../platform/openWindow.ts';
import { appAddress, copyText, shareSheet } from '../platform/sharing.ts';
import { qrCode } from '../share/qr/qrCode.ts';
import { openDuplicates } from '../storage/duplicates.ts';
import type { LogGuard } from '../storage/logGuard.ts';
import { openSeeds } from '../storage/seeds.ts';
import { wait } from './fetching.ts';

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Wires the duplicate game together; loaded with its first screen. */
export async function startDuplicate(
  time: Time,
  guard: LogGuard,
): Promise<Halls & { readonly rooms: () => Promise<Rooms> }> {
  const listeners: ((news: HallNews) => void)[] = [];
  const broadcast = openChannel<HallNews>((news) => {
    for (const listener of listeners) listener(news);
  }, 'sprawdzam-duplicates');
  const seeds = await openSeeds(guard, localText('sprawdzam.seed.'), wait);
  let started: Promise<Rooms> | null = null;
  const rooms = () => {
    started ??= import('./room.ts').then(({ startRooms }) => startRooms(time));
    return started;
  };
  const halls = await openHalls({
    store: openDuplicates(localStore(), wait, guard),
    now: time.now,
    newId: () =>
      Array.from(crypto.getRandomValues(new Uint8Array(10)), (n) => (n % 36).toString(36)).join(''),
    newSeed: () => hex(crypto.getRandomValues(new Uint8Array(32))),
    seeds,
    ledRoom: () => localText('sprawdzam.room.').read('led') || null,
    broadcast,
    onBroadcast: (listener) => listeners.push(listener),
    fullScreen,
    openWindow,
    base: appAddress(),
    share: shareSheet(),
    copy: copyText,
    qr: qrCode,
  });
  return { ...halls, rooms };
}
