import { useComputed, useSignal } from '@preact/signals';
import type { Table } from '../../../app/table/table.ts';
import {
  erasedPoints,
  outlookOf,
  penaltyOf,
  type TypedPenalty,
  typedPenaltyOf,
  typedPoints,
} from '../../../app/table/typedLine.ts';
import type { Penalty } from '../../../domain/table/fact.ts';
import type { GameState } from '../../../domain/table/state.ts';
import { signedFigure } from '../../../i18n/figures.ts';
import { messages } from '../../../i18n/messages.ts';
import { Button } from '../../parts/Button.tsx';
import { Keypad } from '../../parts/Keypad.tsx';
import { isShortcut } from '../../parts/keys.ts';
import { Segments } from '../../parts/Segments.tsx';
import styles from './Correction.module.css';
import { CorrectionEffect, useCorrection } from './CorrectionOutcome.tsx';
import fields from './PenaltyCorrection.module.css';

type Props = {
  readonly table: Table;
  readonly state: GameState;
  readonly index: number;
  readonly fact: Penalty;
  readonly names: readonly string[];
  readonly onDone: () => void;
};

const SIGNS = ['minus', 'plus'] as const;

/** The referee's points: how many, taken or given, and why. */
export function PenaltyCorrection({ table, state, index, fact, names, onDone }: Props) {
  const { sheet, clock, common } = messages.value;
  const penalty = useSignal(typedPenaltyOf(fact));
  const fresh = useSignal(true);
  const corrected = useComputed(() => penaltyOf(penalty.value));
  const outlook = useComputed(() => outlookOf(table, state, index, fact, corrected.value));
  const { points, sign, reason } = penalty.value;
  const correction = useCorrection(table, index, corrected.value, outlook.value, onDone);
  const missing = reason.trim() === '' ? clock.reasonNeeded : '';

  const change = (changes: Partial<TypedPenalty>) => {
    penalty.value = { ...penalty.value, ...changes };
  };
  const digit = (typed: string) => {
    change({ points: typedPoints(points, typed, fresh.value) });
    fresh.value = false;
  };
  const erase = () => {
    fresh.value = false;
    change({ points: erasedPoints(points) });
  };
  const keys = (event: KeyboardEvent) => {
    if (isShortcut(event) || event.target instanceof HTMLInputElement) return;
    if (/^\d$/.test(event.key)) digit(event.key);
    else if (event.key === 'Backspace') erase();
    else return;
    event.preventDefault();
  };

  return (
    <div class={styles.form}>
      <div
        class={fields.fields}
        data-stack="2"
        onKeyDown={keys}
        role="group"
        aria-label={sheet.refereePoints}
      >
        <div class={fields.what} data-stack="2">
          <Segments
            label={sheet.refereePoints}
            names={SIGNS}
            chosen={sign}
            text={(name) => sheet.refereeSigns[name]}
            onChoose={(name) => change({ sign: name })}
          />
          <output class={fields.points} tabIndex={-1} data-first aria-label={sheet.refereePoints}>
            {signedFigure(corrected.value.points)}
          </output>
          <label class={fields.reason} data-quiet data-stack="1">
            <span>{clock.reason}</span>
            <input
              maxLength={120}
              value={reason}
              onInput={(event) => change({ reason: event.currentTarget.value })}
            />
          </label>
        </div>
        <Keypad label={sheet.digits} eraseLabel={common.erase} onDigit={digit} onErase={erase} />
      </div>
      <div class={styles.outcome}>
        <div class={styles.effect} aria-live="polite">
          <CorrectionEffect correction={correction} names={names} missing={missing} />
        </div>
        <Button kind="main" disabled={!correction.possible || missing !== ''} onClick={correction.apply}>
          {sheet.apply}
        </Button>
      </div>
    </div>
  );
}
