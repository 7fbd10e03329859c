import { useSignal } from '@preact/signals';
import type { ImportedGcg } from '../../app/games/gcgGame.ts';
import { gcgMessages } from '../../i18n/gcg.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { differenceText } from './differenceText.ts';
import styles from './Gcg.module.css';

/** What did not agree in the file that was read. */
export function GcgDifferences({ differences }: Pick<ImportedGcg, 'differences'>) {
  const text = gcgMessages.value;
  if (differences.length === 0) return null;
  return (
    <section class={styles.differences} data-stack="2" aria-label={text.differences(differences.length)}>
      <h2>{text.differences(differences.length)}</h2>
      <p data-quiet>{text.differencesNote}</p>
      <ul>
        {differences.map((difference, i) => (
          <li key={i}>
            <span>{text.line(difference.line)}</span>
            {differenceText(text, difference)}
          </li>
        ))}
      </ul>
    </section>
  );
}

type Props = { readonly onText: (text: string) => void; readonly onClose: () => void };

/** A game from the clipboard. */
export function GcgPaste({ onText, onClose }: Props) {
  const text = gcgMessages.value;
  const pasted = useSignal('');
  return (
    <Dialog title={text.paste} onClose={onClose}>
      <div data-stack="3">
        <textarea
          class={styles.pasted}
          rows={8}
          aria-label={text.pasteHere}
          placeholder={text.pasteHere}
          spellcheck={false}
          value={pasted.value}
          onInput={(event) => {
            pasted.value = event.currentTarget.value;
          }}
        />
        <Button kind="main" wide disabled={pasted.value.trim() === ''} onClick={() => onText(pasted.value)}>
          {text.read}
        </Button>
      </div>
    </Dialog>
  );
}
