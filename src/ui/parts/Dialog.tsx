import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { messages } from '../../i18n/messages.ts';
import styles from './Dialog.module.css';
import { RoundButton } from './RoundButton.tsx';
import head from './SheetHead.module.css';

type Props = {
  /** For those who listen, where it says more than the heading. */
  readonly label?: string;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
};

/** One thing is chosen or confirmed, on a sheet that comes from below. There are no other dialogs. */
export function Dialog({ title, label = title, onClose, children }: Props) {
  const dialog = useRef<HTMLDivElement>(null);
  const latest = useRef(onClose);
  latest.current = onClose;
  // Seen before what is inside takes the focus for itself.
  const { current: before } = useRef(document.activeElement);
  useEffect(() => {
    const inside = dialog.current!;
    if (!inside.contains(document.activeElement)) inside.focus({ preventScroll: true });
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape') latest.current();
      if (event.key === 'Tab') keepInside(inside, event);
    };
    addEventListener('keydown', leave);
    return () => {
      removeEventListener('keydown', leave);
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div class={styles.veil}>
      <button type="button" class={styles.outside} aria-hidden="true" tabIndex={-1} onClick={onClose} />
      <div
        ref={dialog}
        class={styles.dialog}
        role="dialog"
        aria-modal="true"
        aria-label={label}
        tabIndex={-1}
        style={{ outline: 'none' }}
      >
        <div data-stack="3">
          <div class={head.head}>
            <h2>{title}</h2>
            <RoundButton icon="close" label={messages.value.common.close} onClick={onClose} />
          </div>
          {children}
        </div>
      </div>
    </div>
  );
}

/** What lies behind cannot be seen, so Tab must not lead there: after the last it begins again. */
function keepInside(dialog: HTMLElement, event: KeyboardEvent): void {
  const all = [...dialog.querySelectorAll<HTMLElement>('a,button,input,select,textarea')].filter(
    (one) => one.offsetParent && !one.matches(':disabled'),
  );
  const edge = event.shiftKey ? all[0] : all.at(-1);
  const { activeElement } = document;
  if (activeElement !== edge && activeElement !== dialog && dialog.contains(activeElement)) return;
  event.preventDefault();
  (event.shiftKey ? all.at(-1) : all[0])?.focus();
}
