/** The download reads the address after the click returns. */
const KEEP_ADDRESS = 60_000;
/** Of a character, as JavaScript counts them, in UTF-8. */
const MOST_BYTES = 3;
const INPUT = 'chosen-file';

/** Hands a file to the user: the browser's own download. */
export function saveFile(
  name: string,
  content: string | Uint8Array<ArrayBuffer>,
  type = 'application/octet-stream',
): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEEP_ADDRESS);
}

/**
 * Lets the user choose a file and reads it as text; null if nothing was chosen. Of a file with more than `most`
 * characters only so much is read that its reader sees it is too large. One that cannot be read (it lies in a cloud, its
 * card was taken out) is an empty one, which no reader takes.
 */
export async function openFile(accept: string, most: number): Promise<string | null> {
  return choose(accept, (file) =>
    file
      .slice(0, MOST_BYTES * (most + 1))
      .text()
      .catch(() => ''),
  );
}

/** The same, as bytes. */
export async function openBytes(accept: string, most: number): Promise<Uint8Array | null> {
  return choose(accept, async (file) => {
    const bytes = file.slice(0, most + 1).arrayBuffer();
    return new Uint8Array(await bytes.catch(() => new ArrayBuffer(0)));
  });
}

/** The input stays in the document until its file is read: iOS may collect one that is not there. */
async function choose<T>(accept: string, read: (file: File) => Promise<T>): Promise<T | null> {
  // An older Safari does not say that nothing was chosen.
  document.getElementById(INPUT)?.remove();
  const input = document.createElement('input');
  input.id = INPUT;
  input.type = 'file';
  input.accept = accept;
  input.hidden = true;
  document.body.append(input);
  const file = await new Promise<File | null>((resolve) => {
    input.addEventListener('change', () => resolve(input.files?.[0] ?? null));
    input.addEventListener('cancel', () => resolve(null));
    input.click();
  });
  const content = file && (await read(file));
  input.remove();
  return content;
}
