import { type Signal, useComputed, useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { writeDeskRoute } from '../../app/organizer/deskRoute.ts';
import { leftOutIn } from '../../domain/tournament/leftOut.ts';
import { nameIn } from '../../domain/tournament/names.ts';
import { hasResult, incompletePairings, isComplete } from '../../domain/tournament/state.ts';
import { organizerTexts } from '../../i18n/organizer.ts';
import { Button } from '../parts/Button.tsx';
import { HoldButton } from '../parts/HoldButton.tsx';
import { Notice } from '../parts/Notice.tsx';
import { LeftOutNames } from './LeftOutNames.tsx';
import styles from './Organizer.module.css';
import type { DeskProps } from './OrganizerScreen.tsx';
import { PairingLine, type RoundTables } from './PairingLine.tsx';
import { useAct } from './useAct.ts';

type Props = Pick<DeskProps, 'app' | 'desk'> & {
  readonly round: number;
  /** The table whose result is entered. */
  readonly entering: Signal<number | null>;
  readonly edit: () => void;
  readonly go: (round: number) => void;
};

/** A round that is paired: its tables, and what comes after it. Each part looks for itself at what it shows. */
export function PairedRound({ app, desk, round, entering, edit, go }: Props) {
  const t = organizerTexts.value.round;
  const onlyMissing = useSignal(false);
  const { said, act } = useAct(desk);
  const found = useComputed(() => desk.tournament.value.rounds[round - 1]);
  const players = useComputed(() => desk.tournament.value.players);
  const contested = useComputed(() => desk.tournament.value.contested);
  const pairings = useComputed(
    () => new Map(found.value?.pairings.map((pairing) => [pairing.table, pairing])),
  );
  const tables = useMemo((): RoundTables => ({ players, contested, pairings }), []);
  /** As one text: the same tables are the same list. */
  const shown = useComputed(() =>
    (found.value?.pairings ?? [])
      .filter((pairing) => !onlyMissing.value || !isComplete(pairing))
      .map(({ table }) => table)
      .join(),
  ).value;
  const byes = useComputed(() => found.value?.byes).value ?? [];
  const count = useComputed(() => desk.tournament.value.rounds.length).value;
  const planned = useComputed(() => desk.tournament.value.settings.rounds).value;
  const begun = useComputed(() => found.value?.pairings.some(hasResult) ?? false).value;
  const last = round === count;
  return (
    <>
      <Missing desk={desk} round={round} onlyMissing={onlyMissing} />
      <ul>
        {shown
          .split(',')
          .filter(Boolean)
          .map((table) => (
            <li key={table} class={styles.lazy}>
              <PairingLine tables={tables} round={round} table={Number(table)} entering={entering} />
            </li>
          ))}
      </ul>
      {byes.map((number) => (
        <p key={number} data-quiet>
          {nameIn({ players: players.value }, number)}: {t.bye}
        </p>
      ))}
      <LeftOut desk={desk} round={round} />
      <div class={styles.row} data-flow>
        <Button onClick={() => app.navigation.go('organizer', writeDeskRoute(desk.id, 'cards', round))}>
          {t.cards}
        </Button>
        <Button onClick={edit}>{t.edit}</Button>
        {last && !begun && (
          <HoldButton
            kind="danger"
            hint={t.unpair}
            onHold={() => {
              if (act(desk.record({ type: 'unpaired', round }))) go(round);
            }}
          >
            {t.unpair}
          </HoldButton>
        )}
      </div>
      {said.value !== '' && <Notice>{said.value}</Notice>}
      {last &&
        (count < planned ? (
          <Button kind="main" wide onClick={() => go(round + 1)}>
            {t.next(round + 1)}
          </Button>
        ) : (
          <p data-quiet>{t.allPlayed}</p>
        ))}
    </>
  );
}

function Missing({
  desk,
  round,
  onlyMissing,
}: Pick<Props, 'desk' | 'round'> & { readonly onlyMissing: Signal<boolean> }) {
  const t = organizerTexts.value.round;
  const found = desk.tournament.value.rounds[round - 1];
  const missing = found ? incompletePairings(found).map(({ table }) => table) : [];
  return (
    <div class={styles.row} data-flow>
      <p class={`${styles.status} ${styles.grow}`} role="status">
        {t.missing(missing)}
      </p>
      {(missing.length > 0 || onlyMissing.value) && (
        <Button
          kind="chip"
          aria-pressed={onlyMissing.value}
          onClick={() => {
            onlyMissing.value = !onlyMissing.value;
          }}
        >
          {onlyMissing.value ? t.all : t.onlyMissing}
        </Button>
      )}
    </div>
  );
}

function LeftOut({ desk, round }: Pick<Props, 'desk' | 'round'>) {
  const tournament = desk.tournament.value;
  return <LeftOutNames tournament={tournament} left={leftOutIn(tournament, round)} />;
}
