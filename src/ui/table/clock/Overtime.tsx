import { type ReadonlySignal, useComputed } from '@preact/signals';
import { hasOvertime, overtimePoints } from '../../../domain/clock/clock.ts';
import type { ClockRule } from '../../../domain/rules/tableRules.ts';
import type { Millis } from '../../../domain/units.ts';
import { figure } from '../../../i18n/figures.ts';
import { messages } from '../../../i18n/messages.ts';
import styles from './Half.module.css';

type Props = { readonly left: ReadonlySignal<Millis>; readonly rule: ClockRule };

/** What being late costs so far, where it costs anything. */
export function Overtime({ left, rule }: Props) {
  const price = useComputed(() => {
    const points = overtimePoints(rule, left.value);
    return points === 0 ? '' : messages.value.clock.overtimePrice(figure(points));
  });
  return hasOvertime(rule) ? <p class={styles.overtime}>{price}</p> : null;
}
