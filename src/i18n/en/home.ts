import type { home as pl } from '../pl/home.ts';

export const home: typeof pl = {
  tagline: 'Clock, score sheet and word judge for your board',
  continue: 'Back to the game',
  newGame: 'New game',
  games: 'Games played',
  judge: 'Word judge',
  lists: 'Word lists',
  organizer: 'Tournament',
  duplicate: 'Duplicate',
  settings: 'Settings',
  help: 'Help',
  offline: {
    ready: 'Ready to play offline',
    shell: 'Storing the app on this phone…',
    unsupported: 'This browser cannot store the app: keep the page open.',
    'no-https':
      'A page without https: it works while it is open, but cannot be kept on the phone or read codes. An https address does both.',
    interrupted: 'The server does not answer: the app is not on this phone yet. Still trying.',
    noList: 'The app is ready. The word list is missing.',
    list: (percent) => `Loading the word list: ${percent}%`,
  },
  update: 'There is a new version',
  updateNow: 'Update',
  updating: 'Updating…',
  install: 'Add it to the home screen, so that games are kept and the phone does not forget the app.',
};
