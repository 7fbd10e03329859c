/** Hands a file to the person: the browser's own download. */
export function saveFile(name: string, bytes: Uint8Array<ArrayBuffer>): void {
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download reads the address after the click returns.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
