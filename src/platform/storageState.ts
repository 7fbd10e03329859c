/** What the browser tells about its storage. `navigator.storage` is missing in some; then nothing is known. */
export async function storageState() {
  const manager = navigator.storage as StorageManager | undefined;
  const [protection, estimate] = await Promise.all([
    manager?.persisted?.().catch(() => null),
    manager?.estimate?.().catch(() => null),
  ]);
  return {
    protected: protection ?? null,
    usedBytes: estimate?.usage ?? null,
    quotaBytes: estimate?.quota ?? null,
  };
}

const LOW = 20_000_000;

/** Less room than a browser needs to write in peace, as far as it tells. */
export async function isRoomLow(): Promise<boolean> {
  const manager = navigator.storage as StorageManager | undefined;
  const { usage, quota } = (await manager?.estimate?.().catch(() => null)) ?? {};
  return usage !== undefined && quota !== undefined && quota - usage < LOW;
}

/** The browser's promise not to clear this site by itself, as Chromium does where the disk is full. */
export async function protectStorage(): Promise<boolean> {
  const manager = navigator.storage as StorageManager | undefined;
  return (await manager?.persist?.().catch(() => false)) ?? false;
}

/** Asks for that promise where the browser decides by itself; Firefox puts the question to its user, who has not asked for it. */
export async function protectQuietly(): Promise<void> {
  if (!/Firefox\//.test(navigator.userAgent)) await protectStorage();
}

/** iPhones forget a site that is not on the home screen, and what is on the home screen has its own storage. */
export function wantsInstall(): boolean {
  return (navigator as { standalone?: boolean }).standalone === false;
}
