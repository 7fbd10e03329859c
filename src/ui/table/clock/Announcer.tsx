import { useComputed, useSignal } from '@preact/signals';
import type { App } from '../../../app/shell/app.ts';
import { clockParts } from '../../../domain/clock/clock.ts';
import { seatsOf, turnOf } from '../../../domain/table/state.ts';
import { messages } from '../../../i18n/messages.ts';
import styles from './Clock.module.css';

/** For those who listen: whose turn it is, the signs of time, and the times on demand. No digit is read by itself. */
export function Announcer({ app }: { readonly app: App }) {
  const t = messages.value.clock;
  const spoken = useSignal('');
  const turn = useComputed(() => {
    const state = app.table.state.value;
    const seat = state && turnOf(state);
    return state && seat !== null ? t.turnOf(state.players[seat]?.name ?? '') : '';
  });
  const alarm = useComputed(() => {
    const last = app.alarm.value;
    const name = last && app.table.state.value?.players[last.seat]?.name;
    return last ? t.warning(name ?? '', last.seconds) : '';
  });
  return (
    <div class={styles.hidden}>
      <p role="status">{turn}</p>
      <p role="alert">{alarm}</p>
      <p role="status">{spoken}</p>
      <button
        type="button"
        onClick={() => {
          spoken.value = t.timesSpoken(timesInWords(app));
        }}
      >
        {t.readTimes}
      </button>
    </div>
  );
}

function timesInWords(app: App): string {
  const state = app.table.state.peek();
  if (!state) return '';
  return seatsOf(state)
    .map((seat) => {
      const { minutes, seconds, over } = clockParts(app.ticker.left(seat).peek());
      return `${state.players[seat]?.name} ${messages.peek().clock.timeSpoken(minutes, seconds, over)}`;
    })
    .join(', ');
}
