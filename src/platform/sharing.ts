/** The phone's own ways of passing something on. */

/** Null where the browser has no share sheet. False: the user changed their mind, or nothing took it. */
export function shareSheet(): ((text: string, url: string) => Promise<boolean>) | null {
  if (!('share' in navigator)) return null;
  return (text, url) =>
    navigator.share({ text, url }).then(
      () => true,
      () => false,
    );
}

export function copyText(text: string): Promise<boolean> {
  return (
    navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    ) ?? Promise.resolve(false)
  );
}

/** The address of the app itself, without what stands behind `#` or `?`. */
export const appAddress = (): string => new URL('./', location.href).href;

/** WebCrypto; a page without https has none. */
export const subtleCrypto = (): SubtleCrypto | null => globalThis.crypto?.subtle ?? null;
