import type { App } from '../../../app/shell/app.ts';
import type { Settings } from '../../../app/shell/settings.ts';
import { callNames } from '../../../app/table/callName.ts';
import { isTimed } from '../../../domain/clock/clock.ts';
import { type GameState, lowerSeat } from '../../../domain/table/state.ts';
import type { Seat } from '../../../domain/units.ts';
import { messages } from '../../../i18n/messages.ts';
import { Button } from '../../parts/Button.tsx';
import styles from './OpponentEdge.module.css';

type Props = {
  readonly app: Pick<App, 'ticker'>;
  readonly state: GameState;
  readonly mover: Seat;
  readonly side: EdgeSide | null;
  /** What the mover says, as it is typed: whoever sits opposite checks the points, so they are never cut. */
  readonly name: string;
  readonly said: string;
  readonly total: string;
  /** Where the move may be challenged now. */
  readonly onChallenge: (() => void) | null;
};

type EdgeSide = 'lower' | 'upper';

/** The end of the phone at which a pair's opponent sits, where the halves face their players. */
export function edgeSide(
  { start, players }: GameState,
  mover: Seat,
  layout: Settings['layout'],
): EdgeSide | null {
  if (layout !== 'facing' || players.length !== 2) return null;
  return 1 - mover === lowerSeat(start) ? 'lower' : 'upper';
}

/** The opponent's side of a move that is being written: what is claimed, the own clock, and „Sprawdzam!”. */
export function OpponentEdge({ app, state, mover, side, name, said, total, onChallenge }: Props) {
  const { settling } = messages.value;
  const { players, rules, clock, outOfTime } = state;
  const pair = players.length === 2;
  const opponent = pair ? 1 - mover : null;
  const timed = isTimed(rules.clock);
  const names = callNames(players);
  const running = clock.running?.seat ?? null;
  return (
    <aside
      class={styles.edge}
      data-seat={opponent ?? undefined}
      data-side={side ?? undefined}
      data-running={(timed && running !== null && running === opponent) || undefined}
    >
      {onChallenge ? (
        <Button kind="challenge" onClick={onChallenge}>
          {settling.challenge}
        </Button>
      ) : (
        <span />
      )}
      <p class={styles.said}>
        <b>
          <span>{name}</span> <span>{said}</span>
        </b>
        <span>{total}</span>
      </p>
      {timed && opponent !== null && (
        <p class={styles.time}>
          {outOfTime[opponent] === null ? app.ticker.text(opponent) : settling.outOfTime}
        </p>
      )}
      {timed && opponent === null && running !== null && (
        <p class={styles.runs}>
          {settling.clockRuns(names[running] ?? '')} {app.ticker.text(running)}
        </p>
      )}
    </aside>
  );
}
