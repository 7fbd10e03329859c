import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { swallowClick } from './ghostClick.ts';
import styles from './HoldButton.module.css';
import { Ring } from './Ring.tsx';

const HOLD_MS = 800;
/** Long enough to read the hint. */
const HINT_MS = 2_500;
/** Between a hint and the edge of the screen. */
const EDGE = 8;

type Props = {
  readonly onHold: () => void;
  /** What to do, told to those who only tap. */
  readonly hint: string;
  readonly kind?: 'plain' | 'danger' | 'strip';
  /** Stands where the ring is while nobody holds. */
  readonly sign?: ComponentChildren;
  readonly children: ComponentChildren;
};

/** Nothing that cannot be taken back happens on a tap: the button is held while the ring closes. */
export function HoldButton({ onHold, hint, kind = 'plain', sign, children }: Props) {
  const held = useSignal(false);
  const tapped = useSignal(false);
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);

  const after = (ms: number, run: () => void) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(run, ms);
  };
  const begin = () => {
    held.value = true;
    tapped.value = false;
    after(HOLD_MS, () => {
      held.value = false;
      onHold();
    });
  };
  const beginTouch = (event: PointerEvent) => {
    swallowClick(event);
    begin();
  };
  const end = () => {
    if (!held.value) return;
    clearTimeout(timer.current);
    held.value = false;
  };
  const endTooSoon = () => {
    if (!held.value) return;
    end();
    tapped.value = true;
    after(HINT_MS, () => {
      tapped.value = false;
    });
  };

  return (
    <button
      type="button"
      class={styles.hold}
      data-card
      data-kind={kind}
      data-held={held.value || undefined}
      data-sign={sign !== undefined || undefined}
      title={hint}
      onPointerDown={beginTouch}
      onPointerUp={endTooSoon}
      onPointerLeave={end}
      onPointerCancel={end}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if ((event.key === 'Enter' || event.key === ' ') && !event.repeat) begin();
      }}
      onKeyUp={endTooSoon}
      onBlur={end}
    >
      {sign}
      <Ring />
      <span>{children}</span>
      {tapped.value && (
        <span ref={keepInSight} class={styles.hint} role="status">
          {hint}
        </span>
      )}
    </button>
  );
}

/** A hint is wider than most buttons: it moves sideways by as much as it would leave the screen. */
function keepInSight(hint: HTMLElement | null): void {
  if (!hint) return;
  const { left, right } = hint.getBoundingClientRect();
  const room = document.documentElement.clientWidth - EDGE;
  hint.style.translate = `${Math.max(EDGE - left, Math.min(0, room - right))}px`;
}
