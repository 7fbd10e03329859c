import type { ClubStanding } from '../../domain/tournament/clubs.ts';
import { namesBesideClubs } from '../../domain/tournament/names.ts';
import type { ClubRule, Criterion } from '../../domain/tournament/settings.ts';
import type { Standing } from '../../domain/tournament/standings.ts';
import { signedFigure } from '../../i18n/figures.ts';
import { fractionText } from '../../i18n/fractions.ts';
import { organizerTexts } from '../../i18n/organizer.ts';
import styles from './Organizer.module.css';

export function PlayerTable({
  table,
  criteria,
  open,
}: {
  readonly table: readonly Standing[];
  readonly criteria: readonly Criterion[];
  /** Shows what a player has played. */
  readonly open: (number: number) => void;
}) {
  const t = organizerTexts.value.standings;
  const { criteriaShort, criteria: names, players } = organizerTexts.value;
  const { withdrawn } = players;
  if (table.length === 0) return <p class={styles.muted}>{t.empty}</p>;
  const called = namesBesideClubs(table.map(({ player }) => player));
  return (
    <div class={styles.scroll}>
      <table class={styles.standings}>
        <thead>
          <tr>
            <th scope="col">{t.place}</th>
            <th scope="col" class={styles.name}>
              {t.player}
            </th>
            {criteria.map((criterion) => (
              <th key={criterion} scope="col" title={names[criterion]}>
                {criteriaShort[criterion]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.map((row, line) => (
            <tr key={row.player.number}>
              <td>{row.place}.</td>
              <th scope="row" class={styles.name}>
                <button
                  type="button"
                  class={styles.asked}
                  aria-label={organizerTexts.value.record.open(called[line]!)}
                  onClick={() => open(row.player.number)}
                >
                  {called[line]}
                </button>
                <div class={styles.oneLine}>
                  {[row.player.withdrawn && withdrawn, row.player.club].filter(Boolean).join(' · ')}
                </div>
              </th>
              {criteria.map((criterion, i) => (
                <td key={criterion} class={i === 0 ? styles.key : undefined}>
                  {criterion === 'spread' ? signedFigure(row.spread) : fractionText(row[criterion])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function ClubTable({
  clubs,
  rule,
}: {
  readonly clubs: readonly ClubStanding[];
  readonly rule: ClubRule;
}) {
  const t = organizerTexts.value.standings;
  const { criteriaShort } = organizerTexts.value;
  if (clubs.length === 0) return <p class={styles.muted}>{t.noClubs}</p>;
  const columns = [rule.of, ...(['wins', 'points', 'spread'] as const).filter((key) => key !== rule.of)];
  return (
    <div class={styles.scroll}>
      <table class={styles.standings}>
        <thead>
          <tr>
            <th scope="col">{t.place}</th>
            <th scope="col" class={styles.name}>
              {t.club}
            </th>
            <th scope="col">{t.counted}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {criteriaShort[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {clubs.map((row) => (
            <tr key={row.club}>
              <td>{row.place}.</td>
              <th scope="row" class={styles.name}>
                {row.club}
                <div class={styles.muted}>{row.counted.map(({ player }) => player.name).join(', ')}</div>
              </th>
              <td>
                {row.counted.length}/{row.members}
              </td>
              {columns.map((column, i) => (
                <td key={column} class={i === 0 ? styles.key : undefined}>
                  {column === 'spread' ? signedFigure(row.spread) : fractionText(row[column])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
