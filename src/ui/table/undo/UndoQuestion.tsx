import { useComputed } from '@preact/signals';
import type { App } from '../../../app/shell/app.ts';
import { callNames } from '../../../app/table/callName.ts';
import { stopCost, undoStep } from '../../../app/table/sheet.ts';
import { clockText } from '../../../domain/clock/clock.ts';
import type { Gap } from '../../../domain/table/fact.ts';
import { messages } from '../../../i18n/messages.ts';
import { Button } from '../../parts/Button.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { useTapGuard } from '../../parts/tapGuard.ts';
import { stepText } from '../../text/stepText.ts';

type Props = { readonly app: App; readonly close: () => void };

/** What would be taken back, and what it does to the clocks: said before it is done. */
export function UndoQuestion({ app, close }: Props) {
  const { early } = messages.value;
  const { table, ticker, time, touch } = app;
  const mayTap = useTapGuard();
  const ran = useComputed(() => {
    void ticker.now.value;
    return table.game.value && table.undoneTime(time.now());
  });
  const step = undoStep(table.game.value);
  const state = table.state.value;
  if (!step || !state) return null;
  const names = callNames(state.players);
  const gap = ran.value?.cause === 'undo' ? ran.value : null;
  const undo = (decision: Gap['decision'], event: Event) => {
    close();
    touch.act(table.undo(decision, time.ofEvent(event)));
  };
  const name = gap ? (names[gap.seat] ?? '') : '';
  const cost = stopCost(table.game.value, time.now());
  return (
    <Dialog title={early.undoTitle(stepText(step, names))} onClose={close}>
      <div data-stack="2">
        {cost !== null && step.fact.type === 'stop' && (
          <p>{early.stopCost(names[step.fact.seat] ?? '', clockText(cost))}</p>
        )}
        {gap && <p>{early.undoRan(name, clockText(gap.span))}</p>}
        <Button kind="main" wide disabled={!mayTap.value} onClick={(event) => undo('kept', event)}>
          {gap ? early.undoKeep : early.undo}
        </Button>
        {gap && (
          <Button wide disabled={!mayTap.value} onClick={(event) => undo('given-back', event)}>
            {early.undoGive(name, clockText(gap.span))}
          </Button>
        )}
        <Button kind="quiet" wide onClick={close}>
          {early.undoNot}
        </Button>
      </div>
    </Dialog>
  );
}
