import { useComputed, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { App } from '../../../app/shell/app.ts';
import { callName } from '../../../app/table/callName.ts';
import { lostTurn } from '../../../app/time/lostTurn.ts';
import { messages } from '../../../i18n/messages.ts';
import styles from './Strip.module.css';

/** The time for a move ran out and the turn went on: said for a while, or until somebody touches the screen. */
export function LostTurn({ app }: { readonly app: App }) {
  const read = useSignal(0);
  const text = useComputed(() => {
    const state = app.table.state.value;
    const lost = state && state.turns.length > read.value ? lostTurn(state, app.ticker.now.value) : null;
    return state && lost ? messages.value.clock.lostTurn(callName(state.players, lost.seat), lost.as) : '';
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
