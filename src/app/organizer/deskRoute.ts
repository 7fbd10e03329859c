const DESK_VIEWS = [
  'players',
  'round',
  'cards',
  'collect',
  'standings',
  'screen',
  'more',
  'settings',
  'history',
  'print',
  'publish',
] as const;
export type DeskView = (typeof DESK_VIEWS)[number];

/** Where in the organizer's part the user is: a tournament, a view of it, and for some views a round. */
type DeskRoute = { readonly id: string; readonly view: DeskView; readonly n: number };

export function readDeskRoute(route: string): DeskRoute {
  const [id = '', name = '', n = ''] = route.split('-');
  const view = DESK_VIEWS.find((known) => known === name) ?? 'players';
  return { id, view, n: /^\d{1,3}$/.test(n) ? Number(n) : 0 };
}

export const writeDeskRoute = (id: string, view: DeskView, n = 0): string =>
  n > 0 ? `${id}-${view}-${n}` : `${id}-${view}`;
