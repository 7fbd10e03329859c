import { expect, test } from 'vitest';
import { readDeskRoute, writeDeskRoute } from '../../../../src/app/organizer/deskRoute.ts';

test.each([
  ['t1', 'standings', 0, 't1-standings'],
  ['t1', 'round', 12, 't1-round-12'],
] as const)('%s, %s, %d stands in the address as %s', (id, view, n, route) => {
  expect(writeDeskRoute(id, view, n)).toBe(route);
  expect(readDeskRoute(route)).toEqual({ id, view, n });
});

test.each([
  ['t1', { id: 't1', view: 'players', n: 0 }],
  ['t1-nowhere', { id: 't1', view: 'players', n: 0 }],
  ['t1-round-x', { id: 't1', view: 'round', n: 0 }],
  ['t1-round-1000', { id: 't1', view: 'round', n: 0 }],
  ['', { id: '', view: 'players', n: 0 }],
])('an address like %j, typed by hand, shows something', (route, shown) => {
  expect(readDeskRoute(route)).toEqual(shown);
});
