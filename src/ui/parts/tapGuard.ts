import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

const RIPE_AFTER = 600;

/** False at first: the second half of a double tap must not press what has just appeared under the finger. */
export function useRipe(): ReadonlySignal<boolean> {
  const ripe = useSignal(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      ripe.value = true;
    }, RIPE_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return ripe;
}
