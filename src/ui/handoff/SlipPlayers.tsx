import { figure } from '../../i18n/figures.ts';
import type { SlipPayload } from '../../share/slip/payload.ts';
import { Icon } from '../parts/Icon.tsx';
import styles from './SlipPlayers.module.css';

type Props = { readonly slip: SlipPayload; readonly clubs?: boolean };

/** Who played, what it came to, and who won. */
export function SlipPlayers({ slip, clubs = false }: Props) {
  return (
    <>
      {slip.players.map(({ name, club }, seat) => (
        <p key={seat} class={styles.player} data-seat={seat}>
          <span>
            {name} {slip.decision.winner === seat && <Icon name="check" />} {clubs && <small>{club}</small>}
          </span>
          <b>{figure(slip.columns[seat]?.total ?? 0)}</b>
        </p>
      ))}
    </>
  );
}
