import type { games as pl } from '../pl/games.ts';
import { plural } from '../plural.ts';

export const games: typeof pl = {
  title: 'Games played',
  search: 'Search by name',
  none: 'There is no game on this phone yet.',
  noneFound: (query) => `There is no game with a player called “${query}”.`,
  count: (n) => `${n} ${plural('en', n, { one: 'game', other: 'games' })}`,
  newGame: 'New game',
  unfinished: 'not finished',
  adjourned: 'adjourned',
  unconfirmed: 'not confirmed',
  draw: 'draw',
  winner: 'winner',
  unread: 'This game cannot be read just now. Try again in a moment.',
  openSheet: (names) => `Score sheet: ${names}`,
  more: (names) => `More: ${names}`,
  continue: 'Continue',
  sheet: 'Sheet',
  export: 'Save to a file',
  remove: 'Delete',
  holdToRemove: 'Hold to delete the game from this phone',
  notRemoved:
    'This game could not be deleted: the phone’s storage is not responding. The game is still here; try again.',
  showMore: (n) => `Show older ones (${n})`,
  import: 'Load from a file',
  unreadable: 'The record of this game cannot be read.',
  imported: (names) => `Game loaded: ${names}.`,
  alreadyHere: 'This game is here already; nothing was changed.',
  someRefused: (n) =>
    `${n} ${plural('en', n, { one: 'entry', other: 'entries' })} against the rules left out.`,
  importErrors: {
    'too-large': 'This file is too large for a game. Nothing was loaded.',
    'not-json': 'This is not a game file, or it is damaged. Nothing was loaded.',
    'not-a-game': 'There is no game saved by Sprawdzam in this file. Nothing was loaded.',
    'newer-version':
      'This file was saved by a newer version of the app. Update Sprawdzam on this phone and load the file again.',
    'impossible-date':
      'The game in this file has a date in the future. Nothing was loaded; check whether the phone’s date is right.',
    invalid: 'The file is damaged, or somebody has changed it. Nothing was loaded.',
    'no-start': 'The beginning of the game is missing from this file. Nothing was loaded.',
    'not-saved':
      'The game could not be saved on the phone: there may be no room left. Make some room and try again.',
  },
  where: (where) => `Place: ${where}.`,
};
