import type { Outlook } from '../../../app/table/typedLine.ts';
import { messages } from '../../../i18n/messages.ts';
import { Button } from '../../parts/Button.tsx';
import styles from './Correction.module.css';
import { EffectView } from './EffectView.tsx';

type Props = {
  readonly outlook: Outlook;
  readonly names: readonly string[];
  /** What has to be filled in first. */
  readonly missing?: string;
  readonly onApply: () => void;
  readonly onCancel: () => void;
};

/** What the correction leads to, and the two ways on. */
export function CorrectionOutcome({ outlook, names, missing = '', onApply, onCancel }: Props) {
  const { sheet, common } = messages.value;
  const { effect, refusal } = outlook;
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
        <Button onClick={onCancel}>{common.cancel}</Button>
        <Button kind="main" disabled={effect === null || missing !== ''} onClick={onApply}>
          {sheet.apply}
        </Button>
      </div>
    </div>
  );
}
