import { useComputed, useSignal } from '@preact/signals';
import type { App } from '../../../app/shell/app.ts';
import { redoStep, type Step, undoStep } from '../../../app/table/sheet.ts';

import type { Refusal } from '../../../domain/table/refusal.ts';
import { messages } from '../../../i18n/messages.ts';
import { Icon } from '../../parts/Icon.tsx';
import { stepText } from '../../text/stepText.ts';
import { UndoQuestion } from '../undo/UndoQuestion.tsx';
import styles from './UndoRedo.module.css';

type Props = { readonly app: App; readonly names: readonly string[] };

/** Two buttons that say what they would do. */
export function UndoRedo({ app, names }: Props) {
  const { table } = app;
  const asking = useSignal(false);
  const refusal = useSignal<Refusal | null>(null);
  const undone = useComputed(() => undoStep(table.game.value));
  const redone = useComputed(() => redoStep(table.game.value));
  const { sheet } = messages.value;

  /** Where a clock has run since, the players say what becomes of that time. */
  const undo = () => {
    if (!table.undoneTime()) return table.undo();
    asking.value = true;
    return null;
  };
  const button = (label: string, step: Step | null, act: () => Refusal | null, sign: 'undo' | 'redo') => (
    <button
      type="button"
      class={styles.button}
      data-card
      disabled={step === null}
      onClick={() => {
        refusal.value = act();
      }}
    >
      <span class={styles.label}>
        <Icon name={sign} /> {label}
      </span>
      <small class={styles.what}>{step ? stepText(step, names) : sheet.nothingToUndo}</small>
    </button>
  );

  return (
    <div data-alone={redone.value === null || undefined}>
      <div class={styles.pair}>
        {button(sheet.undo, undone.value, undo, 'undo')}
        {redone.value && button(sheet.redo, redone.value, table.redo, 'redo')}
      </div>
      {asking.value && (
        <UndoQuestion
          app={app}
          close={() => {
            asking.value = false;
          }}
        />
      )}
      {refusal.value && (
        <p class={styles.refusal} role="alert">
          {sheet.refused} {messages.value.refusals(refusal.value, names)}
        </p>
      )}
    </div>
  );
}
