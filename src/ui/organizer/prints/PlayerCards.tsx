import { useComputed, useSignal } from '@preact/signals';
import { playerTable } from '../../../app/organizer/outputs/playerTable.ts';
import { nameIn } from '../../../domain/tournament/names.ts';
import { placesByRound } from '../../../domain/tournament/record.ts';
import { enteredPlayers, type Tournament } from '../../../domain/tournament/state.ts';
import { outputsTexts } from '../../../i18n/outputs.ts';
import field from '../../parts/Field.module.css';
import { outputTexts } from '../outputTexts.ts';
import { Paper } from './Paper.tsx';
import styles from './Prints.module.css';

/** A card for everybody, or for the one who asks. */
export function PlayerCards({ tournament }: { readonly tournament: Tournament }) {
  const t = outputsTexts.value.print;
  const chosen = useSignal(0);
  const places = useComputed(() => placesByRound(tournament)).value;
  const numbers = enteredPlayers(tournament)
    .map(({ number }) => number)
    .filter((number) => chosen.value === 0 || chosen.value === number);
  return (
    <>
      <label class={`${field.field} ${styles.choose}`} data-off-paper>
        <span>{t.onePlayer}</span>
        <select
          class={field.input}
          value={chosen.value}
          onChange={(event) => {
            chosen.value = Number(event.currentTarget.value);
          }}
        >
          <option value={0}>{t.allPlayers}</option>
          {enteredPlayers(tournament).map(({ number }) => (
            <option key={number} value={number}>
              {number}. {nameIn(tournament, number)}
            </option>
          ))}
        </select>
      </label>
      {numbers.map((number) => (
        <Paper
          key={number}
          whole
          tournament={tournament.settings.name}
          table={playerTable(tournament, number, places, outputTexts())}
        />
      ))}
    </>
  );
}
