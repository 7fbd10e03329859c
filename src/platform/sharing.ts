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

/** The same for files like `example`; null where the browser shares none of their kind. */
export function fileShareSheet(
  example: string,
  type: string,
): ((name: string, bytes: Uint8Array<ArrayBuffer>) => Promise<boolean>) | null {
  const fileOf = (name: string, bytes: Uint8Array<ArrayBuffer>) => new File([bytes], name, { type });
  if (!navigator.canShare?.({ files: [fileOf(example, new Uint8Array(1))] })) return null;
  return (name, bytes) =>
    navigator.share({ files: [fileOf(name, bytes)] }).then(
      () => true,
      () => false,
    );
}

/** A page for other people's browsers; null where the browser shares no such file. */
export function pageShareSheet(): ((name: string, content: string) => Promise<boolean>) | null {
  const fileOf = (name: string, content: string) => new File([content], name, { type: 'text/html' });
  if (!navigator.canShare?.({ files: [fileOf('x.html', '')] })) return null;
  return (name, content) =>
    navigator.share({ files: [fileOf(name, content)] }).then(
      () => true,
      () => false,
    );
}

export async function copyText(text: string): Promise<boolean> {
  try {
    // A page without https has no clipboard, and the old way of it.
    if (!navigator.clipboard) return copySelected(text);
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function copySelected(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  const { activeElement } = document;
  document.body.append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (activeElement instanceof HTMLElement) activeElement.focus();
  return copied;
}

/** The address of the app itself, without what stands behind `#` or `?`. */
export const appAddress = (): string => new URL('./', location.href).href;
