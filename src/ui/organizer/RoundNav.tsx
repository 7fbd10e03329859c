import { type ReadonlySignal, useComputed } from '@preact/signals';
import type { Desk } from '../../app/organizer/desk.ts';
import { incompletePairings } from '../../domain/tournament/state.ts';
import { organizerTexts } from '../../i18n/organizer.ts';
import segments from '../parts/Segments.module.css';

type Props = {
  readonly desk: Desk;
  /** How many rounds are paired. */
  readonly count: ReadonlySignal<number>;
  readonly planned: number;
  readonly shown: number;
  readonly go: (round: number) => void;
};

/** The way to every round, and to the next one that is not paired yet. */
export function RoundNav({ desk, count, planned, shown, go }: Props) {
  const t = organizerTexts.value;
  const known = count.value;
  if (known === 0) return null;
  const numbers = Array.from({ length: known < planned ? known + 1 : known }, (_, i) => i + 1);
  return (
    <nav class={segments.segments} data-scroll aria-label={t.nav.round}>
      {numbers.map((number) => (
        <button
          key={number}
          type="button"
          aria-label={number > known ? t.round.fresh : t.round.title(number)}
          aria-pressed={number === shown}
          onClick={() => go(number)}
        >
          {number > known ? t.round.fresh : number}
          <Owes key={number} desk={desk} round={number} />
        </button>
      ))}
    </nav>
  );
}

function Owes({ desk, round }: { readonly desk: Desk; readonly round: number }) {
  const owes = useComputed(() => {
    const found = desk.tournament.value.rounds[round - 1];
    return found !== undefined && incompletePairings(found).length > 0;
  });
  return owes.value ? <> …</> : null;
}
