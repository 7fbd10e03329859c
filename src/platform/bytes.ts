/** Lets the user choose a file and reads its bytes; null if nothing was chosen. */
export function openBytes(accept: string): Promise<Uint8Array | null> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = accept;
    input.addEventListener('change', async () => {
      const file = input.files?.[0];
      resolve(file ? new Uint8Array(await file.arrayBuffer()) : null);
    });
    input.addEventListener('cancel', () => resolve(null));
    input.click();
  });
}
