import { effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import { type Warning, warningBetween } from '../../domain/clock/signals.ts';
import type { Start } from '../../domain/table/fact.ts';
import type { Seat } from '../../domain/units.ts';
import type { Device } from '../shell/ports.ts';
import type { Settings } from '../shell/settings.ts';
import type { Table } from '../table/table.ts';
import type { Ticker } from './ticker.ts';

/** The last sign the clock gave; `count` grows, so that the same sign twice is seen twice. */
export type Alarm = { readonly seat: Seat; readonly seconds: Warning; readonly count: number };

/** Gives the signs of time: heard, felt and seen, each as the settings have it. */
export function createAlarms(
  table: Table,
  ticker: Ticker,
  settings: ReadonlySignal<Settings>,
  device: Device,
): ReadonlySignal<Alarm | null> {
  const alarm = signal<Alarm | null>(null);
  const lastSeen = new Map<Seat, number>();
  let begun: Start | null = null;
  effect(() => {
    const state = table.state.value;
    // What was left in one game is no time before the next, and its last sign no sign of the next.
    if (begun !== (state?.start ?? null)) {
      lastSeen.clear();
      alarm.value = null;
    }
    begun = state?.start ?? null;
    const seat = state?.clock.running?.seat;
    if (seat === undefined || state?.rules.clock.kind === 'none') return;
    const left = ticker.left(seat).value;
    const { warnings, sound, vibration } = settings.value;
    const seconds = warningBetween(lastSeen.get(seat) ?? left, left, warnings);
    lastSeen.set(seat, left);
    if (seconds === null) return;
    alarm.value = { seat, seconds, count: (untracked(() => alarm.value)?.count ?? 0) + 1 };
    if (sound) device.beep(seconds === 0 ? 'end' : 'warning');
    if (vibration) device.vibrate(seconds === 0 ? [400, 100, 400] : [200]);
  });
  return alarm;
}
