import { useComputed, useSignal } from '@preact/signals';
import type { Table } from '../../../app/table/table.ts';
import { lineFact, outlookOf, type TypedLine, typedLineOf } from '../../../app/table/typedLine.ts';
import type { TurnFact } from '../../../domain/table/fact.ts';
import type { Refusal } from '../../../domain/table/refusal.ts';
import type { GameState, Turn } from '../../../domain/table/state.ts';
import styles from './Correction.module.css';
import { CorrectionOutcome } from './CorrectionOutcome.tsx';
import { LineFields } from './LineFields.tsx';

type Props = {
  readonly table: Table;
  readonly state: GameState;
  readonly turn: Turn;
  readonly fact: TurnFact;
  readonly names: readonly string[];
  readonly onDone: () => void;
};

/** A move, an exchange, a pass or a loss that was written down wrongly. */
export function TurnCorrection({ table, state, turn, fact, names, onDone }: Props) {
  const first = useSignal(typedLineOf(fact, turn)).peek();
  const line = useSignal<TypedLine>(first);
  const corrected = useComputed(() => lineFact(line.value, fact, first, state.rules));
  const outlook = useComputed(() =>
    outlookOf(table, state, turn.index, lineFact(first, fact, first, state.rules), corrected.value),
  );
  return (
    <div class={styles.form}>
      <LineFields
        line={line.value}
        rules={state.rules}
        bagNeeded={bagNeeded(outlook.value.refusal, line.value)}
        askOut={first.out || state.tiles === null}
        onChange={(changes) => {
          line.value = { ...line.value, ...changes };
        }}
      />
      <CorrectionOutcome
        table={table}
        index={turn.index}
        corrected={corrected.value}
        outlook={outlook.value}
        names={names}
        onDone={onDone}
      />
    </div>
  );
}

/** How many tiles the players have to vouch for, where the app cannot know the bag. */
function bagNeeded(refusal: Refusal | null, line: TypedLine): number | null {
  if (line.kind !== 'exchange') return null;
  if (line.bagAtLeast !== null) return line.bagAtLeast;
  const inner = refusal?.why === 'would-break' ? refusal.refusal : refusal;
  return inner?.why === 'bag-unknown' ? inner.need : null;
}
