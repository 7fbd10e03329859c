import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Relaying } from '../../../app/board/holes.ts';
import type { Table } from '../../../app/table/table.ts';
import type { Outlook } from '../../../app/table/typedLine.ts';
import type { GameFact } from '../../../domain/table/fact.ts';
import type { Refusal } from '../../../domain/table/refusal.ts';
import { boardMessages } from '../../../i18n/board.ts';
import { messages } from '../../../i18n/messages.ts';
import styles from './Correction.module.css';
import { EffectView } from './EffectView.tsx';

/** `relaying`: later words have to be taken off the board for it. */
type Foreseen = Outlook & { readonly relaying?: Relaying | null };

/** What a correction leads to, and the way to make it. */
type Correction = Foreseen & { readonly possible: boolean; readonly apply: () => void };

export function useCorrection(
  table: Pick<Table, 'amend'>,
  index: number,
  corrected: GameFact,
  outlook: Foreseen,
  onDone: () => void,
): Correction {
  const refused = useSignal<Refusal | null>(null);
  // The game may have gone on since the outlook was read; what is typed next is a correction of its own.
  useEffect(() => {
    refused.value = null;
  }, [outlook]);
  const possible = outlook.effect !== null;
  const relaying = outlook.relaying ?? null;
  return {
    effect: outlook.effect,
    refusal: refused.value ?? outlook.refusal,
    relaying,
    possible,
    apply() {
      if (!possible) return;
      refused.value = table.amend(...(relaying?.rows ?? [{ target: index, fact: corrected }]));
      if (refused.value === null) onDone();
    },
  };
}

type Props = {
  readonly correction: Pick<Correction, 'effect' | 'refusal' | 'relaying'>;
  readonly names: readonly string[];
  /** What has to be filled in first. */
  readonly missing?: string;
};

export function CorrectionEffect({ correction: { effect, refusal, relaying }, names, missing = '' }: Props) {
  const { sheet } = messages.value;
  if (missing !== '') return <p class={styles.refusal}>{missing}</p>;
  if (refusal)
    return (
      <p class={styles.refusal}>
        {sheet.refused} {messages.value.refusals(refusal, names)}
      </p>
    );
  if (!effect) return <p class={styles.none}>{sheet.noChange}</p>;
  return (
    <>
      {relaying && (
        <p class={styles.refusal}>
          {boardMessages.value.unfit(
            relaying.unfit.map(({ number, words }) => ({
              move: number,
              word: words[0]?.toUpperCase() ?? '',
            })),
          )}
        </p>
      )}
      <EffectView effect={effect} names={names} />
    </>
  );
}
