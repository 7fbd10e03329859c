/** Called with the key whenever another window writes such a text. Apart from writing it: only few screens listen. */
export function onLocalText(prefix: string, listener: (key: string) => void): void {
  addEventListener('storage', ({ key }) => {
    if (key?.startsWith(prefix)) listener(key.slice(prefix.length));
  });
}
