import type { Slot } from '../../domain/tournament/fact.ts';
import { organizerTexts } from '../../i18n/organizer.ts';

/** „runda 2, stoliki 1, 4, 7”: where results belong, round by round. */
export function tablesText(slots: readonly Pick<Slot, 'round' | 'table'>[]): string {
  const rounds = new Map<number, Set<number>>();
  for (const { round, table } of slots) rounds.set(round, (rounds.get(round) ?? new Set()).add(table));
  return [...rounds]
    .sort(([a], [b]) => a - b)
    .map(([round, tables]) =>
      organizerTexts.value.round.owed(
        round,
        [...tables].sort((a, b) => a - b),
      ),
    )
    .join('; ');
}
