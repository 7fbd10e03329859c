import { type ReadonlySignal, signal } from '@preact/signals';

export const SCREENS = [
  'home',
  'new',
  'game',
  'sheet',
  'games',
  'handoff',
  'judge',
  'lists',
  'organizer',
  'settings',
  'help',
] as const;
export type ScreenName = (typeof SCREENS)[number];

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
  };
}

export function readRoute(hash: string): Route {
  const [, name = '', id = ''] = /^#\/([a-z]+)(?:\/([\w-]{1,64}))?$/.exec(hash) ?? [];
  const screen = SCREENS.find((known) => known === name) ?? 'home';
  return { screen, id };
}

export function writeRoute({ screen, id }: Route): string {
  if (screen === 'home') return '#/';
  return id === '' ? `#/${screen}` : `#/${screen}/${id}`;
}
