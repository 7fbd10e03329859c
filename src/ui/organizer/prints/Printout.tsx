import { render, type VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** What the browser's own print command puts on paper: drawn only for the moment it is printed. */
export function Printout({ children }: { readonly children: () => VNode }) {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(children);
  latest.current = children;
  // Listening as soon as the page is there: whoever prints at once must not get empty paper.
  useLayoutEffect(() => {
    // At once: after this event the browser prints what it finds.
    const draw = () => render(latest.current(), place.current!);
    const clear = () => render(null, place.current!);
    addEventListener('beforeprint', draw);
    addEventListener('afterprint', clear);
    return () => {
      removeEventListener('beforeprint', draw);
      removeEventListener('afterprint', clear);
    };
  }, []);
  return <div ref={place} />;
}
