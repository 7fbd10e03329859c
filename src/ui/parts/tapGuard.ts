import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

const GUARD_SPAN = 600;

/** False at first: the second half of a double tap must not press what has just appeared under the finger. */
export function useTapGuard(): ReadonlySignal<boolean> {
  const mayTap = useSignal(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      mayTap.value = true;
    }, GUARD_SPAN);
    return () => clearTimeout(timer);
  }, []);
  return mayTap;
}
