import { useSignal } from '@preact/signals';
import type { App } from '../../../app/shell/app.ts';
import { callNames } from '../../../app/table/callName.ts';
import { stepClock, typedClockOf, wantedTime, writtenClock } from '../../../app/table/typedClock.ts';
import { clockText, hasOvertime } from '../../../domain/clock/clock.ts';
import { clockSeats, moveTime, setClocks } from '../../../domain/table/clockCorrection.ts';
import type { GameFact } from '../../../domain/table/fact.ts';
import { type GameState, seatsOf } from '../../../domain/table/state.ts';
import type { Seat } from '../../../domain/units.ts';
import { figure, signedFigure } from '../../../i18n/figures.ts';
import { messages } from '../../../i18n/messages.ts';
import { Segments } from '../../parts/Segments.tsx';
import { Stepper } from '../../parts/Stepper.tsx';
import styles from './Referee.module.css';

/** The correction as it stands, for the reason that is given; null while it would change nothing. */
export type Correction = (reason: string) => GameFact | null;

type TaskProps = { readonly state: GameState; readonly offer: (draft: Correction) => void };
type TimeProps = TaskProps & { readonly app: Pick<App, 'ticker' | 'time'> };

const STEPS = [-60, -10, 10, 60] as const;
const SECOND_STEPS = [-10, -1, 1, 10] as const;
const POINT_STEPS = [-5, -1, 1, 5] as const;
const MOST_MOVED = 3_600;
const MOST_POINTS = 999;

const minutes = (seconds: number) => clockText(seconds * 1_000).replace(/^0(?=\d:)/, '');
const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));
const timeSteps = (steps: readonly number[], name: string) =>
  steps.map((by) => {
    const text = signedFigure(by, minutes);
    return { by, text, label: `${name}: ${text}` };
  });

/** A card for each clock; one that is not touched stays as it is. */
export function SetTimes({ app, state, offer }: TimeProps) {
  const t = messages.value.clock;
  const seats = clockSeats(state);
  const belowZero = hasOvertime(state.rules.clock);
  const shown = seats.map((seat) => typedClockOf(app.ticker.left(seat).peek()));
  const typed = useSignal(shown);
  const change = (seat: Seat, next: (typeof shown)[number] | null) => {
    if (next) typed.value = typed.value.map((clock, i) => (i === seat ? next : clock));
  };
  offer((reason) => setClocks(state, typed.value.map(wantedTime), app.time.now(), reason));
  return (
    <div class={styles.cards} data-stack="2">
      {typed.value.map((clock, seat) => {
        const name = state.players[seat]?.name ?? '';
        return (
          <div key={seat} class={styles.card} data-seat={seat} role="group" aria-label={name}>
            <h3>{name}</h3>
            {clock.touched && <s data-quiet>{clockText(shown[seat]!.seconds * 1_000)}</s>}
            <input
              class={styles.time}
              inputMode={belowZero ? 'text' : 'decimal'}
              aria-label={`${name}: ${t.times}`}
              value={clockText(clock.seconds * 1_000)}
              onFocus={({ currentTarget }) => currentTarget.select()}
              onChange={({ currentTarget }) => {
                change(seat, writtenClock(currentTarget.value, belowZero));
                currentTarget.value = clockText(typed.value[seat]!.seconds * 1_000);
              }}
            />
            <div class={styles.steps}>
              {timeSteps(STEPS, name).map(({ by, text, label }) => (
                <button
                  key={by}
                  type="button"
                  aria-label={label}
                  onClick={() => change(seat, stepClock(clock, by, belowZero))}
                >
                  {text}
                </button>
              ))}
            </div>
          </div>
        );
      })}
    </div>
  );
}

/** Seconds that ran on the wrong clock. */
export function MoveTime({ app, state, offer }: TimeProps) {
  const t = messages.value.clock;
  const seconds = useSignal(10);
  const from = useSignal<Seat>(0);
  const to = useSignal<Seat>(1);
  const names = callNames(state.players);
  const seats = seatsOf(state);
  const name = (seat: string) => names[Number(seat)] ?? '';
  offer((reason) => moveTime(state, from.value, to.value, seconds.value * 1_000, reason));
  const after = (seat: Seat, by: number) => {
    const { seconds: now } = typedClockOf(app.ticker.left(seat).peek());
    return `${name(String(seat))}: ${clockText(now * 1_000)} → ${clockText((now + by) * 1_000)}`;
  };
  /** Nobody gives to themselves: whoever was there takes the other side. */
  const choose = (side: typeof from, other: typeof from, seat: Seat) => {
    if (other.value === seat) other.value = side.value;
    side.value = seat;
  };
  return (
    <div class={styles.cards} data-stack="2">
      <Stepper
        label={t.moveSeconds}
        steps={timeSteps(SECOND_STEPS, t.moveSeconds)}
        value={minutes(seconds.value)}
        onStep={(by) => {
          seconds.value = within(seconds.value + by, 1, MOST_MOVED);
        }}
      />
      {seats.length === 2 ? (
        <Segments
          label={t.moveTime}
          names={['0', '1']}
          chosen={String(from.value)}
          text={(seat) => `${name(seat)} → ${name(seat === '0' ? '1' : '0')}`}
          onChoose={(seat) => choose(from, to, Number(seat))}
        />
      ) : (
        <>
          <p class={styles.side}>{t.takeFrom}</p>
          <Segments
            label={t.takeFrom}
            names={seats.map(String)}
            chosen={String(from.value)}
            text={name}
            onChoose={(seat) => choose(from, to, Number(seat))}
          />
          <p class={styles.side}>{t.giveTo}</p>
          <Segments
            label={t.giveTo}
            names={seats.map(String)}
            chosen={String(to.value)}
            text={name}
            onChoose={(seat) => choose(to, from, Number(seat))}
          />
        </>
      )}
      <p class={styles.preview}>
        {after(from.value, -seconds.value)}
        <br />
        {after(to.value, seconds.value)}
      </p>
    </div>
  );
}

/** Points given or taken, outside any move. */
export function PenaltyTask({ state, offer }: TaskProps) {
  const t = messages.value.clock;
  const points = useSignal(-5);
  const seat = useSignal<Seat>(0);
  const names = callNames(state.players);
  offer((reason) =>
    points.value === 0 ? null : { type: 'penalty', seat: seat.value, points: points.value, reason },
  );
  const score = state.scores[seat.value] ?? 0;
  return (
    <div class={styles.cards} data-stack="2">
      <Segments
        label={t.player}
        names={seatsOf(state).map(String)}
        chosen={String(seat.value)}
        text={(one) => names[Number(one)] ?? ''}
        onChoose={(one) => {
          seat.value = Number(one);
        }}
      />
      <Stepper
        label={t.penaltyPoints}
        steps={POINT_STEPS.map((by) => {
          const text = signedFigure(by);
          return { by, text, label: `${t.penalty}: ${text}` };
        })}
        value={figure(points.value)}
        onStep={(by) => {
          points.value = within(points.value + by, -MOST_POINTS, MOST_POINTS);
        }}
      />
      <p class={styles.preview}>
        {names[seat.value]}: {figure(score)} → {figure(score + points.value)}
      </p>
    </div>
  );
}
