export type Downloaded =
  | { readonly ok: true; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly ok: false; readonly status: number | null };

/** A whole file, with its progress. `status` is null when there was no answer at all. */
export async function download(address: string, onProgress: (done: number) => void): Promise<Downloaded> {
  try {
    const response = await fetch(address, { cache: 'no-store' });
    if (!response.ok || response.body === null) return { ok: false, status: response.status };
    const reader = response.body.getReader();
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let done = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value);
      done += part.value.length;
      onProgress(done);
    }
    return { ok: true, bytes: new Uint8Array(await new Blob(parts).arrayBuffer()) };
  } catch {
    return { ok: false, status: null };
  }
}
