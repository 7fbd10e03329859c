import type { App } from '../../../app/shell/app.ts';
import { isShared, isTimed } from '../../../domain/clock/clock.ts';
import type { GameState } from '../../../domain/table/state.ts';
import { figure } from '../../../i18n/figures.ts';
import { LastTurn } from './LastTurn.tsx';
import { LostTurn } from './LostTurn.tsx';
import styles from './SeatRow.module.css';

type Props = {
  readonly app: Pick<App, 'table' | 'ticker'>;
  readonly state: GameState;
  readonly seat: number;
};

/** With three or four at the table: somebody who waits, with score and time. */
export function SeatRow({ app, state, seat }: Props) {
  const { rules, players, scores, turns } = state;
  const last = turns.findLast((turn) => turn.seat === seat);
  const own = isTimed(rules.clock) && !isShared(rules.clock);
  return (
    <div class={styles.row} data-seat={seat}>
      <div class={styles.who}>
        <span class={styles.name} data-cut>
          {players[seat]?.name}
        </span>
        <LastTurn
          turn={last}
          language={rules.language}
          latest={last !== undefined && last === turns.at(-1)}
        />
      </div>
      {own && <span class={styles.time}>{app.ticker.text(seat)}</span>}
      <b class={styles.score}>{figure(scores[seat] ?? 0)}</b>
      <LostTurn app={app} seat={seat} />
    </div>
  );
}
