import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { Desk } from '../../app/organizer/desk.ts';
import { nextOwed } from '../../app/organizer/resultEntry.ts';
import { typeGame } from '../../app/organizer/typedGame.ts';
import { nameIn } from '../../domain/tournament/names.ts';
import { isComplete, pairingAt } from '../../domain/tournament/state.ts';
import { organizerTexts } from '../../i18n/organizer.ts';
import { Button } from '../parts/Button.tsx';
import { Beside } from './Beside.tsx';
import { FindTable } from './FindTable.tsx';
import styles from './Organizer.module.css';
import { ResultForm } from './ResultForm.tsx';

type Props = {
  readonly desk: Desk;
  readonly round: number;
  /** Where it begins; from there on the window itself goes from table to table. */
  readonly table: number;
  readonly close: () => void;
};

/** Results by hand, one table after another: what was saved is said, and the next table that owes one is there. */
export function ResultEntry({ desk, round, table, close }: Props) {
  const t = organizerTexts.value.entry;
  const tournament = desk.tournament.value;
  const shown = useSignal({ table, turn: 0 });
  const saved = useSignal('');
  const pairing = pairingAt(tournament, round, shown.value.table);
  const typed = useMemo(() => pairing && typeGame(pairing), []);
  if (!pairing || !typed) return null;
  const open = (next: number) => {
    const found = pairingAt(desk.tournament.peek(), round, next);
    if (!found) return;
    typed.show(found);
    shown.value = { table: next, turn: shown.peek().turn + 1 };
  };
  const following = nextOwed(tournament, round, pairing.table + 1);
  const names = pairing.players.map((number) => nameIn(tournament, number));
  return (
    <Beside title={t.title(pairing.table, round)} onClose={close}>
      {saved.value !== '' && (
        <p class={styles.status} role="status">
          {saved}
        </p>
      )}
      <ResultForm
        desk={desk}
        round={round}
        pairing={pairing}
        names={names}
        typed={typed}
        turn={shown.value.turn}
        done={(entered) => {
          const next = entered && nextOwed(desk.tournament.value, round, pairing.table);
          if (!entered || !next) return close();
          saved.value = t.saved(pairing.table, entered.scores.join(' : '));
          open(next.table);
        }}
      />
      {following && following.table !== pairing.table && (
        <Button kind="quiet" onClick={() => open(following.table)}>
          {isComplete(pairing) ? t.next(following.table) : t.skip(following.table)}
        </Button>
      )}
      <FindTable desk={desk} round={round} open={open} />
    </Beside>
  );
}
