import type { Signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { organizerTexts } from '../../i18n/organizer.ts';
import { Button } from '../parts/Button.tsx';
import field from '../parts/Field.module.css';
import styles from './Organizer.module.css';

type Props = { readonly text: Signal<string>; readonly add: () => void };

/** A list to be pasted. It opens below other things: it comes into sight with its button, ready for the text. */
export function PasteList({ text, add }: Props) {
  const t = organizerTexts.value.players;
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    card.current?.querySelector('textarea')?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={card} data-card data-stack="2" class={`${styles.card} ${styles.inSight}`}>
      <label class={field.field}>
        <span>{t.pasteHint}</span>
        <textarea
          class={field.input}
          value={text}
          onInput={(event) => {
            text.value = event.currentTarget.value;
          }}
        />
      </label>
      <Button kind="main" onClick={add}>
        {t.pasteAdd}
      </Button>
    </div>
  );
}
