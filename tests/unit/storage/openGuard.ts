import type { LogGuard } from '../../../src/storage/logGuard.ts';

/** A guard of a disk with room. */
export const OPEN: LogGuard = {
  write: (work) => work(),
  writeAtOnce: (work) => work(),
  opening: async () => undefined,
  suspect: () => undefined,
  told: () => undefined,
  refresh: async () => undefined,
  soundness: async () => 'sound',
};
