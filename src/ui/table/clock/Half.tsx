import { type ReadonlySignal, useComputed } from '@preact/signals';
import type { App } from '../../../app/shell/app.ts';
import { callNames } from '../../../app/table/callName.ts';
import { isTooSoon, type Refused } from '../../../app/table/touch.ts';
import { hasOvertime, isTimed, overtimePoints } from '../../../domain/clock/clock.ts';
import { isLow } from '../../../domain/clock/signals.ts';
import type { ClockRule } from '../../../domain/rules/tableRules.ts';
import type { GameState, Turn } from '../../../domain/table/state.ts';
import type { Millis } from '../../../domain/units.ts';
import { figure } from '../../../i18n/figures.ts';
import { messages } from '../../../i18n/messages.ts';
import { swallowClick } from '../../parts/ghostClick.ts';
import { RefusalNotice } from '../../parts/RefusalNotice.tsx';
import styles from './Half.module.css';

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
  const low = useComputed(() => (timed && running && isLow(left.value) ? '' : undefined));

  const press = (event: Event, at: number) => {
    const now = app.table.state.peek();
    if (!now || isTooSoon(now.clock, at)) return;
    event.preventDefault();
    app.touch.act(app.table.record({ type: 'stop', seat }, at), seat);
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
      <header class={styles.top}>
        <h2 class={styles.name}>{name}</h2>
        <p class={styles.status}>{out ? `⚑ ${t.outOfTime}` : running ? `▶ ${t.yourMove}` : t.waits}</p>
      </header>
      {timed ? (
        <p class={styles.digits} role="timer" data-long={long}>
          {app.ticker.text(seat)}
        </p>
      ) : (
        <p class={styles.digits}>{figure(scores[seat] ?? 0)}</p>
      )}
      <Overtime left={left} rule={rules.clock} />
      <footer class={styles.bottom}>
        {timed && <p class={styles.score}>{figure(scores[seat] ?? 0)}</p>}
        <p class={styles.last}>
          <LastTurn turn={state.turns.findLast((turn) => turn.seat === seat)} />
          <span class={styles.exchanges}>
            {t.exchangesUsed(state.exchanges[seat] ?? 0, rules.exchange.limit)}
          </span>
        </p>
      </footer>
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

type OvertimeProps = { readonly left: ReadonlySignal<Millis>; readonly rule: ClockRule };

function Overtime({ left, rule }: OvertimeProps) {
  const price = useComputed(() => {
    const points = overtimePoints(rule, left.value);
    return points === 0 ? '' : messages.value.clock.overtimePrice(figure(points));
  });
  return hasOvertime(rule) ? <p class={styles.overtime}>{price}</p> : null;
}

function LastTurn({ turn }: { readonly turn: Turn | undefined }) {
  const t = messages.value.clock;
  if (!turn) return null;
  if (turn.kind === 'exchange') return <span>{t.exchange(turn.tiles)}</span>;
  if (turn.kind === 'pass') return <span>{turn.timeOut ? t.passByTime : t.pass}</span>;
  if (turn.kind === 'loss') return <span>{t.loss}</span>;
  return (
    <span>
      <b>+{turn.points}</b> {turn.words[0] ?? ''}
    </span>
  );
}
