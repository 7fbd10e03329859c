import { useComputed, useSignal } from '@preact/signals';
import { redoStep, type Step, undoStep } from '../../../app/table/sheet.ts';
import type { Table } from '../../../app/table/table.ts';
import type { GameFact } from '../../../domain/table/fact.ts';
import type { Refusal } from '../../../domain/table/refusal.ts';
import { capitals } from '../../../domain/tiles/tileSet.ts';
import { signedFigure } from '../../../i18n/figures.ts';
import { messages } from '../../../i18n/messages.ts';
import styles from './UndoRedo.module.css';

type Props = { readonly table: Table; readonly names: readonly string[] };

/** Two buttons that say what they would do. */
export function UndoRedo({ table, names }: Props) {
  const refusal = useSignal<Refusal | null>(null);
  const undone = useComputed(() => undoStep(table.game.value));
  const redone = useComputed(() => redoStep(table.game.value));
  const { sheet } = messages.value;

  const button = (
    label: string,
    step: Step | null,
    nothing: string,
    act: () => Refusal | null,
    sign: string,
  ) => (
    <button
      type="button"
      class={styles.button}
      disabled={step === null}
      onClick={() => {
        refusal.value = act();
      }}
    >
      <span class={styles.label}>
        <span aria-hidden="true">{sign} </span>
        {label}
      </span>
      <small class={styles.what}>{step ? stepText(step, names) : nothing}</small>
    </button>
  );

  return (
    <div>
      <div class={styles.pair}>
        {button(sheet.undo, undone.value, sheet.nothingToUndo, table.undo, '↶')}
        {button(sheet.redo, redone.value, sheet.nothingToRedo, table.redo, '↷')}
      </div>
      {refusal.value && (
        <p class={styles.refusal} role="alert">
          {sheet.refused} {messages.value.refusals(refusal.value, names)}
        </p>
      )}
    </div>
  );
}

function stepText({ kind, fact }: Step, names: readonly string[]): string {
  const what = factText(fact, names);
  return kind === 'correction' ? messages.value.sheet.step.correction(what) : what;
}

function factText(fact: GameFact, names: readonly string[]): string {
  const { step } = messages.value.sheet;
  const name = (seat: number) => names[seat] ?? '';
  switch (fact.type) {
    case 'start':
    case 'pause':
    case 'resume':
    case 'clock':
    case 'gap':
      return step[fact.type];
    case 'play':
      return step.play(name(fact.seat), fact.points, capitals(fact.words?.[0] ?? ''));
    case 'exchange':
      return step.exchange(name(fact.seat), fact.tiles);
    case 'challenge':
      return step.challenge(name(fact.by));
    case 'verdict':
      return step.verdict(fact.words.every(({ valid }) => valid));
    case 'penalty':
      return step.penalty(name(fact.seat), signedFigure(fact.points));
    case 'finish':
      return step.finish(messages.value.early.hows[fact.how]);
    case 'stop':
    case 'pass':
    case 'loss':
    case 'timeout':
    case 'accept':
    case 'rack':
    case 'confirm':
      return step[fact.type](name(fact.seat));
  }
}
