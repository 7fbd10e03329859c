import { useComputed, useSignal } from '@preact/signals';
import type { Desk } from '../../app/organizer/desk.ts';
import { findTables } from '../../app/organizer/resultEntry.ts';
import { nameIn } from '../../domain/tournament/names.ts';
import type { Pairing } from '../../domain/tournament/state.ts';
import { organizerTexts } from '../../i18n/organizer.ts';
import { Button } from '../parts/Button.tsx';
import field from '../parts/Field.module.css';

type Props = {
  readonly desk: Desk;
  readonly round: number;
  readonly open: (table: number) => void;
};

/** The same list each time, so that a result elsewhere draws nothing here. */
const NONE: readonly Pairing[] = [];

/** A table by its number or by who sits there; Enter takes the first that fits. */
export function FindTable({ desk, round, open }: Props) {
  const t = organizerTexts.value;
  const text = useSignal('');
  const found = useComputed(() =>
    text.value.trim() === '' ? NONE : findTables(desk.tournament.value, round, text.value),
  ).value;
  const go = (table: number | undefined) => {
    if (table === undefined) return;
    text.value = '';
    open(table);
  };
  return (
    <form
      data-stack="3"
      onSubmit={(event) => {
        event.preventDefault();
        go(found[0]?.table);
      }}
    >
      <label class={field.field}>
        <span>{t.entry.find}</span>
        <input
          class={field.input}
          type="search"
          maxLength={60}
          autoComplete="off"
          value={text}
          onInput={(event) => {
            text.value = event.currentTarget.value;
          }}
        />
      </label>
      {found.map(({ table, players }) => (
        <Button key={table} kind="chip" onClick={() => go(table)}>
          {t.round.table(table)}:{' '}
          {players.map((number) => nameIn(desk.tournament.peek(), number)).join(' – ')}
        </Button>
      ))}
      {text.value.trim() !== '' && found.length === 0 && <p data-quiet>{t.entry.notFound}</p>}
    </form>
  );
}
