import { useSignal } from '@preact/signals';
import type { App } from '../../../app/shell/app.ts';
import { typeClock, typedClockOf, wantedTime } from '../../../app/table/typedClock.ts';
import { hasOvertime } from '../../../domain/clock/clock.ts';
import { clockSeats, moveTime, setClocks } from '../../../domain/table/clockCorrection.ts';
import type { GameFact } from '../../../domain/table/fact.ts';
import { type GameState, seatsOf } from '../../../domain/table/state.ts';
import type { Seat } from '../../../domain/units.ts';
import { messages } from '../../../i18n/messages.ts';
import { Button } from '../../parts/Button.tsx';
import styles from './Referee.module.css';

/** `apply` says whether it became a fact; a correction that changes nothing (null) does not. */
type TaskProps = {
  readonly state: GameState;
  readonly apply: (fact: (reason: string) => GameFact | null) => boolean;
};

/** What is typed takes the place of the old number. */
function selectAll({ currentTarget }: FocusEvent): void {
  if (currentTarget instanceof HTMLInputElement) currentTarget.select();
}

/** What each clock should show; one that is not touched stays as it is. */
export function SetTimes({ app, state, apply }: TaskProps & { readonly app: App }) {
  const t = messages.value.clock;
  const seats = clockSeats(state);
  const shown = () => seats.map((seat) => typedClockOf(app.ticker.left(seat).peek()));
  const typed = useSignal(shown());
  const change = (seat: Seat, changes: Parameters<typeof typeClock>[1]) => {
    typed.value = typed.value.map((clock, i) => (i === seat ? typeClock(clock, changes) : clock));
  };
  return (
    <div class={styles.task}>
      {typed.value.map(({ minutes, seconds, over }, seat) => {
        const name = state.players[seat]?.name ?? '';
        return (
          <div key={seat} class={styles.row}>
            <span class={styles.name}>{name}</span>
            {hasOvertime(state.rules.clock) && (
              <Button
                kind="chip"
                aria-label={`${name}: ${t.overtime}`}
                aria-pressed={over}
                onClick={() => change(seat, { over: !over })}
              >
                −
              </Button>
            )}
            <input
              class={styles.number}
              type="number"
              inputMode="numeric"
              min={0}
              aria-label={`${name}: ${t.minutes}`}
              value={minutes}
              onFocus={selectAll}
              onChange={(event) => change(seat, { minutes: Number(event.currentTarget.value) })}
            />
            <span>{t.minutes}</span>
            <input
              class={styles.number}
              type="number"
              inputMode="numeric"
              min={0}
              aria-label={`${name}: ${t.seconds}`}
              value={seconds}
              onFocus={selectAll}
              onChange={(event) => change(seat, { seconds: Number(event.currentTarget.value) })}
            />
            <span>{t.seconds}</span>
          </div>
        );
      })}
      <Button
        kind="main"
        onClick={() => {
          const wanted = typed.value.map(wantedTime);
          if (apply((reason) => setClocks(state, wanted, app.time.now(), reason))) typed.value = shown();
        }}
      >
        {t.apply}
      </Button>
    </div>
  );
}

/** Seconds that ran on the wrong clock. */
export function MoveTime({ state, apply }: TaskProps) {
  const t = messages.value.clock;
  const seconds = useSignal(10);
  const pairs = seatsOf(state).flatMap((from) =>
    seatsOf(state).flatMap((to) => (from === to ? [] : [{ from, to }])),
  );
  const name = (seat: number) => state.players[seat]?.name ?? '';
  return (
    <div class={styles.task}>
      <label class={styles.slider}>
        <span>
          {t.moveSeconds}: <b>{seconds}</b> {t.seconds}
        </span>
        <input
          type="range"
          min={1}
          max={180}
          value={seconds}
          onInput={(event) => {
            seconds.value = Number(event.currentTarget.value);
          }}
        />
      </label>
      {pairs.map(({ from, to }) => (
        <Button
          key={`${from}${to}`}
          onClick={() => apply((reason) => moveTime(state, from, to, seconds.value * 1_000, reason))}
        >
          {t.moveFrom(name(from), name(to))}
        </Button>
      ))}
    </div>
  );
}

/** Points given or taken, outside any move. */
export function PenaltyTask({ state, apply }: TaskProps) {
  const t = messages.value.clock;
  const points = useSignal(-5);
  return (
    <div class={styles.task}>
      <label class={styles.row}>
        <span class={styles.name}>{t.penaltyPoints}</span>
        <input
          class={styles.number}
          type="number"
          value={points}
          onFocus={selectAll}
          onChange={(event) => {
            points.value = Math.round(Number(event.currentTarget.value)) || 0;
          }}
        />
      </label>
      {seatsOf(state).map((seat) => (
        <Button
          key={seat}
          onClick={() => apply((reason) => ({ type: 'penalty', seat, points: points.value, reason }))}
        >
          {state.players[seat]?.name}
        </Button>
      ))}
    </div>
  );
}
