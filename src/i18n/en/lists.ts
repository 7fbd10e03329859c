import { languageNames } from '../languageNames.ts';
import type { ListsMessages } from '../lists.ts';
import { counted } from '../plural.ts';
import { words } from './words.ts';

const lines = (count: number): string => counted('en', count, { one: 'line', other: 'lines' });
const number = (count: number): string => new Intl.NumberFormat('en').format(count);
const size = (bytes: number): string => `${Math.ceil(bytes / 1000)} kB`;
const languageName = languageNames('en', { pl: 'Polish', en: 'English', sk: 'Slovak' });

export const lists: ListsMessages = {
  judges: (language) => `Judges games in ${languageName(language)}`,
  choose: 'Let this one judge',
  title: 'Word lists',
  back: 'Back',
  intro: 'The word list settles challenges. A game keeps the one it began with.',
  shipped: 'In the app',
  own: 'Your own',
  noOwn: 'None yet. A club that has its official list in a file can load it here.',
  languageName,
  edition: (edition) => `edition ${edition}`,
  words,
  size,
  standing: { official: 'official', unofficial: 'unofficial', doubted: 'doubtful' },
  notAuthoritative: 'A missing word settles nothing: the referee decides.',
  neuter: 'With the neuter forms of the first and second person: robiłom, robiłoś.',
  earlier: 'From an earlier version of the app; a game in progress needs it.',
  status: {
    absent: 'Not downloaded yet',
    downloading: (percent) => `Downloading ${percent}%`,
    verifying: 'Checking the checksum…',
    opening: 'Opening…',
    stored: 'On this phone',
    ready: 'Ready, works offline',
    readyOnline: 'Ready, but it could not be stored: free some space',
    failed: 'Not available',
  },
  load: 'Download',
  open: 'Open',
  retry: 'Try again',
  export: 'Save the file',
  share: 'Share',
  remove: 'Delete',
  removeSure: (name) => `Delete the list ${name}?`,
  removeYes: 'Delete',
  removeNo: 'Keep',
  removeInUse: 'A game in progress uses this list. You can delete it when the game is over.',
  add: 'Add from a file',
  addHint:
    'A text file with one word per line, zipped or not; a Quackle .dawg file; or a ready list from another phone.',
  form: {
    title: 'New word list',
    file: 'File',
    name: 'Name',
    nameHint: 'e.g. Collins 2024',
    edition: 'Edition',
    editionHint: 'e.g. 2026',
    language: 'Language',
    official: 'This is the federation’s official list',
    build: 'Load',
    cancel: 'Cancel',
  },
  steps: {
    reading: 'Reading the file',
    sorting: 'Putting it in order',
    joining: 'Joining the words',
    packing: 'Packing',
    proving: 'Checking word by word',
  },
  working: (name) => `Loading: ${name}`,
  keepOpen: 'The game clock keeps running. Do not close the app.',
  done: (name) => `The list ${name} is ready`,
  report: {
    words: (count) => `Loaded: ${words(count)}`,
    lines: (count) => `In the file: ${lines(count)}`,
    duplicates: (count) => `Repeated: ${words(count)}`,
    'other-letters': (count) => `Left out, characters outside the alphabet: ${lines(count)}`,
    'too-short': (count) => `Left out, shorter than 2 letters: ${lines(count)}`,
    'too-long': (count) => `Left out, longer than 15 letters: ${lines(count)}`,
    examples: (list) => `e.g. ${list.join(', ')}`,
    encoding: (name) => `Encoding: ${name}`,
    close: 'OK',
  },
  fingerprint: (fingerprint) => `Fingerprint of the words: ${fingerprint}`,
  fingerprintHint: 'The same fingerprint on two phones means: the same words.',
  doubted: 'Doubtful: it is never chosen by itself.',
  doubt: {
    title: (name) => `Is this really ${name}?`,
    'mostly-left-out': (taken, leftOut) =>
      `More lines were left out (${number(leftOut)}) than taken (${number(taken)}). That mostly means another file or another language; there should be one word a line.`,
    'very-small': (count) =>
      `These are only ${words(count)}. Real lists for the game have more than a hundred thousand; this one will refuse nearly every word.`,
    'other-language': (named, looksLike) =>
      `The letters do not look like ${languageName(named)}, rather like ${languageName(looksLike)}.`,
    'doubted-before': 'Whoever made the file added the list in spite of a warning.',
    read: (list) => `Words that were read: ${list.join(', ')}.`,
    leftOut: (list) => `Lines that were left out: ${list.join(' · ')}.`,
    consequence: 'If you add it, it will judge only where you choose it yourself.',
    refuse: 'Don’t add it',
    accept: 'Add it anyway',
  },
  kinds: {
    pdf: 'This is a PDF, not a word list. Save the words as plain text, one a line.',
    '7z': 'This is a 7z archive. Unpack it and choose the text file, or pack that as a ZIP.',
    rar: 'This is a RAR archive. Unpack it and choose the text file, or pack that as a ZIP.',
    tar: 'This is a TAR archive. Unpack it and choose the text file.',
    office: 'This is an office document (Word, Excel, OpenDocument). Save it as plain text (.txt).',
    rtf: 'This is an RTF document. Save it as plain text (.txt).',
    html: 'This is a web page, not a word list. Check that the file was really downloaded.',
    image: 'This is a picture or a film, not a word list.',
    'packed-otherwise': 'This is an archive that the app cannot unpack. Unpack it and choose the text file.',
    'program-data': 'This is neither text nor a list that the app knows. Choose a word list in a text file.',
  },
  failures: {
    'packed-empty': 'There is no word list in the archive.',
    'packed-several': (names) =>
      `There are several files in the archive${names.length > 0 ? ` (${names.join(', ')})` : ''}. Unpack it and choose the one with the words.`,
    'packed-locked': 'The archive has a password. Unpack it and choose the text file.',
    'packed-damaged': 'The archive is damaged or incomplete. Download it once more.',
    'packed-too-large': (most) =>
      `Unpacked, the file would have more than ${Math.round(most / 2 ** 20)} MB. That cannot be a word list.`,
    'cannot-unpack': 'The app cannot undo this compression here. Unpack the file and choose the text.',
    'graph-damaged': 'This is not a Quackle or Woogles list, or it is damaged.',
    'not-in-folder': 'The list is not in the organizer’s folder. Ask them to put it there, or load the file.',
    'other-words': 'This list has other words than the tournament’s list of that name. Nothing was stored.',
    'file-unreadable': 'The phone would not let the file be read. Save it on the phone and choose it again.',
    'no-connection': 'There is no connection. Connect and try again.',
    'no-answer': (status) => `The server answered with error ${status}. Try again in a moment.`,
    'wrong-checksum': 'The file arrived damaged. Try again.',
    'not-stored':
      'The phone did not take the file: it is full, or this is a private window. Free some space and try again.',
    'no-words': (examples) =>
      `There is not one word in the file. ${examples.length > 0 ? `It has lines like these: ${examples.join(' · ')}. There should be one word a line, with nothing beside it.` : 'Check that it is the right file and language.'}`,
    missing: 'The file is no longer on this phone. Load it once more.',
    'not-a-word-list': 'This is not a word list of this app.',
    'newer-format': 'This file was made by a newer version of the app. Update the app.',
    'wrong-length': (expected, got) =>
      `The file is incomplete: it should have ${size(expected)} and has ${size(got)}. Send it once more.`,
    damaged: 'The file is damaged. Send it once more.',
    'not-exact': 'The list could not be built without an error, so it was refused. Please report this.',
    'too-many-words': (expected) => `There are more than ${words(expected)} in the file. That is too many.`,
    'text-too-long': 'The name or the edition is too long. Shorten it and try again.',
    'worker-stopped':
      'The browser stopped the work, most likely for lack of memory. Close other tabs and try again.',
  },
};
