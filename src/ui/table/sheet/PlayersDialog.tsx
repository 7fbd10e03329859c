import { useSignal } from '@preact/signals';
import type { App } from '../../../app/shell/app.ts';
import { renamed, sidesSwapped } from '../../../app/table/seating.ts';
import type { Start } from '../../../domain/table/fact.ts';
import type { GameState } from '../../../domain/table/state.ts';
import { MOST_NAME } from '../../../domain/units.ts';
import { messages } from '../../../i18n/messages.ts';
import { Button } from '../../parts/Button.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { Field } from '../../parts/Field.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { RefusalNotice } from '../../parts/RefusalNotice.tsx';
import { namesOf } from '../../text/names.ts';

type Props = {
  readonly app: Pick<App, 'table' | 'touch'>;
  readonly state: GameState;
  readonly onClose: () => void;
};

/** A name with a mistake in it is put right at any time; two players may change their halves of the phone. */
export function PlayersDialog({ app, state, onClose }: Props) {
  const { sheet } = messages.value;
  const { start, players } = state;
  const names = useSignal(players.map(({ name }) => name));
  const amend = (corrected: Start) => {
    if (app.touch.act(app.table.amend({ target: 0, fact: corrected }))) onClose();
  };
  const save = () => {
    const corrected = names.value.reduce(
      (now, name, seat) => (name.trim() === '' ? now : renamed(now, seat, name.trim())),
      start,
    );
    if (JSON.stringify(corrected) === JSON.stringify(start)) onClose();
    else amend(corrected);
  };
  return (
    <Dialog title={sheet.playersTitle} onClose={onClose}>
      <div data-stack="2">
        {names.value.map((name, seat) => (
          <Field
            key={seat}
            label={messages.value.newGame.name(seat + 1)}
            value={name}
            most={MOST_NAME}
            onInput={(text) => {
              names.value = names.value.map((other, i) => (i === seat ? text : other));
            }}
          />
        ))}
        {state.confirmed.some(Boolean) && <p>{sheet.signAgain}</p>}
        <RefusalNotice refused={app.touch.refused.value} names={namesOf(players)} />
        <Button kind="main" wide onClick={save}>
          {sheet.saveNames}
        </Button>
        {players.length === 2 && !state.end && (
          <Button wide onClick={() => amend(sidesSwapped(start))}>
            <Icon name="swap" /> {sheet.swapSides}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
