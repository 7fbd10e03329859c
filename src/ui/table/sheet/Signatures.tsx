import { columnOrder } from '../../../app/table/sheet.ts';
import type { GameState } from '../../../domain/table/state.ts';
import { messages } from '../../../i18n/messages.ts';
import styles from './Signatures.module.css';

type Props = { readonly state: GameState; readonly names: readonly string[] };

/** Lines to sign on, on paper only. */
export function Signatures({ state, names }: Props) {
  const { sheet } = messages.value;
  return (
    <div class={styles.signatures} data-on-paper>
      {columnOrder(state).map((seat) => (
        <p key={seat}>
          {names[seat]}
          <br />
          <small>{state.confirmed[seat] ? `${sheet.signature} (${sheet.signed})` : sheet.signature}</small>
        </p>
      ))}
    </div>
  );
}
