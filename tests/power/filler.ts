import { closeSync, openSync, rmSync, writeSync } from 'node:fs';

/** What takes the room of a disk, to the last byte, and gives it back. */
export type Filler = { readonly fill: () => void; readonly empty: () => void };

const SIZES = [1_048_576, 65_536, 4_096, 512, 1];
/** Others give room back too, a file here and there: it is taken at once. */
const AGAIN_EVERY = 20;

export function fillerOf(folder: string): Filler {
  const file = `${folder}/filler`;
  let again: ReturnType<typeof setInterval> | null = null;
  const take = () => {
    const to = openSync(file, 'a');
    for (const size of SIZES) {
      const block = Buffer.alloc(size, 1);
      for (;;) {
        try {
          if (writeSync(to, block) === 0) break;
        } catch {
          break;
        }
      }
    }
    closeSync(to);
  };
  return {
    fill() {
      take();
      again ??= setInterval(take, AGAIN_EVERY);
    },
    empty() {
      if (again) clearInterval(again);
      again = null;
      rmSync(file, { force: true });
    },
  };
}
