import { type ReadonlySignal, signal } from '@preact/signals';

/** What has to be known of a screen besides its contents. */
type ScreenTraits = {
  /** Games are written here: only the window that has the web lock may. */
  readonly writesGames: boolean;
  /** It is reached from the menu of the first screen, in this order. */
  readonly inMenu: boolean;
};

export const SCREENS = {
  home: { writesGames: false, inMenu: false },
  new: { writesGames: true, inMenu: false },
  game: { writesGames: true, inMenu: false },
  sheet: { writesGames: true, inMenu: false },
  fill: { writesGames: true, inMenu: false },
  replay: { writesGames: false, inMenu: false },
  gamestatistics: { writesGames: false, inMenu: false },
  games: { writesGames: true, inMenu: true },
  statistics: { writesGames: false, inMenu: false },
  handoff: { writesGames: false, inMenu: false },
  judge: { writesGames: false, inMenu: true },
  lists: { writesGames: false, inMenu: true },
  organizer: { writesGames: false, inMenu: true },
  duplicate: { writesGames: false, inMenu: true },
  settings: { writesGames: false, inMenu: true },
  help: { writesGames: false, inMenu: true },
} as const satisfies Readonly<Record<string, ScreenTraits>>;

export type ScreenName = keyof typeof SCREENS;
/** A screen whose name stands in the menu: a catalogue without it does not compile. */
export type MenuScreen = {
  [Name in ScreenName]: (typeof SCREENS)[Name]['inMenu'] extends true ? Name : never;
}[ScreenName];

export const MENU = Object.keys(SCREENS).filter(isInMenu);

function isInMenu(name: string): name is MenuScreen {
  return isScreen(name) && SCREENS[name].inMenu;
}

function isScreen(name: string): name is ScreenName {
  return Object.hasOwn(SCREENS, name);
}

/** Where the user is: a screen, and for some of them what it is about (a game's id). */
export type Route = { readonly screen: ScreenName; readonly id: string };

export type Address = {
  readonly current: () => string;
  readonly onChange: (listener: () => void) => void;
  readonly go: (hash: string, replace: boolean) => void;
  readonly back: () => void;
};

export type Navigation = {
  readonly route: ReadonlySignal<Route>;
  readonly go: (screen: ScreenName, id?: string) => void;
  /** Goes on without leaving a way back: a finished step is not returned to by the phone's back key. */
  readonly replace: (screen: ScreenName, id?: string) => void;
  /** Back to a screen: a step back where it was the one before, so that the phone's back key does not return here. */
  readonly back: (screen: ScreenName, id?: string) => void;
  /** Back to wherever this page was before; to a screen where it began here. */
  readonly leave: (screen: ScreenName) => void;
};

export function createNavigation(address: Address): Navigation {
  const route = signal(readRoute(address.current()));
  /** Where this page has been, the present place last. */
  const trail: string[] = [writeRoute(route.peek())];
  let replacing = false;
  address.onChange(() => {
    route.value = readRoute(address.current());
    const here = writeRoute(route.peek());
    if (replacing) trail.splice(-1, 1, here);
    else if (trail.at(-2) === here) trail.pop();
    else if (trail.at(-1) !== here) trail.push(here);
    replacing = false;
  });
  const replace = (hash: string) => {
    replacing = hash !== trail.at(-1);
    address.go(hash, true);
  };
  return {
    route,
    go: (screen, id = '') => address.go(writeRoute({ screen, id }), false),
    replace: (screen, id = '') => replace(writeRoute({ screen, id })),
    back(screen, id = '') {
      const hash = writeRoute({ screen, id });
      if (trail.at(-2) === hash) address.back();
      else replace(hash);
    },
    leave(screen) {
      if (trail.length > 1) address.back();
      else replace(writeRoute({ screen, id: '' }));
    },
  };
}

export function readRoute(hash: string): Route {
  const [, name = '', id = ''] = /^#\/([a-z]+)(?:\/([\w-]{1,64}))?$/.exec(hash) ?? [];
  return { screen: isScreen(name) ? name : 'home', id };
}

function writeRoute({ screen, id }: Route): string {
  if (screen === 'home') return '#/';
  return id === '' ? `#/${screen}` : `#/${screen}/${id}`;
}
