/** Hands a file to the user the way the browser does. */
export function saveFile(name: string, content: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Lets the user choose a file and reads it as text; null if nothing was chosen. */
export function openFile(accept: string): Promise<string | null> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = accept;
    input.addEventListener('change', async () => resolve((await input.files?.[0]?.text()) ?? null));
    input.addEventListener('cancel', () => resolve(null));
    input.click();
  });
}
