import type { OutputTable } from '../../share/tournament/resultsPage.ts';

/** From so many characters on a name is a long one. */
const LONG = 24;

type Props = {
  readonly table: Pick<OutputTable, 'columns' | 'rows'>;
  readonly class?: string | undefined;
  /** Places that are set off; the first column tells them. */
  readonly medals?: boolean;
};

/** A table of texts as it is printed and shown to the hall; how it looks is its owner's affair. */
export function OutputTableView({ table, class: name, medals = false }: Props) {
  return (
    <table class={name}>
      <thead>
        <tr>
          {table.columns.map(({ heading, kind }, i) => (
            <th key={i} scope="col" data-kind={kind}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(({ cells, strong = [] }, i) => (
          <tr key={i} data-medal={medals && /^[123]\.$/.test(cells[0] ?? '') ? cells[0]?.[0] : undefined}>
            {cells.map((cell, at) => (
              <td
                key={at}
                data-kind={table.columns[at]?.kind}
                data-strong={strong.includes(at) || undefined}
                data-long={cell.length > LONG || undefined}
              >
                <div>{cell}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
