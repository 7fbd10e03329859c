import { MINUTE } from '../../units.ts';
import type { TableRules } from '../tableRules.ts';

/** "English Scrabble", a school tournament played in English (regulation 002). */
export const ENGLISH_SCHOOL: TableRules = {
  mode: 'table',
  id: 'english-school',
  name: 'English Scrabble – turniej szkolny',
  language: 'en',
  lexicon: null,
  seats: { min: 2, max: 4 },
  games: 1,
  clock: { kind: 'move', time: 2 * MINUTE, timeOut: { kind: 'turn-over', counts: 'pass' } },
  rack: 7,
  bingo: 50,
  firstMove: 2,
  exchange: { limit: 3, smallestBag: 7 },
  challenge: {
    closes: 'at-recording',
    failed: { kind: 'challenger-loses', points: 3, per: 'challenge' },
  },
  runs: [
    {
      reason: 'passes',
      length: { kind: 'each', turns: 2 },
      loss: 'breaks',
      exchange: 'breaks',
      passes: 0,
    },
  ],
  ending: {
    outNeedsAcceptance: false,
    outGains: 'others',
    othersLose: 'own',
    nobodyOut: 'own',
    outAlone: 'as-usual',
  },
  tieBreak: { kind: 'last-word', by: 'word' },
  startingDraw: { blank: 'first-letter', equal: 'the-equal' },
  phoneConsent: false,
  unseen: 'count',
  sources: [
    'lexicon: an online Scrabble dictionary or a paper one; none is named',
    'seats: §2 clockwise, §11 „wszyscy gracze”: two to four (I-31)',
    'clock: §4 „w ciągu 2 minut … lub rezygnuje z kolejki”: the time-out is a pass (I-25, medium)',
    'rack: §3 „7 liter”; bingo: §6 „premię 50 punktów”',
    'exchange.limit: §7 „do 3 wymian”; smallestBag: not stated, 7 (I-23, medium)',
    'challenge.closes: not stated, at recording (I-15, medium)',
    'challenge.failed: §9 „3 punkty karne”, once a challenge, taken at once (I-17, medium); the first to declare is the challenger (I-18, low)',
    'runs: §11 „wszyscy gracze opuszczą 2 kolejki z rzędu” (I-6); a loss or an exchange breaks the run (I-3, I-4, medium)',
    'ending: §11 „zwiększa się o sumę niewykorzystanych płytek wszystkich pozostałych uczestników gry”',
    'tieBreak: §10 „którego wartość ostatniego wyrazu jest najwyższa” (I-20, medium)',
    'startingDraw: §1 „Blank jest równoznaczny z literą ‘A’”; only the equal and best draw again (our reading)',
    'firstMove: rules of the box',
  ],
};
