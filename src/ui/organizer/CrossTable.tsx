import { nameIn } from '../../domain/tournament/names.ts';
import { crossMark, recordOf } from '../../domain/tournament/record.ts';
import type { Standing } from '../../domain/tournament/standings.ts';
import type { Tournament } from '../../domain/tournament/state.ts';
import { organizerTexts } from '../../i18n/organizer.ts';
import styles from './Organizer.module.css';

type Props = {
  readonly tournament: Tournament;
  readonly table: readonly Standing[];
  /** After which round. */
  readonly after: number;
};

/** Everybody’s way through the rounds: whom they met, and how it ended. */
export function CrossTable({ tournament, table, after }: Props) {
  const t = organizerTexts.value;
  return (
    <div data-stack="3">
      <p data-quiet>{t.record.crossHint}</p>
      <div data-scroll>
        <table class={styles.standings}>
          <thead>
            <tr>
              <th scope="col">{t.standings.place}</th>
              <th scope="col">{t.standings.number}</th>
              <th scope="col" class={styles.name}>
                {t.standings.player}
              </th>
              {tournament.rounds.slice(0, after).map((_, i) => (
                <th key={i} scope="col">
                  {t.record.round}
                  {i + 1}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.map(({ place, player: { number } }) => (
              <tr key={number}>
                <td>{place}.</td>
                <td>{number}</td>
                <th scope="row" class={styles.name}>
                  {nameIn(tournament, number)}
                </th>
                {recordOf(tournament, number)
                  .slice(0, after)
                  .map((own) => (
                    <td key={own.round}>{crossMark(own)}</td>
                  ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
