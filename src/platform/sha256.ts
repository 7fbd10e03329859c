/** null where the browser gives no cryptography: pages served without TLS. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  if (globalThis.crypto?.subtle === undefined) return null;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
