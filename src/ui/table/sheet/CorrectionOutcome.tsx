import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Table } from '../../../app/table/table.ts';
import type { Outlook } from '../../../app/table/typedLine.ts';
import type { GameFact } from '../../../domain/table/fact.ts';
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
  readonly table: Pick<Table, 'amend'>;
  /** The line that is corrected, and what it is to say. */
  readonly index: number;
  readonly corrected: GameFact;
  readonly onDone: () => void;
};

/** What the correction leads to, and the two ways on. */
export function CorrectionOutcome({ table, index, corrected, outlook, names, missing = '', onDone }: Props) {
  const { sheet, common } = messages.value;
  const { effect } = outlook;
  const refused = useSignal<Refusal | null>(null);
  // The game may have gone on since the outlook was read; what is typed next is a correction of its own.
  useEffect(() => {
    refused.value = null;
  }, [outlook]);
  const refusal = refused.value ?? outlook.refusal;
  const apply = () => {
    refused.value = table.amend(index, corrected);
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
        <Button kind="main" disabled={effect === null || missing !== ''} onClick={apply}>
          {sheet.apply}
        </Button>
      </div>
    </div>
  );
}
