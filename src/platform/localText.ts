const PREFIX = 'sprawdzam.typed.';

/** Small texts that are written at once. A browser that forbids it keeps nothing, and nothing worse happens. */
export function localText() {
  return {
    read(key: string): string | null {
      try {
        return localStorage.getItem(PREFIX + key);
      } catch {
        return null;
      }
    },
    write(key: string, text: string): void {
      try {
        localStorage.setItem(PREFIX + key, text);
      } catch {
        // Private windows and full disks: what is typed stays in memory.
      }
    },
  };
}
