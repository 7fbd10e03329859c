import { type ReadonlySignal, type Signal, useComputed } from '@preact/signals';
import { nameIn } from '../../domain/tournament/names.ts';
import { starterOf } from '../../domain/tournament/starts.ts';
import {
  isComplete,
  type Pairing,
  type PairingResult,
  type Tournament,
} from '../../domain/tournament/state.ts';
import { organizerTexts } from '../../i18n/organizer.ts';
import { Icon } from '../parts/Icon.tsx';
import styles from './Organizer.module.css';

export type RoundTables = {
  readonly players: ReadonlySignal<Tournament['players']>;
  readonly contested: ReadonlySignal<Tournament['contested']>;
  readonly pairings: ReadonlySignal<ReadonlyMap<number, Pairing>>;
};

type Props = {
  readonly tables: RoundTables;
  readonly round: number;
  readonly table: number;
  /** The table whose result is entered. */
  readonly entering: Signal<number | null>;
};

/**
 * A table of the round: who plays, the result, and where it came from. It looks for itself: of 150 tables only the one
 * whose result came is drawn.
 */
export function PairingLine({ tables, round, table, entering }: Props) {
  const pairing = useComputed(() => tables.pairings.value.get(table)).value;
  const entered = useComputed(() => entering.value === table).value;
  if (!pairing) return null;
  const players = tables.players.value;
  const contested = tables.contested.value;
  const t = organizerTexts.value.round;
  const done = isComplete(pairing);
  const names = pairing.players.map((number) => nameIn({ players }, number));
  const starter = starterOf(pairing, 1, pairing.results[0] ?? null);
  const begins = starter === null ? '' : ` (${t.starts}: ${names[starter]})`;
  const others = contested.filter((one) => one.round === round && one.table === pairing.table);
  /** What two copies tell differently is not done, though it has a result. */
  const settled = done && others.length === 0;
  const results = pairing.results.filter((result) => result !== null);
  return (
    <button
      type="button"
      class={styles.pairing}
      data-card
      data-done={settled || undefined}
      aria-current={entered || undefined}
      aria-label={`${t.table(pairing.table)}: ${names.join(' – ')}. ${done ? t.change : t.enter}${begins}`}
      onClick={() => {
        entering.value = pairing.table;
      }}
    >
      <b>{pairing.table}</b>
      <span class={styles.sides}>
        {names.map((name, side) => (
          <span
            key={pairing.players[side]}
            class={styles.side}
            data-won={results.some(({ winner }) => winner === side) || undefined}
          >
            <span>
              {name} {starter === side && <small class={styles.starts}>{t.starts}</small>}
            </span>
            <span class={styles.figure}>{results.map(({ scores }) => scores[side]).join(' · ')}</span>
          </span>
        ))}
        <span data-quiet>{notes(results)}</span>
        {others.map(({ scores }) => (
          <span key={scores.join()} class={styles.odd}>
            {organizerTexts.value.copies.contested(scores.join(' : '))}
          </span>
        ))}
      </span>
      <span class={styles.mark} aria-hidden="true">
        {settled ? <Icon name="check" /> : '…'}
      </span>
    </button>
  );
}

function notes(results: readonly PairingResult[]): string {
  const t = organizerTexts.value.round;
  const corrections = results.reduce((sum, result) => sum + result.corrections, 0);
  const parts = [
    ...new Set(results.map(({ source }) => (source.kind === 'slip' ? t.fromSlip : t.manual))),
    ...(results.some(({ forfeit }) => forfeit) ? [t.forfeit] : []),
    ...(results.some(({ bothLose }) => bothLose) ? [organizerTexts.value.entrants.bothLose] : []),
    ...(results.some(({ winner, bothLose }) => winner === null && !bothLose) ? [t.draw] : []),
    ...(corrections > 0 ? [t.corrected(corrections)] : []),
  ];
  return parts.join(', ');
}
