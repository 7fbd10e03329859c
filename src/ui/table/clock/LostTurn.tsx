import { useComputed, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { App } from '../../../app/shell/app.ts';
import { callName } from '../../../app/table/callName.ts';
import { lostTurn } from '../../../app/time/lostTurn.ts';
import type { Seat } from '../../../domain/units.ts';
import { messages } from '../../../i18n/messages.ts';
import styles from './LostTurn.module.css';

type Props = { readonly app: Pick<App, 'table' | 'ticker'>; readonly seat: Seat };

/**
 * The time for this seat's move ran out and the turn went on: said for a while, or until somebody touches the screen.
 * Lies over the name of whoever lost the turn, which it says too: nobody else's time or score is covered.
 */
export function LostTurn({ app, seat }: Props) {
  const read = useSignal(0);
  const text = useComputed(() => {
    const state = app.table.state.value;
    if (!state || state.turns.length <= read.value) return '';
    const lost = lostTurn(state, app.ticker.now.value);
    return lost?.seat === seat ? messages.value.clock.lostTurn(callName(state.players, seat), lost.as) : '';
  });
  useEffect(() => {
    const touched = () => {
      read.value = app.table.state.peek()?.turns.length ?? 0;
    };
    addEventListener('pointerdown', touched);
    return () => removeEventListener('pointerdown', touched);
  }, []);
  return (
    <p class={styles.lost} role="status">
      {text}
    </p>
  );
}
