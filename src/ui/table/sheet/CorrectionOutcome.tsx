import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Outlook } from '../../../app/table/typedLine.ts';
import type { Refusal } from '../../../domain/table/refusal.ts';
import { messages } from '../../../i18n/messages.ts';
import { Button } from '../../parts/Button.tsx';
import styles from './Correction.module.css';
import { EffectView } from './EffectView.tsx';

type Props = {
  readonly outlook: Outlook;
  readonly names: readonly string[];
  /** What has to be filled in first. */
  readonly missing?: string;
  /** Makes the correction, or says why it cannot be. */
  readonly apply: () => Refusal | null;
  readonly onDone: () => void;
};

/** What the correction leads to, and the two ways on. */
export function CorrectionOutcome({ outlook, names, missing = '', apply, onDone }: Props) {
  const { sheet, common } = messages.value;
  const { effect } = outlook;
  const refused = useSignal<Refusal | null>(null);
  // The game may have gone on since the outlook was read; what is typed next is a correction of its own.
  useEffect(() => {
    refused.value = null;
  }, [outlook]);
  const refusal = refused.value ?? outlook.refusal;
  const act = () => {
    refused.value = apply();
    if (refused.value === null) onDone();
  };
  return (
    <div class={styles.outcome}>
      <div class={styles.effect} aria-live="polite">
        {missing !== '' ? (
          <p class={styles.refusal}>{missing}</p>
        ) : refusal ? (
          <p class={styles.refusal}>
            {sheet.refused} {messages.value.refusals(refusal, names)}
          </p>
        ) : effect ? (
          <EffectView effect={effect} names={names} />
        ) : (
          <p class={styles.none}>{sheet.noChange}</p>
        )}
      </div>
      <div class={styles.buttons}>
        <Button onClick={onDone}>{common.cancel}</Button>
        <Button kind="main" disabled={effect === null || missing !== ''} onClick={act}>
          {sheet.apply}
        </Button>
      </div>
    </div>
  );
}
