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

export async function protectStorage(): Promise<boolean> {
  const manager = navigator.storage as StorageManager | undefined;
  return (await manager?.persist?.().catch(() => false)) ?? false;
}

/** iPhones forget a site that is not on the home screen, and what is on the home screen has its own storage. */
export function wantsInstall(): boolean {
  return (navigator as { standalone?: boolean }).standalone === false;
}
