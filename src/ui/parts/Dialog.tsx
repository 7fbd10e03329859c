import type { ComponentChildren } from 'preact';
import { messages } from '../../i18n/messages.ts';
import { Button } from './Button.tsx';
import styles from './Dialog.module.css';

type Props = {
  /** For those who listen, where it says more than the heading. */
  readonly label?: string;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
};

/** One thing is asked, over the whole screen, until it is answered or closed. */
export function Dialog({ title, label = title, onClose, children }: Props) {
  return (
    <div class={styles.dialog} role="dialog" aria-modal="true" aria-label={label}>
      <div class={styles.content}>
        <header class={styles.head}>
          <h2>{title}</h2>
          <Button kind="quiet" onClick={onClose}>
            {messages.value.common.close}
          </Button>
        </header>
        {children}
      </div>
    </div>
  );
}
