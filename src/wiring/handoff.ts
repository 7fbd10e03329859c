import { deviceKeyIn, type HandOffTools } from '../app/handoff/handoff.ts';
import { loadHeldCard } from '../app/handoff/heldCard.ts';
import { loadOutbox, type Parcel } from '../app/handoff/outbox.ts';
import type { Preferences } from '../app/shell/ports.ts';
import { wall } from '../platform/clocks.ts';
import { cryptography } from '../platform/cryptography.ts';
import { appAddress, copyText, shareSheet } from '../platform/sharing.ts';
import { getFile, onOnline, putFile } from '../platform/webdav.ts';
import { qrCode } from '../share/qr/qrCode.ts';
import type { DeviceKey } from '../share/slip/signature.ts';
import { openKeyBox } from '../storage/deviceKey.ts';
import type { LogGuard } from '../storage/logGuard.ts';
import { openParcels } from '../storage/outbox.ts';

/** Wires the hand-off to the browser. Loaded after the first screen, or with the screen that needs it. */
export async function wireHandOff(preferences: Preferences, guard: LogGuard): Promise<HandOffTools> {
  const [signing, heldCard, outbox] = await Promise.all([
    cryptography(),
    loadHeldCard(preferences),
    loadOutbox({
      store: openParcels<Parcel>(guard),
      put: putFile,
      get: getFile,
      now: wall,
      later(run, after) {
        const id = setTimeout(run, after);
        return () => clearTimeout(id);
      },
    }),
  ]);
  onOnline(outbox.send);
  const box = openKeyBox<DeviceKey>(guard);
  let key: Promise<DeviceKey | null> | null = null;
  return {
    heldCard,
    outbox,
    base: appAddress(),
    cryptography: signing,
    deviceKey() {
      key ??= deviceKeyIn(box, signing);
      return key;
    },
    qrCode,
    share: shareSheet(),
    copy: copyText,
  };
}
