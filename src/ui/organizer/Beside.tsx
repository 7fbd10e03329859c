import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { messages } from '../../i18n/messages.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { RoundButton } from '../parts/RoundButton.tsx';
import head from '../parts/SheetHead.module.css';
import styles from './Columns.module.css';
import { useMedia, WIDE } from './useMedia.ts';

type Props = {
  readonly label?: string;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
};

/** What was chosen from a list: beside it where there is room, otherwise on a sheet above it. */
export function Beside(props: Props) {
  return useMedia(WIDE) ? <Panel {...props} /> : <Dialog {...props} />;
}

function Panel({ title, label = title, onClose, children }: Props) {
  const panel = useRef<HTMLElement>(null);
  const latest = useRef(onClose);
  latest.current = onClose;
  // Seen before what is inside takes the focus for itself.
  const { current: before } = useRef(document.activeElement);
  useEffect(() => {
    const inside = panel.current!;
    if (!inside.contains(document.activeElement)) inside.focus({ preventScroll: true });
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape') latest.current();
    };
    addEventListener('keydown', leave);
    return () => {
      removeEventListener('keydown', leave);
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <section ref={panel} class={styles.panel} data-stack="3" data-card aria-label={label} tabIndex={-1}>
      <header class={head.head}>
        <h2>{title}</h2>
        <RoundButton icon="close" label={messages.value.common.close} onClick={onClose} />
      </header>
      {children}
    </section>
  );
}
