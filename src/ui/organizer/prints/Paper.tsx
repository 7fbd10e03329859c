import type { OutputTable } from '../../../share/tournament/resultsPage.ts';
import { OutputTableView } from '../OutputTableView.tsx';
import styles from './Prints.module.css';

type Props = {
  readonly tournament: string;
  readonly table: OutputTable;
  readonly size?: 'large' | 'usual' | 'small';
  /** Lying paper. */
  readonly wide?: boolean;
  /** Is not cut by the end of a page. */
  readonly whole?: boolean;
};

/** A table on paper, under the tournament's name and its own. */
export function Paper({ tournament, table, size = 'usual', wide = false, whole = false }: Props) {
  return (
    <section
      class={styles.sheet}
      data-card
      data-size={size}
      data-wide={wide || undefined}
      data-whole={whole || undefined}
    >
      <header class={styles.head}>
        <h2>{table.title}</h2>
        <p>{tournament}</p>
        {table.note !== '' && <p class={styles.note}>{table.note}</p>}
      </header>
      <OutputTableView class={styles.table} table={table} />
    </section>
  );
}
