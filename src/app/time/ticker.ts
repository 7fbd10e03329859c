import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { clockText, isTimed, isTimedByTurn, leftAt, timeOutAt, turnTime } from '../../domain/clock/clock.ts';
import { type GameState, isRunning, turnOf } from '../../domain/table/state.ts';
import type { Millis, Seat } from '../../domain/units.ts';
import type { Table } from '../table/table.ts';

const TENTHS_BELOW: Millis = 10_000;

export type Ticker = {
  readonly now: ReadonlySignal<Millis>;
  /** What a seat's clock shows; recomputed only when a digit changes. */
  readonly text: (seat: Seat) => ReadonlySignal<string>;
  readonly left: (seat: Seat) => ReadonlySignal<Millis>;
};

/**
 * Nothing counts: the moment is asked for again just after the next digit changes. A clock that has run out is
 * reported with the moment at which it did, however late somebody looks.
 */
export function createTicker(
  table: Table,
  time: { readonly now: () => Millis },
  /** While the players decide about a gap no clock is called out. */
  gap: ReadonlySignal<object | null>,
  /** Done before a clock is called out: a page that stood still finds out by it. */
  lookForGaps: () => void,
  timer: { readonly set: (run: () => void, after: Millis) => number; readonly clear: (id: number) => void },
  /** The sign before tenths, in the language in use. */
  decimal: () => string = () => '.',
): Ticker {
  const now = signal(time.now());
  const left = perSeat((seat) => computed(() => leftOf(table.state.value, seat, now.value)));
  const text = perSeat((seat) =>
    computed(() => shown(table.state.value, left(seat).value).replace('.', decimal())),
  );

  /** Records the time-out where the regulation knows one. */
  const callTimeOut = (state: GameState, at: Millis) => {
    const { rules, clock } = state;
    const moment = timeOutAt(rules.clock, clock);
    if (moment === null || !clock.running || at < moment) return;
    const { seat } = clock.running;
    // Outside `effect`'s tracking: recording changes the very signal that is being watched.
    queueMicrotask(() => {
      lookForGaps();
      // A touch, or what was just found out, may have changed the game.
      const asItWas = table.state.peek() === state && !table.watchOnly.peek();
      if (asItWas && gap.peek() === null) table.record({ type: 'timeout', seat }, moment);
    });
  };

  effect(() => {
    const state = table.state.value;
    let waiting = 0;
    const look = () => {
      // `now` is written here and not read: an effect that depends on what it writes would start itself again.
      const at = time.now();
      now.value = at;
      if (!state?.clock.running) return;
      if (gap.value === null && !table.watchOnly.value) callTimeOut(state, at);
      // Also where one was called: if it came to nothing, it is called again. Recorded, it ends this waiting.
      waiting = timer.set(look, untilNextDigit(state, at));
    };
    look();
    return () => timer.clear(waiting);
  });

  return { now, left, text };
}

function perSeat<T>(make: (seat: Seat) => T): (seat: Seat) => T {
  const made = new Map<Seat, T>();
  return (seat) => {
    const known = made.get(seat) ?? make(seat);
    made.set(seat, known);
    return known;
  };
}

function leftOf(state: GameState | null, seat: Seat, now: Millis): Millis {
  if (!state) return 0;
  const { rules, clock } = state;
  // Whoever waits sees what the next move will have, not what the last one left.
  if (isTimedByTurn(rules.clock) && isRunning(state) && turnOf(state) !== seat)
    return turnTime(rules.clock, clock, seat);
  return leftAt(rules.clock, clock, seat, now);
}

function shown(state: GameState | null, left: Millis): string {
  return state && isTimed(state.rules.clock) ? clockText(left, left < TENTHS_BELOW) : '';
}

function untilNextDigit(state: GameState, now: Millis): Millis {
  const { running } = state.clock;
  if (!running) return 1_000;
  const left = leftAt(state.rules.clock, state.clock, running.seat, now);
  const digit = left > 0 && left <= TENTHS_BELOW ? 100 : 1_000;
  const rest = ((left % digit) + digit) % digit;
  return (rest === 0 ? digit : rest) + 1;
}
