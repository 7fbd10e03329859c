import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { messages } from '../../i18n/messages.ts';
import styles from './Dialog.module.css';
import { Icon } from './Icon.tsx';

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
  useEffect(() => {
    const before = document.activeElement;
    if (!dialog.current?.contains(before)) dialog.current?.focus({ preventScroll: true });
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') latest.current();
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
        <div class={styles.content}>
          <header class={styles.head}>
            <h2>{title}</h2>
            <button
              type="button"
              class={styles.close}
              aria-label={messages.value.common.close}
              onClick={onClose}
            >
              <Icon name="close" />
            </button>
          </header>
          {children}
        </div>
      </div>
    </div>
  );
}
