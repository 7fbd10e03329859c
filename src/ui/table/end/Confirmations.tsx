import type { App } from '../../../app/shell/app.ts';
import { callNames } from '../../../app/table/callName.ts';
import type { Slip } from '../../../domain/table/slip.ts';
import { type GameState, lowerSeat } from '../../../domain/table/state.ts';
import type { Seat } from '../../../domain/units.ts';
import { figure } from '../../../i18n/figures.ts';
import { messages } from '../../../i18n/messages.ts';
import { Button } from '../../parts/Button.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { RefusalNotice } from '../../parts/RefusalNotice.tsx';
import { useTapGuard } from '../../parts/tapGuard.ts';
import styles from './End.module.css';

type Props = {
  readonly app: Pick<App, 'table' | 'time' | 'touch'>;
  readonly state: GameState;
  readonly slip: Slip;
};

/** Each player signs on their own side of the phone. */
export function Confirmations({ app, state, slip }: Props) {
  const { end: text } = messages.value;
  const refused = app.touch.refused.value;
  const names = callNames(state.players);
  // A signature never comes from the second half of the tap that saved the last rack.
  const mayTap = useTapGuard();
  const confirm = (seat: Seat, event: Event) => {
    app.touch.act(app.table.record({ type: 'confirm', seat }, app.time.ofEvent(event)), seat);
  };
  return (
    <>
      <RefusalNotice refused={refused?.seat === null ? null : refused} names={names} />
      <div class={styles.signatures} data-pair={names.length === 2 || undefined}>
        {names.map((name, seat) => (
          <div
            key={seat}
            class={styles.signature}
            data-seat={seat}
            data-upper={(names.length === 2 && seat !== lowerSeat(state.start)) || undefined}
          >
            {state.confirmed[seat] ? (
              <p role="status">
                <Icon name="check" /> {text.confirmed(name)}
              </p>
            ) : (
              <Button
                kind="main"
                wide
                data-seat={seat}
                disabled={!mayTap.value}
                onClick={(event) => confirm(seat, event)}
              >
                {text.confirm(name)}
                {'\u00a0· '}
                {figure(slip.final[seat] ?? 0)}
              </Button>
            )}
          </div>
        ))}
      </div>
    </>
  );
}
