import { useSignal } from '@preact/signals';
import type { App } from '../../../app/shell/app.ts';
import type { GameFact } from '../../../domain/table/fact.ts';
import { type GameState, seatsOf } from '../../../domain/table/state.ts';
import { messages } from '../../../i18n/messages.ts';
import { Button } from '../../parts/Button.tsx';
import styles from './Referee.module.css';

type TaskProps = { readonly state: GameState; readonly apply: (fact: (reason: string) => GameFact) => void };

/** What is typed takes the place of the old number. */
function selectAll({ currentTarget }: FocusEvent): void {
  if (currentTarget instanceof HTMLInputElement) currentTarget.select();
}

/** What each clock should show. Seconds beyond a minute become minutes. */
export function SetTimes({ app, state, apply }: TaskProps & { readonly app: App }) {
  const t = messages.value.clock;
  const seats = state.rules.clock.kind === 'shared' ? [0] : seatsOf(state);
  const left = seats.map((seat) => app.ticker.left(seat).peek());
  const wanted = useSignal(left.map((span) => Math.max(0, Math.ceil(span / 1_000))));
  const change = (seat: number, seconds: number) => {
    const whole = Math.max(0, Math.min(86_399, Math.round(seconds) || 0));
    wanted.value = wanted.value.map((value, i) => (i === seat ? whole : value));
  };
  return (
    <div class={styles.task}>
      {seats.map((seat) => {
        const seconds = wanted.value[seat] ?? 0;
        const name = state.players[seat]?.name ?? '';
        return (
          <div key={seat} class={styles.row}>
            <span class={styles.name}>{name}</span>
            <input
              class={styles.number}
              type="number"
              inputMode="numeric"
              min={0}
              aria-label={`${name}: ${t.minutes}`}
              value={Math.floor(seconds / 60)}
              onFocus={selectAll}
              onChange={(event) => change(seat, Number(event.currentTarget.value) * 60 + (seconds % 60))}
            />
            <span>{t.minutes}</span>
            <input
              class={styles.number}
              type="number"
              inputMode="numeric"
              min={0}
              aria-label={`${name}: ${t.seconds}`}
              value={seconds % 60}
              onFocus={selectAll}
              onChange={(event) =>
                change(seat, Math.floor(seconds / 60) * 60 + Number(event.currentTarget.value))
              }
            />
            <span>{t.seconds}</span>
          </div>
        );
      })}
      <Button
        kind="main"
        onClick={() =>
          apply((reason) => ({
            type: 'clock',
            add: seats.map((seat, i) => (wanted.value[seat] ?? 0) * 1_000 - Math.round(left[i] ?? 0)),
            reason,
          }))
        }
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
          onClick={() =>
            apply((reason) => ({
              type: 'clock',
              add: seatsOf(state).map(
                (seat) => (seat === from ? -1 : seat === to ? 1 : 0) * seconds.value * 1_000,
              ),
              reason,
            }))
          }
        >
          {t.moveFrom(name(from), name(to))}
        </Button>
      ))}
    </div>
  );
}

/** Points given or taken, outside any move. */
export function Points({ state, apply }: TaskProps) {
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
