import { useSignal } from '@preact/signals';
import type { App } from '../../../app/shell/app.ts';
import { callNames } from '../../../app/table/callName.ts';
import { hasLoser } from '../../../domain/table/earlyEnd.ts';
import { EARLY_ENDS, type EarlyEnd } from '../../../domain/table/fact.ts';
import type { GameState } from '../../../domain/table/state.ts';
import type { Seat } from '../../../domain/units.ts';
import { messages } from '../../../i18n/messages.ts';
import { Button } from '../../parts/Button.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { HoldButton } from '../../parts/HoldButton.tsx';
import { Group, Row } from '../../parts/Row.tsx';
import { SignalField } from '../../parts/SignalField.tsx';

type Props = {
  readonly app: Pick<App, 'navigation' | 'table' | 'touch'>;
  readonly state: GameState;
  readonly close: () => void;
};

/** The game is not played on: given up, not begun by one side, left alone, agreed, or put off. */
export function EarlyEndDialog({ app, state, close }: Props) {
  const { early } = messages.value;
  const how = useSignal<EarlyEnd | null>(null);
  const seat = useSignal<Seat | null>(null);
  const reason = useSignal('');
  const names = callNames(state.players);
  const { table, touch, navigation } = app;
  const why = () => (reason.value.trim() === '' ? {} : { reason: reason.value.trim() });
  const adjourn = () => {
    close();
    if (touch.act(table.record({ type: 'pause', adjourned: true, ...why() }))) navigation.go('home');
  };
  const finish = () => {
    if (!how.value) return;
    const who = hasLoser(how.value) && seat.value !== null ? { seat: seat.value } : {};
    close();
    touch.act(table.record({ type: 'finish', how: how.value, ...who, ...why() }));
  };
  const chosen = how.value;
  const asksWho = chosen !== null && hasLoser(chosen);
  return (
    <Dialog title={chosen ? early.hows[chosen] : early.title} onClose={close}>
      <div data-stack="2">
        {!chosen && (
          <Group>
            <Row label={early.adjourn} note={early.adjournHint} end="none" onClick={adjourn} />
            {/* Where the bag is not counted, only the players know that it is empty. */}
            {!state.tiles && !state.end && state.turns.some(({ kind }) => kind === 'play') && (
              <Row
                label={early.laidOut}
                note={early.laidOutHint}
                onClick={() => {
                  close();
                  navigation.go('sheet');
                }}
              />
            )}
            {EARLY_ENDS.map((end) => (
              <Row
                key={end}
                label={early.hows[end]}
                note={early.hints[end]}
                onClick={() => {
                  how.value = end;
                }}
              />
            ))}
          </Group>
        )}
        {asksWho && (
          <fieldset data-flow>
            <legend>{chosen === 'resigned' ? early.whoResigns : early.whoMissing}</legend>
            {names.map((name, n) => (
              <Button
                key={n}
                kind="chip"
                aria-pressed={seat.value === n}
                data-seat={n}
                onClick={() => {
                  seat.value = n;
                }}
              >
                {name}
              </Button>
            ))}
          </fieldset>
        )}
        {chosen && (
          <>
            <SignalField label={early.reason} value={reason} most={120} />
            <p>{early.means}</p>
            {(!asksWho || seat.value !== null) && (
              <HoldButton kind="danger" hint={early.hold} onHold={finish}>
                {early.finish}
              </HoldButton>
            )}
          </>
        )}
        <Button kind="quiet" wide onClick={close}>
          {early.back}
        </Button>
      </div>
    </Dialog>
  );
}
