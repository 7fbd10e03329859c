import { type ComponentChildren, Fragment } from 'preact';
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
  const { standings: t, criteria: names, players, record } = organizerTexts.value;
  if (table.length === 0) return <p data-quiet>{t.empty}</p>;
  const called = namesBesideClubs(table.map(({ player }) => player));
  return (
    <RankedTable who={t.player} columns={criteria} names={names}>
      {table.map((row, line) => (
        <RankedRow
          key={row.player.number}
          row={row}
          columns={criteria}
          who={
            <>
              <button
                type="button"
                class={styles.asked}
                aria-label={record.open(called[line]!)}
                onClick={() => open(row.player.number)}
              >
                {called[line]}
              </button>
              <div class={styles.oneLine} data-cut data-quiet>
                {[row.player.withdrawn && players.withdrawn, row.player.club].filter(Boolean).join(' · ')}
              </div>
            </>
          }
        />
      ))}
    </RankedTable>
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
  if (clubs.length === 0) return <p data-quiet>{t.noClubs}</p>;
  const columns = [rule.of, ...(['wins', 'points', 'spread'] as const).filter((key) => key !== rule.of)];
  return (
    <RankedTable who={t.club} counted={t.counted} columns={columns}>
      {clubs.map((row) => (
        <Fragment key={row.club}>
          <RankedRow
            row={row}
            columns={columns}
            counted={`${row.counted.length}/${row.members}`}
            who={row.club}
          />
          <tr class={styles.counted}>
            <td />
            <td colSpan={columns.length + 2} data-quiet>
              {row.counted.map(({ player }) => player.name).join(', ')}
            </td>
          </tr>
        </Fragment>
      ))}
    </RankedTable>
  );
}

/** The place, who has it, for clubs how many of its players count, and a column a criterion. */
function RankedTable({
  who,
  counted,
  columns,
  names,
  children,
}: {
  readonly who: string;
  readonly counted?: string;
  readonly columns: readonly Criterion[];
  /** What the short headings mean. */
  readonly names?: Readonly<Record<Criterion, string>>;
  readonly children: ComponentChildren;
}) {
  const { standings: t, criteriaShort } = organizerTexts.value;
  return (
    <div data-scroll>
      <table class={styles.standings}>
        <thead>
          <tr>
            <th scope="col">{t.place}</th>
            <th scope="col" class={styles.name}>
              {who}
            </th>
            {counted !== undefined && <th scope="col">{counted}</th>}
            {columns.map((column) => (
              <th key={column} scope="col" title={names?.[column]}>
                {criteriaShort[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

/** The first column is what the row stands where it stands for. */
function RankedRow<Column extends Criterion>({
  row,
  who,
  counted,
  columns,
}: {
  readonly row: { readonly place: number } & { readonly [C in Column]: Standing[C] };
  readonly who: ComponentChildren;
  readonly counted?: string;
  readonly columns: readonly Column[];
}) {
  return (
    <tr>
      <td>{row.place}.</td>
      <th scope="row" class={styles.name}>
        {who}
      </th>
      {counted !== undefined && <td>{counted}</td>}
      {columns.map((column, i) => (
        <td key={column} class={i === 0 ? styles.key : undefined}>
          {column === 'spread' ? signedFigure(row[column]) : fractionText(row[column])}
        </td>
      ))}
    </tr>
  );
}
