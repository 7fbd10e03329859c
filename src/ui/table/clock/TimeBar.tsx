import { type ReadonlySignal, useComputed } from '@preact/signals';
import { shareLeft } from '../../../domain/clock/clock.ts';
import type { ClockRule } from '../../../domain/rules/tableRules.ts';
import type { Millis } from '../../../domain/units.ts';
import styles from './TimeBar.module.css';

/** As fine as can be seen on a phone. */
const STEPS = 200;

type Props = { readonly rule: ClockRule; readonly left: ReadonlySignal<Millis> };

/** How much of the time is left, along the edge towards the other player. Changes without a component being rendered. */
export function TimeBar({ rule, left }: Props) {
  const width = useComputed(() => `scale: ${Math.ceil(shareLeft(rule, left.value) * STEPS) / STEPS} 1`);
  return (
    <div class={styles.bar} aria-hidden="true">
      <span style={width} />
    </div>
  );
}
