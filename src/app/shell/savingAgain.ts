import { effect, type ReadonlySignal } from '@preact/signals';
import type { Millis } from '../../domain/units.ts';
import type { Saving } from './saving.ts';

const RETRY_EVERY: Millis = 10_000;

type Saved = {
  readonly saving: ReadonlySignal<Saving | 'conflict'>;
  readonly saveAgain: () => Promise<void>;
};

/** What could not be saved is tried again for as long as it is here; but not where another window has written. */
export function keepSaving(
  all: ReadonlySignal<readonly Saved[]>,
  repeat: (run: () => void, span: Millis) => () => void,
): void {
  effect(() => {
    const failed = all.value.filter(({ saving: { value: at } }) => isFailed(at));
    if (failed.length === 0) return undefined;
    return repeat(() => {
      for (const one of failed) void one.saveAgain();
    }, RETRY_EVERY);
  });
}

const isFailed = (at: Saving | 'conflict') => at === 'copy' || at === 'memory' || at === 'full';
