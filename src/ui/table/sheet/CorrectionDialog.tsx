import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { LetterOrder } from '../../../app/shell/letterOrder.ts';
import type { Session } from '../../../app/shell/ports.ts';
import { penaltyFactOf, turnFactOf, type WrittenLine } from '../../../app/table/sheet.ts';
import type { Table } from '../../../app/table/table.ts';
import { messages } from '../../../i18n/messages.ts';
import { RoundButton } from '../../parts/RoundButton.tsx';
import styles from './Correction.module.css';
import { PenaltyCorrection } from './PenaltyCorrection.tsx';
import { TurnCorrection } from './TurnCorrection.tsx';

type Props = {
  readonly table: Table;
  readonly line: WrittenLine;
  readonly names: readonly string[];
  readonly order: LetterOrder;
  readonly drafts: Session;
  readonly onClose: () => void;
};

/** One line of the sheet, to be put right; what it does to the sums is shown before anything is changed. */
export function CorrectionDialog({ table, line, names, order, drafts, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // Digits can be typed at once.
    dialog.current?.querySelector<HTMLElement>('[data-first], h1')?.focus();
  }, []);
  const { sheet, common } = messages.value;
  const { seat } = line.kind === 'turn' ? line.turn : line.adjustment;
  const name = names[seat] ?? '';
  const close = () => dialog.current?.close();

  return (
    <dialog
      ref={dialog}
      class={styles.dialog}
      data-off-paper
      aria-label={sheet.correct(name)}
      onClose={onClose}
    >
      <Fields
        table={table}
        line={line}
        names={names}
        order={order}
        drafts={drafts}
        heading={
          <header class={styles.header}>
            <h2>{sheet.correct(name)}</h2>
            <RoundButton icon="close" label={common.close} onClick={close} />
          </header>
        }
        onDone={close}
      />
    </dialog>
  );
}

type FieldsProps = Omit<Props, 'onClose'> & {
  readonly heading: ComponentChildren;
  readonly onDone: () => void;
};

function Fields({ table, line, names, order, drafts, heading, onDone }: FieldsProps) {
  const state = table.state.value;
  const game = table.game.value;
  const shared = { table, onDone };
  if (state && line.kind === 'turn') {
    const fact = turnFactOf(game, line.turn);
    if (fact)
      return (
        <TurnCorrection
          {...shared}
          state={state}
          turn={line.turn}
          fact={fact}
          order={order}
          drafts={drafts}
        />
      );
  }
  const fact = state && line.kind === 'adjustment' && penaltyFactOf(game, line.adjustment);
  return (
    <div class={styles.box}>
      {heading}
      {fact ? (
        <PenaltyCorrection
          {...shared}
          names={names}
          state={state}
          index={line.adjustment.index}
          fact={fact}
        />
      ) : (
        <p class={styles.cannot}>{messages.value.sheet.cannotCorrect}</p>
      )}
    </div>
  );
}
