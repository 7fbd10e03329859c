import type { Plugin } from 'vite';

/** Bytes after gzip: on the way to the first screen, and what a page that is opened seldom fetches beside that. */
export function sizeBudget(budget: {
  js: number;
  css: number;
  files: number;
  pages: { room: number; duplicate: number; organizer: number };
}): Plugin;
