import { webCryptography } from './webCryptography.ts';

/** The browser's cryptography; a page without https has none, and fetches ours. */
export async function cryptography() {
  if (globalThis.crypto?.subtle) return webCryptography(crypto.subtle);
  return (await import('./nobleCryptography.ts')).nobleCryptography();
}
