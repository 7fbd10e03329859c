import { languageNames } from '../languageNames.ts';
import type { judge as pl } from '../pl/judge.ts';
import { plural } from '../plural.ts';
import { words } from './words.ts';

export const judge: typeof pl = {
  title: 'Word judge',
  language: 'Language of the word list',
  languageName: languageNames('en', { pl: 'Polish', en: 'English', sk: 'Slovak' }),
  listIs: (name, edition, count) => `${name} ${edition} (${words(count)}).`.replace('  ', ' '),
  standing: {
    official: '',
    unofficial: 'This is not an official tournament list.',
    doubted: 'This list is doubtful: it may refuse good words.',
  },
  words: 'Words',
  wordNumber: (n, most) => `Word ${n} of at most ${most}`,
  typeHere: 'Type the word.',
  letters: 'Letters',
  nextWord: 'Next word',
  next: '+ word',
  drop: (word) => `Remove the word ${word}`,
  done: 'Check',
  ready: (n) => `Check ${words(n)}`,
  handOver: 'The opponent checks that these are the words, and shows the verdict.',
  ask: 'Show the verdict',
  edit: 'Change the words',
  asking: 'Judging…',
  short: { valid: 'YES', invalid: 'NO', unknown: '?' },
  verdicts: { valid: 'The play is valid', invalid: 'The play is invalid', unknown: 'The referee decides' },
  explained: {
    valid: 'All the words are on the list.',
    invalid: 'At least one word is not on the list.',
    unknown: 'This list does not settle the matter.',
  },
  explainedOne: { valid: 'The word is on the list.', invalid: 'The word is not on the list.' },
  answers: {
    valid: 'valid',
    invalid: 'invalid',
    unknown: 'not settled by the list',
    'foreign-letter': 'a letter outside the alphabet',
  },
  clearsIn: (seconds) => `Disappears in ${seconds} s`,
  clear: 'Clear now',
  failed: 'The word list did not answer.',

  duringGame: 'A game is in progress',
  duringGameWhy:
    'During a game the word list answers only a challenge made in that game. The judge is back when the game is over or adjourned.',
  toGame: 'Back to the game',
  noList: 'No word list',
  noListWhy: (language) =>
    `There is no word list on this phone yet (language: ${language}), so it cannot answer. Download it once or load it from a file; after that it works without a network.`,
  arriving: (percent) => `The word list is loading: ${percent}%`,
  toLists: 'Word lists',

  log: 'Judge’s log',
  logFile: 'judge-log',
  logEmpty: 'Nothing has been judged yet.',
  logNote: (n) =>
    `${n} ${plural('en', n, { one: 'entry', other: 'entries' })}. The log stays on this phone (the last 500).`,
  exportLog: 'Save as a CSV file',
  clearLog: 'Clear the log',
  holdToClear: 'Hold to clear the log',
  columns: ['Time (UTC)', 'Language', 'Words', 'Verdict', 'List'],
};
