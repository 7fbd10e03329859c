import { useEffect, useRef } from 'preact/hooks';
import { penaltyFactOf, turnFactOf, type WrittenLine } from '../../../app/table/sheet.ts';
import type { Table } from '../../../app/table/table.ts';
import { messages } from '../../../i18n/messages.ts';
import styles from './Correction.module.css';
import { PenaltyCorrection } from './PenaltyCorrection.tsx';
import { TurnCorrection } from './TurnCorrection.tsx';

type Props = {
  readonly table: Table;
  readonly line: WrittenLine;
  readonly names: readonly string[];
  readonly onClose: () => void;
};

/** One line of the sheet, to be put right; what it does to the sums is shown before anything is changed. */
export function CorrectionDialog({ table, line, names, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // Digits can be typed at once.
    dialog.current?.querySelector<HTMLElement>('[data-first]')?.focus();
  }, []);
  const { sheet, common } = messages.value;
  const { seat } = line.kind === 'turn' ? line.turn : line.adjustment;
  const name = names[seat] ?? '';
  const close = () => dialog.current?.close();

  return (
    <dialog ref={dialog} class={styles.dialog} aria-label={sheet.correct(name)} onClose={onClose}>
      <div class={styles.box}>
        <header class={styles.header}>
          <h2>{sheet.correct(name)}</h2>
          <button type="button" class={styles.close} aria-label={common.close} onClick={close}>
            ✕
          </button>
        </header>
        <Fields table={table} line={line} names={names} onDone={close} />
      </div>
    </dialog>
  );
}

type FieldsProps = Omit<Props, 'onClose'> & { readonly onDone: () => void };

function Fields({ table, line, names, onDone }: FieldsProps) {
  const state = table.state.value;
  const game = table.game.value;
  const shared = { table, names, onDone };
  if (state && line.kind === 'turn') {
    const fact = turnFactOf(game, line.turn);
    if (fact) return <TurnCorrection {...shared} state={state} turn={line.turn} fact={fact} />;
  }
  if (state && line.kind === 'adjustment') {
    const fact = penaltyFactOf(game, line.adjustment);
    if (fact)
      return <PenaltyCorrection {...shared} state={state} index={line.adjustment.index} fact={fact} />;
  }
  return <p class={styles.cannot}>{messages.value.sheet.cannotCorrect}</p>;
}
