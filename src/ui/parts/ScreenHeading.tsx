import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

type Props = {
  readonly class?: string | undefined;
  /** For those who listen, where the heading shows less. */
  readonly label?: string | undefined;
  /** The screen is made before it is shown. */
  readonly waits?: boolean | undefined;
  readonly children: ComponentChildren;
};

/** The heading of a screen that appeared by itself: takes the focus, so that keyboard and reader begin here. */
export function ScreenHeading({ class: className, label, waits = false, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!waits) heading.current?.focus({ preventScroll: true });
  }, [waits]);
  return (
    <h1 ref={heading} class={className} aria-label={label} tabIndex={-1} style={{ outline: 'none' }}>
      {children}
    </h1>
  );
}
