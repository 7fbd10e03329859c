/** Small texts that are written at once. A browser that forbids it keeps nothing, and nothing worse happens. */
export function localText(prefix: string) {
  return {
    read(key: string): string | null {
      try {
        return localStorage.getItem(prefix + key);
      } catch {
        return null;
      }
    },
    write(key: string, text: string): void {
      try {
        localStorage.setItem(prefix + key, text);
      } catch {
        // Private windows and full disks: what is typed stays in memory.
      }
    },
  };
}
