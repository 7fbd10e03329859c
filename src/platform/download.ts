type Downloaded =
  | { readonly ok: true; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly ok: false; readonly status: number | null };

/** How long a file may be, and how many milliseconds it may take. */
type DownloadLimits = { readonly most: number; readonly within: number };

/** A whole file, with its progress. `status` is null when there was no answer, or not one within the limits. */
export async function download(
  address: string,
  onProgress: (done: number) => void,
  { most, within }: DownloadLimits,
): Promise<Downloaded> {
  try {
    const response = await fetch(address, {
      cache: 'no-store',
      signal: AbortSignal.timeout?.(within) ?? null,
    });
    if (!response.ok || response.body === null) return { ok: false, status: response.status };
    const reader = response.body.getReader();
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let done = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value);
      done += part.value.length;
      if (done > most) {
        void reader.cancel();
        return { ok: false, status: null };
      }
      onProgress(done);
    }
    return { ok: true, bytes: new Uint8Array(await new Blob(parts).arrayBuffer()) };
  } catch {
    return { ok: false, status: null };
  }
}
