import type { CategoryStandings } from '../../domain/tournament/categories.ts';
import type { Criterion } from '../../domain/tournament/settings.ts';
import { organizerTexts } from '../../i18n/organizer.ts';
import { PlayerTable } from './StandingsTables.tsx';

/** Classes and age groups, a table each. */
export function CategoryTables({
  categories,
  criteria,
  open,
}: {
  readonly categories: readonly CategoryStandings[];
  readonly criteria: readonly Criterion[];
  readonly open: (number: number) => void;
}) {
  if (categories.length === 0) return <p data-quiet>{organizerTexts.value.categories.none}</p>;
  return (
    <>
      {categories.map(({ category, table }) => (
        <section key={category}>
          <h3>{category}</h3>
          <PlayerTable table={table} criteria={criteria} open={open} />
        </section>
      ))}
    </>
  );
}
