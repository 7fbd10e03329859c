import { clubKey } from './clubs.ts';
import type { Standing } from './standings.ts';
import { enteredPlayers, type Tournament } from './state.ts';

/** A class or an age group with its own table: the order of the whole, the places counted anew. */
export type CategoryStandings = { readonly category: string; readonly table: readonly Standing[] };

/** The categories of a tournament as they were first written, in the order of the alphabet. */
export function categoriesOf(tournament: Tournament): readonly string[] {
  const named = new Map<string, string>();
  for (const { category = '' } of enteredPlayers(tournament)) {
    const key = clubKey(category);
    if (key !== '' && !named.has(key)) named.set(key, category);
  }
  return [...named.values()].sort((a, b) => a.localeCompare(b, 'pl', { numeric: true }));
}

/** A table for every category; players without one are in none. */
export function categoryStandings(
  tournament: Tournament,
  table: readonly Standing[],
): readonly CategoryStandings[] {
  return categoriesOf(tournament).map((category) => ({
    category,
    table: placedAnew(table.filter(({ player }) => clubKey(player.category ?? '') === clubKey(category))),
  }));
}

/** Who shares a place in the whole table shares it here too. */
function placedAnew(rows: readonly Standing[]): readonly Standing[] {
  return rows.map((row) => {
    const level = rows.filter(({ place }) => place === row.place);
    return { ...row, place: rows.indexOf(level[0]!) + 1, shared: level.length > 1 };
  });
}
