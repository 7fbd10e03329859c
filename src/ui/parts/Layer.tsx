import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import styles from './Layer.module.css';

type Props = {
  readonly shown: boolean;
  /** Changes when something is made in here before it is shown. */
  readonly made?: unknown;
  readonly children: ComponentChildren;
};

/**
 * One of the screens that take turns within a game. The other one stays where it is: out of sight, out of reach and not
 * laid out again, so that showing it costs a paint. What is made out of sight is laid out once, in advance.
 */
export function Layer({ shown, made, children }: Props) {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!shown && layer.current) layOut(layer.current);
  }, [made]);
  return (
    <div ref={layer} class={styles.layer} data-shown={shown || undefined}>
      {children}
    </div>
  );
}

/** Asking for a height lays out what is asked; nobody sees or hears of it in between. */
function layOut(place: HTMLElement): void {
  place.dataset.measured = '';
  void place.scrollHeight;
  delete place.dataset.measured;
}
