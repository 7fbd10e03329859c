import { expect, test } from 'vitest';
import { createNavigation, MENU, readRoute } from '../../../../src/app/shell/route.ts';

/** A browser's history: places, and which of them is shown. */
function browser(first: string) {
  const places = [first];
  let at = 0;
  let told = () => {};
  const navigation = createNavigation({
    current: () => places[at] ?? '',
    onChange: (listener) => {
      told = listener;
    },
    go(hash, replace) {
      if (places[at] === hash) return;
      if (!replace) at += 1;
      places.splice(at, Number.POSITIVE_INFINITY, hash);
      told();
    },
    back,
  });
  function back() {
    at = Math.max(0, at - 1);
    told();
  }
  return { navigation, places, back, screen: () => navigation.route.value.screen };
}

test('back to the screen before is a step back: the back key does not return', () => {
  const { navigation, back, screen } = browser('#/');
  navigation.go('game');
  navigation.go('sheet');
  navigation.back('game');
  expect(screen()).toBe('game');
  back();
  expect(screen()).toBe('home');
});

test('back to a screen that was not the one before takes the place of this one', () => {
  const { navigation, places, screen } = browser('#/sheet/abc');
  navigation.back('games');
  expect(screen()).toBe('games');
  expect(places).toEqual(['#/games']);
  navigation.go('new');
  navigation.replace('game');
  navigation.go('sheet');
  navigation.back('game');
  expect(places.slice(0, 2)).toEqual(['#/games', '#/game']);
});

test('the back key is followed', () => {
  const { navigation, back, screen } = browser('#/');
  navigation.go('settings');
  navigation.go('help');
  back();
  navigation.back('home');
  expect(screen()).toBe('home');
});

test('the menu leads to what is no part of a game, in the order in which it stands there', () => {
  expect(MENU).toEqual(['games', 'judge', 'lists', 'organizer', 'duplicate', 'settings', 'help']);
});

test.each([
  ['#/games', 'games'],
  ['#/', 'home'],
  ['#/nowhere', 'home'],
  // What every object has is no screen.
  ['#/constructor', 'home'],
])('the address %s shows the screen %s', (hash, screen) => {
  expect(readRoute(hash).screen).toBe(screen);
});
