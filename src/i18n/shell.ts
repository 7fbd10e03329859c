import { createCatalogue } from './catalogue.ts';
import { shell } from './pl/shell.ts';

/** What the shell says: the first screen, and what every start may have to tell. */
export type ShellMessages = typeof shell;

export const shellMessages = createCatalogue<ShellMessages>(
  {
    pl: async () => shell,
    en: async () => (await import('./en/shell.ts')).shell,
    sk: async () => (await import('./sk/shell.ts')).shell,
  },
  shell,
);
