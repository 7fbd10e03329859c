import { type Organizer, openOrganizer } from '../app/organizer/organizer.ts';
import type { TournamentNews } from '../app/organizer/ports.ts';
import type { Time } from '../app/shell/ports.ts';
import { openCamera } from '../platform/camera.ts';
import { openChannel } from '../platform/channel.ts';
import { cryptography } from '../platform/cryptography.ts';
import { openBytes } from '../platform/files.ts';
import { fullScreen } from '../platform/fullScreen.ts';
import { localStore } from '../platform/localStore.ts';
import { localText } from '../platform/localText.ts';
import { onLocalText } from '../platform/onLocalText.ts';
import { closeWindow, openWindow } from '../platform/openWindow.ts';
import { qrReader } from '../platform/qrReader.ts';
import { appAddress, copyText, pageShareSheet } from '../platform/sharing.ts';
import { isVisible } from '../platform/visibility.ts';
import { getFile, isOnline, listFolder, replacePage } from '../platform/webdav.ts';
import { qrCode } from '../share/qr/qrCode.ts';
import { MOST_TEXT_BYTES } from '../share/text/textBytes.ts';
import { openDropFiles } from '../storage/dropFiles.ts';
import type { LogGuard } from '../storage/logGuard.ts';
import { openTournaments } from '../storage/tournaments.ts';
import { repeat, wait } from './fetching.ts';

const NOTES = 'sprawdzam.desk.';

/** Wires the organizer's part together; loaded with its first screen. */
export async function wireOrganizer(time: Time, guard: LogGuard): Promise<Organizer> {
  const listeners: ((news: TournamentNews) => void)[] = [];
  const broadcast = openChannel<TournamentNews | string>((message) => {
    // A window of an older version says only which tournament has changed.
    const news = typeof message === 'string' ? ({ id: message, what: 'changed' } as const) : message;
    for (const listener of listeners) listener(news);
  }, 'sprawdzam-tournaments');
  return openOrganizer({
    store: openTournaments(localStore(), wait, guard),
    box: {
      files: openDropFiles(guard),
      list: listFolder,
      get: getFile,
      isOnline,
      inSight: isVisible,
      repeat,
    },
    page: { put: replacePage, isOnline, repeat },
    notes: { ...localText(NOTES), onChange: (listener) => onLocalText(NOTES, listener) },
    camera: { open: openCamera, read: qrReader() },
    cryptography: await cryptography(),
    now: time.now,
    newId: () =>
      Array.from(crypto.getRandomValues(new Uint8Array(10)), (n) => (n % 36).toString(36)).join(''),
    base: appAddress(),
    broadcast,
    onBroadcast: (listener) => listeners.push(listener),
    qr: qrCode,
    openBytes: (accept) => openBytes(accept, MOST_TEXT_BYTES),
    fullScreen,
    openWindow,
    closeWindow,
    sharePage: pageShareSheet(),
    copyText,
  });
}
