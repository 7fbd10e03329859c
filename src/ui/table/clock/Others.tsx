import type { GameState } from '../../../domain/table/state.ts';
import { figure } from '../../../i18n/figures.ts';
import styles from './Others.module.css';

type Props = { readonly state: GameState; readonly seats: readonly number[] };

/** With three or four at the table: those who wait, small, in the order of play. */
export function Others({ state, seats }: Props) {
  return (
    <ul class={styles.others}>
      {seats.map((seat) => (
        <li key={seat} class={styles.other} data-seat={seat}>
          <span class={styles.name}>{state.players[seat]?.name}</span>
          <b class={styles.score}>{figure(state.scores[seat] ?? 0)}</b>
        </li>
      ))}
    </ul>
  );
}
