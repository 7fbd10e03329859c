import { signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';

/** Whether the window is such now; follows it when it is turned or pulled wider. */
export function useMedia(query: string): boolean {
  // Asked once, not with every drawing.
  const { media, matches } = useMemo(() => {
    const media = matchMedia(query);
    return { media, matches: signal(media.matches) };
  }, [query]);
  useEffect(() => {
    const look = () => {
      matches.value = media.matches;
    };
    media.addEventListener('change', look);
    return () => media.removeEventListener('change', look);
  }, [media]);
  return matches.value;
}

/** Room for a list and what is chosen from it side by side. */
export const WIDE = '(min-width: 900px) and (min-height: 561px)';
/** Fingers: a system keyboard would slide over what is asked. */
export const TOUCHED = '(pointer: coarse)';
