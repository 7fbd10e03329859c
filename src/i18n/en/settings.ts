import type { settings as pl } from '../pl/settings.ts';

export const settings: typeof pl = {
  title: 'Settings',
  language: 'Language',
  look: 'Appearance',
  theme: 'Theme',
  themes: { auto: 'system', light: 'light', dark: 'dark', sunlight: 'sunlight' },
  layout: 'Clock with the phone upright',
  letterOrder: 'Letters on the keys',
  letterOrders: { alphabet: 'alphabetical', keyboard: 'as on a keyboard' },
  layouts: { facing: 'each half faces its player', 'same-way': 'both halves the same way up' },
  signals: 'Clock signals',
  sound: 'Sound',
  clicks: 'Click when the clock is pressed',
  clicksWhen: { always: 'always', 'outside-tournaments': 'not in tournaments', never: 'never' },
  vibration: 'Vibration',
  vibrationNote: 'iPhones do not let web pages vibrate.',
  flash: 'Screen flash',
  warnings: 'Signal when',
  warning: {
    300: '5 minutes left',
    60: 'one minute left',
    30: '30 seconds left',
    10: '10 seconds left',
    0: 'out of time',
  },
  judging: 'Judging words',
  showFailedWord: 'In a game: show which word is invalid',
  showFailedWordNote: 'Switch it off if your rules give only a verdict for the whole play.',
  judgeShowsWords: 'Word judge: show which word is invalid',
  phone: 'This phone',
  offline: {
    ready: 'Ready to work without a network.',
    loading: 'The app is not stored on the phone yet: leave it open for a moment while there is a network.',
    unsupported: 'This browser cannot store the app for use without a network.',
    'no-https':
      'The page is open without https. It works while it is open, but the browser will not keep it on the phone, gives it no camera to read codes with, and may let the screen go dark. Open it at an address that begins with https.',
    interrupted:
      'The server stopped answering before the whole app was on the phone. Still trying; leave the page open.',
  },
  protected: 'The games are protected: the browser will not clear them by itself.',
  notProtected:
    'The browser may clear the games when room is short or the app is not used for long. Safest: add Sprawdzam to the home screen, and save important games to a file.',
  protectionUnknown: 'The browser does not say whether the games are protected from being cleared.',
  protect: 'Protect the games from being cleared',
  protectRefused:
    'The browser has not promised it for now. It usually does once the app is on the home screen.',
  used: (used, quota) => `Storage used: ${used} of ${quota}.`,
  backup: 'Copy of games, rules and settings',
  backupFile: 'copy',
  restore: 'Load a copy',
  backupFailed: 'Not every game could be read, so no copy was made. Try again in a moment.',
  backupNote:
    'One file with all games, your own rules and the settings. Loading it adds what is missing here and changes nothing that is.',
  restored: (added, known, unreadable) =>
    [
      `Games added: ${added}.`,
      known > 0 ? `Already here: ${known}.` : '',
      unreadable > 0 ? `Could not be read: ${unreadable}.` : '',
    ]
      .filter(Boolean)
      .join(' '),
  restoredRules: (n: number) => `Rules of your own added: ${n}.`,
  restoredSettings: 'The settings are those of the copy.',
  restoreErrors: {
    'too-large': 'This file is too large for a copy of games. Nothing was loaded.',
    'too-many': 'There are too many games in this file. Nothing was loaded.',
    'not-json': 'This is not a copy of games, or the file is damaged. Nothing was loaded.',
    'not-a-backup': 'There is no copy of games in this file. A single game is loaded from the list of games.',
    'newer-version': 'A newer version of the app wrote this copy. Update Sprawdzam and load it again.',
    'not-saved': 'Not everything could be saved: there may be no room. Make some and load the copy again.',
  },
  asking: 'Checking…',
  version: (version) => `Sprawdzam, version ${version}`,
  lists: 'Word lists',
  help: 'Help',
};
