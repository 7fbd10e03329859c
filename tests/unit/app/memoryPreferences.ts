import type { Preferences, Session } from '../../../src/app/shell/ports.ts';

/** Preferences in memory, as the windows of one phone share them. */
export function memoryPreferences(
  initial: Readonly<Record<string, unknown>> = {},
): Preferences & { readonly values: Map<string, unknown> } {
  const values = new Map(Object.entries(initial));
  return {
    values,
    read: async <T>(key: string) => values.get(key) as T | undefined,
    write: async (key, value) => void values.set(key, value),
    update: async <T>(key: string, change: (now: T | undefined) => T) =>
      void values.set(key, change(values.get(key) as T | undefined)),
  };
}

const refuse = () => Promise.reject(new Error('no storage'));

/** A browser that keeps nothing. */
export const NO_PREFERENCES: Preferences = { read: refuse, write: refuse, update: refuse };

/** The browser's small storage, which answers at once. */
export function memorySession(values = new Map<string, string>()): Session {
  return { read: (key) => values.get(key) ?? null, write: (key, text) => void values.set(key, text) };
}
