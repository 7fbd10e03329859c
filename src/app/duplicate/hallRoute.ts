const HALL_VIEWS = ['play', 'table', 'words', 'partiars', 'more', 'room', 'devices', 'codes'] as const;
export type HallView = (typeof HALL_VIEWS)[number];

/** Where in the duplicate part the user is: a game, a view of it, and for some views a participant. */
type HallRoute = { readonly id: string; readonly view: HallView; readonly n: number };

export function readHallRoute(route: string): HallRoute {
  const [id = '', name = '', n = ''] = route.split('-');
  const view = HALL_VIEWS.find((known) => known === name) ?? 'play';
  return { id, view, n: /^\d{1,4}$/.test(n) ? Number(n) : 0 };
}

/** In place of a game: a player's way into a room, with the room's name behind it where the address has it. */
export const JOIN = 'join';

/** In place of a game: a player's way without a room, by codes. */
export const BY_CODE = 'bycode';

/** Null where the address leads elsewhere; empty where it names no room. */
export function readJoinRoute(route: string): string | null {
  return route === JOIN ? '' : route.startsWith(`${JOIN}-`) ? route.slice(JOIN.length + 1) : null;
}

export const writeHallRoute = (id: string, view: HallView, n = 0): string =>
  n > 0 ? `${id}-${view}-${n}` : `${id}-${view}`;
