import type { start as pl } from '../pl/start.ts';

export const start: typeof pl = {
  appName: 'Sprawdzam',
  decimal: '.',
  notSaved: {
    saving: 'Saving…',
    copy: 'Saved in the backup copy; the phone’s storage refused for a moment.',
    memory: 'Not saved! The phone is not accepting data. Do not close the page.',
    full: 'The phone is full, the game is not saved! Save it to a file or make room. Do not close the page.',
  },
  watching: 'This game is open in another window',
  watchingBody: 'Here you can only watch. One window writes.',
  writeHere: 'Write in this window',
  damaged: (n) => `Part of the record could not be read (${n}). Everything before it is in place.`,
  clockMoved: (ahead) => `the phone’s clock was moved by ${ahead}; the game’s time did not follow`,
  putAway: 'game put away; its clocks stopped when it was last seen',
  timeOutUndone: 'time-out taken back; the referee may add time',
  dateBefore: 'the phone’s date is earlier than this game’s record; the clocks stopped when it was last seen',
  noAnswer: 'The phone’s storage is not responding: some games may not be shown. Nothing was deleted.',
  tryAgain: 'Try again',
  broken: {
    title: 'An error in the app',
    body: 'This screen could not be shown.',
    safe: 'The game is safe: saved on the phone.',
    export: 'Save the game to a file',
    reload: 'Reopen the app',
    home: 'Home screen',
  },
  notFetched:
    'Part of the app could not be fetched: there may be no network. Saved games are safe on the phone.',
};
