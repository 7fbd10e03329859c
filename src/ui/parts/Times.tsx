import type { ComponentChildren } from 'preact';
import type { App } from '../../app/shell/app.ts';
import { callNames } from '../../app/table/callName.ts';
import { isTimed } from '../../domain/clock/clock.ts';
import { turnOf } from '../../domain/table/state.ts';
import { messages } from '../../i18n/messages.ts';
import { Icon } from './Icon.tsx';
import { NotSaved } from './NotSaved.tsx';
import styles from './Times.module.css';

type Props = {
  readonly app: Pick<App, 'device' | 'table' | 'ticker'>;
  /** Below the state of the clocks: an action that is about them. */
  readonly children?: ComponentChildren;
};

/** Everybody's time, always in sight. Only the text nodes change while a clock runs. */
export function Times({ app, children }: Props) {
  const state = app.table.state.value;
  if (!state) return null;
  const { common, settling } = messages.value;
  const { players, clock, rules, scores, outOfTime } = state;
  const timed = isTimed(rules.clock);
  const mover = turnOf(state);
  const names = callNames(players);
  const running = clock.running?.seat ?? null;
  return (
    <header class={styles.times} data-seats={players.length}>
      <ul class={styles.seats} aria-label={settling.times}>
        {names.map((name, seat) => (
          <li
            key={seat}
            class={styles.seat}
            data-seat={seat}
            data-mover={seat === mover || undefined}
            data-running={(timed && seat === running) || undefined}
          >
            <span class={styles.name} data-cut>
              {name}
              {outOfTime[seat] !== null && (
                <>
                  {' '}
                  <Icon name="flag" /> {settling.outOfTime}
                </>
              )}
            </span>
            <span class={styles.time}>
              {timed ? app.ticker.text(seat) : common.points(scores[seat] ?? 0)}
            </span>
          </li>
        ))}
      </ul>
      <div class={styles.middle}>
        {timed && (
          <span>{running === null ? settling.clocksStand : settling.clockRuns(names[running] ?? '')}</span>
        )}
        {children}
      </div>
      <NotSaved app={app} />
    </header>
  );
}
