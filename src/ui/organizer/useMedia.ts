import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** Whether the window is such now; follows it when it is turned or pulled wider. */
export function useMedia(query: string): boolean {
  const media = matchMedia(query);
  const matches = useSignal(media.matches);
  useEffect(() => {
    const look = () => {
      matches.value = media.matches;
    };
    media.addEventListener('change', look);
    return () => media.removeEventListener('change', look);
  }, [query]);
  return matches.value;
}

/** Room for a list and what is chosen from it side by side. */
export const WIDE = '(min-width: 900px) and (min-height: 561px)';
/** Fingers: a system keyboard would slide over what is asked. */
export const TOUCHED = '(pointer: coarse)';
