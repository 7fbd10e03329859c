import { nameIn } from '../../domain/tournament/names.ts';
import { knownRounds } from '../../domain/tournament/progress.ts';
import { placesByRound, recordOf, scoreText } from '../../domain/tournament/record.ts';
import type { Criterion } from '../../domain/tournament/settings.ts';
import { decidedBy, type Standing, standings } from '../../domain/tournament/standings.ts';
import { playerOf, type Tournament } from '../../domain/tournament/state.ts';
import { figure, signedFigure } from '../../i18n/figures.ts';
import { fractionText } from '../../i18n/fractions.ts';
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
      <Reasons tournament={tournament} number={number} />
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
            {recordOf(tournament, number).flatMap(({ round, kind, games, byePoints }) => {
              const place = places[round - 1]?.get(number) ?? '–';
              if (kind !== 'played') {
                return [
                  <tr key={round}>
                    <td>{round}</td>
                    <th scope="row" class={styles.name} colSpan={4}>
                      {t[kind]}
                      {byePoints !== undefined && ` · ${figure(byePoints)}`}
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
                    {result ? scoreText(result) : t.waiting}
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

/** What the player has by every criterion, and what tells the neighbours in the table apart. */
function Reasons({ tournament, number }: Pick<Props, 'tournament' | 'number'>) {
  const { record: t, criteria: names } = organizerTexts.value;
  const { criteria } = tournament.settings;
  const table = standings(tournament);
  const line = table.findIndex(({ player }) => player.number === number);
  const own = table[line];
  if (!own) return null;
  const text = (row: Standing, criterion: Criterion) => fractionText(row[criterion]);
  const neighbour = (other: Standing | undefined, isAbove: boolean) => {
    if (!other) return null;
    const name = nameIn(tournament, other.player.number);
    const by = isAbove ? decidedBy(criteria, other, own) : decidedBy(criteria, own, other);
    if (by === null) return <p>{t.level(name)}</p>;
    const say = isAbove
      ? t.above(name, names[by], text(other, by), text(own, by))
      : t.below(name, names[by], text(own, by), text(other, by));
    return <p>{say}</p>;
  };
  return (
    <div data-stack="1">
      <p>{criteria.map((criterion) => `${names[criterion]} ${text(own, criterion)}`).join(' · ')}</p>
      {neighbour(table[line - 1], true)}
      {neighbour(table[line + 1], false)}
    </div>
  );
}
