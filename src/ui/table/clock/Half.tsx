import { useComputed } from '@preact/signals';
import type { App } from '../../../app/shell/app.ts';
import { callNames } from '../../../app/table/callName.ts';
import { feel } from '../../../app/table/feel.ts';
import { isTooSoon, type Refused } from '../../../app/table/touch.ts';
import { isTimed } from '../../../domain/clock/clock.ts';
import { isLow } from '../../../domain/clock/signals.ts';
import { type GameState, isAlone } from '../../../domain/table/state.ts';
import { figure } from '../../../i18n/figures.ts';
import { messages } from '../../../i18n/messages.ts';
import { swallowClick } from '../../parts/ghostClick.ts';
import { Icon } from '../../parts/Icon.tsx';
import { RefusalNotice } from '../../parts/RefusalNotice.tsx';
import { ExchangeDots } from './ExchangeDots.tsx';
import styles from './Half.module.css';
import { LastTurn } from './LastTurn.tsx';
import { LostTurn } from './LostTurn.tsx';
import { Overtime } from './Overtime.tsx';
import { TimeBar } from './TimeBar.tsx';

type Props = {
  readonly app: App;
  readonly state: GameState;
  readonly seat: number;
  /** Why the last press of this half did not count. */
  readonly refused: Refused | null;
  readonly turned?: boolean;
};

/** One player's half: the whole of it is the button that stops the own clock. */
export function Half({ app, state, seat, refused, turned = false }: Props) {
  const t = messages.value.clock;
  const { rules, players, scores, phase } = state;
  const name = players[seat]?.name ?? '';
  const running = phase.name === 'thinking' && phase.seat === seat;
  const timed = isTimed(rules.clock);
  const out = state.outOfTime[seat] !== null && state.outOfTime[seat] !== undefined;
  const left = app.ticker.left(seat);
  const long = useComputed(() => (app.ticker.text(seat).value.length > 5 ? '' : undefined));
  const low = useComputed(() => {
    // Asked for here: a signal that is only closed over would not be looked at again when the turn passes on.
    const now = app.table.state.value?.phase;
    return timed && now?.name === 'thinking' && now.seat === seat && isLow(left.value, rules.clock)
      ? ''
      : undefined;
  });
  const score = scores[seat] ?? 0;
  const last = state.turns.findLast((turn) => turn.seat === seat);
  const latest = last !== undefined && last === state.turns.at(-1);
  const lead = score - Math.max(...scores.filter((_, other) => other !== seat));

  const press = (event: Event, at: number) => {
    const now = app.table.state.peek();
    if (!now || isTooSoon(now.clock, at)) return;
    event.preventDefault();
    if (app.touch.act(app.table.record({ type: 'stop', seat }, at), seat)) feel(app, 'press');
  };

  return (
    <section
      class={styles.half}
      data-seat={seat}
      data-running={running || undefined}
      data-turned={turned || undefined}
      data-out={out || undefined}
      data-low={low}
      aria-label={name}
    >
      {timed && <TimeBar rule={rules.clock} left={left} />}
      <header class={styles.top}>
        <h2 class={styles.name} data-cut>
          {name}
        </h2>
        {out ? (
          <p class={styles.out}>
            <Icon name="flag" /> {t.outOfTime}
          </p>
        ) : (
          <p data-unseen>{running ? t.yourMove : t.waits}</p>
        )}
        {running && isAlone(state) && <p class={styles.out}>{t.alone}</p>}
        {running && out && <p data-unseen>{t.yourMove}</p>}
        <ExchangeDots used={state.exchanges[seat] ?? 0} limit={rules.exchange.limit} />
      </header>
      {timed ? (
        <p class={styles.digits} role="timer" data-long={long}>
          {app.ticker.text(seat)}
        </p>
      ) : (
        <p class={styles.digits}>{figure(score)}</p>
      )}
      <Overtime left={left} rule={rules.clock} />
      <footer class={styles.bottom}>
        {timed && (
          <p class={styles.score} data-new={(latest && last?.kind === 'play') || undefined}>
            {figure(score)}
          </p>
        )}
        {timed && lead > 0 && (
          <p class={styles.lead} role="img" aria-label={t.lead(lead)}>
            <Icon name="lead" />
            {lead}
          </p>
        )}
        <LastTurn turn={last} language={rules.language} latest={latest} />
      </footer>
      <LostTurn app={app} seat={seat} />
      {running && (
        <button
          type="button"
          class={styles.press}
          aria-label={timed ? t.stopClock(name) : t.recordMove(name)}
          onPointerDown={(event) => {
            if (!event.isPrimary || event.button !== 0) return;
            swallowClick(event);
            press(event, app.time.ofEvent(event));
          }}
          onClick={(event) => {
            // A click without a pointer is the keyboard's or a screen reader's.
            if (event.detail === 0) press(event, app.time.ofEvent(event));
          }}
        />
      )}
      {refused && (
        <div class={styles.refused}>
          <RefusalNotice refused={refused} names={callNames(players)} />
        </div>
      )}
    </section>
  );
}
