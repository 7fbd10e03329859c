import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Table } from '../../../app/table/table.ts';
import type { Outlook } from '../../../app/table/typedLine.ts';
import type { GameFact } from '../../../domain/table/fact.ts';
import type { Refusal } from '../../../domain/table/refusal.ts';
import { messages } from '../../../i18n/messages.ts';
import styles from './Correction.module.css';
import { EffectView } from './EffectView.tsx';

/** What a correction leads to, and the way to make it. */
type Correction = Outlook & { readonly possible: boolean; readonly apply: () => void };

export function useCorrection(
  table: Pick<Table, 'amend'>,
  index: number,
  corrected: GameFact,
  outlook: Outlook,
  onDone: () => void,
): Correction {
  const refused = useSignal<Refusal | null>(null);
  // The game may have gone on since the outlook was read; what is typed next is a correction of its own.
  useEffect(() => {
    refused.value = null;
  }, [outlook]);
  const possible = outlook.effect !== null;
  return {
    effect: outlook.effect,
    refusal: refused.value ?? outlook.refusal,
    possible,
    apply() {
      if (!possible) return;
      refused.value = table.amend(index, corrected);
      if (refused.value === null) onDone();
    },
  };
}

type Props = {
  readonly correction: Pick<Correction, 'effect' | 'refusal'>;
  readonly names: readonly string[];
  /** What has to be filled in first. */
  readonly missing?: string;
};

export function CorrectionEffect({ correction: { effect, refusal }, names, missing = '' }: Props) {
  const { sheet } = messages.value;
  if (missing !== '') return <p class={styles.refusal}>{missing}</p>;
  if (refusal)
    return (
      <p class={styles.refusal}>
        {sheet.refused} {messages.value.refusals(refusal, names)}
      </p>
    );
  return effect ? <EffectView effect={effect} names={names} /> : <p class={styles.none}>{sheet.noChange}</p>;
}
