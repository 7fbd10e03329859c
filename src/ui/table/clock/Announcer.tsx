import { type ReadonlySignal, useComputed, useSignal } from '@preact/signals';
import type { Table } from '../../../app/table/table.ts';
import type { Alarm } from '../../../app/time/alarms.ts';
import type { Ticker } from '../../../app/time/ticker.ts';
import { clockParts } from '../../../domain/clock/clock.ts';
import { seatsOf, turnOf } from '../../../domain/table/state.ts';
import { messages } from '../../../i18n/messages.ts';

type Props = {
  readonly table: Pick<Table, 'state'>;
  readonly ticker: Ticker;
  /** The last sign of time. */
  readonly last: ReadonlySignal<Alarm | null>;
};

/** For those who listen: whose turn it is, the signs of time, and the times on demand. No digit is read by itself. */
export function Announcer({ table, ticker, last }: Props) {
  const t = messages.value.clock;
  const spoken = useSignal('');
  const turn = useComputed(() => {
    const state = table.state.value;
    const seat = state && turnOf(state);
    return state && seat !== null ? t.turnOf(state.players[seat]?.name ?? '') : '';
  });
  const alarm = useComputed(() => {
    const sign = last.value;
    const name = sign && table.state.value?.players[sign.seat]?.name;
    return sign ? t.warning(name ?? '', sign.seconds) : '';
  });
  return (
    <div data-unseen>
      <p role="status">{turn}</p>
      <p role="alert">{alarm}</p>
      <p role="status">{spoken}</p>
      <button
        type="button"
        onClick={() => {
          spoken.value = t.timesSpoken(timesInWords({ table, ticker }));
        }}
      >
        {t.readTimes}
      </button>
    </div>
  );
}

function timesInWords({ table, ticker }: Omit<Props, 'last'>): string {
  const state = table.state.peek();
  if (!state) return '';
  return seatsOf(state)
    .map((seat) => {
      const { minutes, seconds, over } = clockParts(ticker.left(seat).peek());
      return `${state.players[seat]?.name} ${messages.peek().clock.timeSpoken(minutes, seconds, over)}`;
    })
    .join(', ');
}
