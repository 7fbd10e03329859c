import { openHalls } from '../app/duplicate/halls.ts';
import type { HallNews } from '../app/duplicate/ports.ts';
import { openPlayedByCode } from '../app/room/playedByCode.ts';
import type { Rooms } from '../app/room/rooms.ts';
import type { App } from '../app/shell/app.ts';
import type { Time } from '../app/shell/ports.ts';
import { openCamera } from '../platform/camera.ts';
import { openChannel } from '../platform/channel.ts';
import { fullScreen } from '../platform/fullScreen.ts';
import { localStore } from '../platform/localStore.ts';
import { localText } from '../platform/localText.ts';
import { openWindow } from '../platform/openWindow.ts';
import { qrReader } from '../platform/qrReader.ts';
import { appAddress, copyText, shareSheet } from '../platform/sharing.ts';
import { qrCode } from '../share/qr/qrCode.ts';
import { openDuplicates } from '../storage/duplicates.ts';
import type { LogGuard } from '../storage/logGuard.ts';
import { openRoomMemory } from '../storage/roomMemory.ts';
import { openSeeds } from '../storage/seeds.ts';
import { repeat, wait } from './fetching.ts';

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Wires the duplicate game together; loaded with its first screen. */
export async function wireDuplicate(time: Time, guard: LogGuard): ReturnType<App['duplicate']> {
  const listeners: ((news: HallNews) => void)[] = [];
  const broadcast = openChannel<HallNews>((news) => {
    for (const listener of listeners) listener(news);
  }, 'sprawdzam-duplicates');
  const [seeds, memory] = await Promise.all([
    openSeeds(guard, localText('sprawdzam.seed.'), wait),
    openRoomMemory(guard, localText('sprawdzam.room.'), wait),
  ]);
  let started: Promise<Rooms> | null = null;
  const rooms = () => {
    started ??= import('./room.ts').then(({ startRooms }) => startRooms(time, memory));
    return started;
  };
  const halls = await openHalls({
    store: openDuplicates(localStore(), wait, guard),
    now: time.now,
    repeat,
    newId: () =>
      Array.from(crypto.getRandomValues(new Uint8Array(10)), (n) => (n % 36).toString(36)).join(''),
    newSeed: () => hex(crypto.getRandomValues(new Uint8Array(32))),
    seeds,
    ledRoom: () => memory.read('led') || null,
    broadcast,
    onBroadcast: (listener) => listeners.push(listener),
    fullScreen,
    openWindow,
    base: appAddress(),
    share: shareSheet(),
    copy: copyText,
    qr: qrCode,
  });
  return {
    ...halls,
    rooms,
    byCode: openPlayedByCode(memory, time.now),
    camera: { open: openCamera, read: qrReader() },
  };
}
