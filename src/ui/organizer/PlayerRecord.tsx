import { nameIn } from '../../domain/tournament/names.ts';
import { knownRounds } from '../../domain/tournament/progress.ts';
import { placesByRound, recordOf } from '../../domain/tournament/record.ts';
import { playerOf, type Tournament } from '../../domain/tournament/state.ts';
import { signedFigure } from '../../i18n/figures.ts';
import { organizerTexts } from '../../i18n/organizer.ts';
import { Dialog } from '../parts/Dialog.tsx';
import styles from './Organizer.module.css';

type Props = { readonly tournament: Tournament; readonly number: number; readonly close: () => void };

/** Why a player stands where he stands: every game, and the place after each round. */
export function PlayerRecord({ tournament, number, close }: Props) {
  const t = organizerTexts.value.record;
  const places = placesByRound(tournament);
  const name = nameIn(tournament, number);
  const { headings } = organizerTexts.value;
  const place = places[knownRounds(tournament) - 1]?.get(number);
  /** A number before the name would be read as the place. */
  const about = [
    place !== undefined && `${headings.place}: ${place}`,
    `${headings.number}: ${number}`,
    playerOf(tournament, number)?.club,
  ];
  return (
    <Dialog label={t.title(name)} title={name} onClose={close}>
      <p data-quiet>{about.filter(Boolean).join(' · ')}</p>
      <div data-scroll>
        <table class={styles.standings}>
          <thead>
            <tr>
              <th scope="col">{t.round}</th>
              <th scope="col" class={styles.name}>
                {t.opponent}
              </th>
              <th scope="col">{t.table}</th>
              <th scope="col">{t.score}</th>
              <th scope="col">{t.spread}</th>
              <th scope="col" title={t.place}>
                {t.placeShort}
              </th>
            </tr>
          </thead>
          <tbody>
            {recordOf(tournament, number).flatMap(({ round, kind, games }) => {
              const place = places[round - 1]?.get(number) ?? '–';
              if (kind !== 'played') {
                return [
                  <tr key={round}>
                    <td>{round}</td>
                    <th scope="row" class={styles.name} colSpan={4}>
                      {t[kind]}
                    </th>
                    <td>{place}</td>
                  </tr>,
                ];
              }
              return games.map(({ opponent, table, game, started, result }) => (
                <tr key={`${round}-${game}`}>
                  <td>{round}</td>
                  <th scope="row" class={styles.name}>
                    {nameIn(tournament, opponent)}
                    {started && <div data-quiet>{t.starts}</div>}
                    {result?.forfeit && <div data-quiet>{organizerTexts.value.round.forfeit}</div>}
                  </th>
                  <td>{table}</td>
                  <td class={`${styles.figure} ${result && result.wins > 0 ? styles.key : ''}`}>
                    {result ? `${result.points} : ${result.against}` : t.waiting}
                  </td>
                  <td>{result && signedFigure(result.points - result.against)}</td>
                  <td>{place}</td>
                </tr>
              ));
            })}
          </tbody>
        </table>
      </div>
    </Dialog>
  );
}
