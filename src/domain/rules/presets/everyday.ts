import { MINUTE } from '../../units.ts';
import type { TableRules } from '../tableRules.ts';
import { THREE_GAMES } from './threeGames.ts';

/** A single game as Polish clubs play it. */
export const PFS: TableRules = {
  ...THREE_GAMES,
  id: 'pfs',
  name: 'Partia klubowa (PFS)',
  games: 1,
  clock: {
    kind: 'budget',
    time: 20 * MINUTE,
    settling: 'nobody',
    timeOut: { kind: 'out', mayChallenge: true, restartsRuns: true },
  },
  phoneConsent: false,
  sources: [
    'Read: four passes in a row, five passes and losses, playing on alone (PFS amendments 5.1.1, 6.1.1); an exchange or a loss is no pass (3.4.3); three exchanges, seven tiles in the bag; bonus of 50; any device may judge since 6.05.2023; a draw exists',
    'lexicon: OSPS, in whichever edition is current',
    'clock: 20 minutes is what tournaments announce; the full regulation could not be read',
    'Not verified: the time between stopping and recording, no cost of a failed challenge, leftovers at the end, the blank in the starting draw',
  ],
};

/** English-language tournament play. */
export const WESPA: TableRules = {
  mode: 'table',
  id: 'wespa',
  name: 'WESPA',
  language: 'en',
  lexicon: { name: 'Collins Scrabble Words' },
  seats: { min: 2, max: 2 },
  games: 1,
  clock: {
    kind: 'budget',
    time: 25 * MINUTE,
    settling: 'opponent',
    timeOut: { kind: 'penalty', points: 10, per: MINUTE, limit: 10 * MINUTE },
  },
  rack: 7,
  bingo: 50,
  firstMove: 2,
  exchange: { limit: null, smallestBag: 7 },
  challenge: {
    closes: 'at-recording',
    failed: { kind: 'mover-gains', points: 5, per: 'word' },
  },
  runs: [
    {
      reason: 'scoreless',
      length: { kind: 'total', turns: 6, alone: 6 },
      loss: 'counts',
      exchange: 'counts',
      passes: 0,
    },
  ],
  ending: {
    outNeedsAcceptance: false,
    outGains: 'others-twice',
    othersLose: 'nothing',
    nobodyOut: 'own',
    outAlone: 'as-usual',
  },
  tieBreak: { kind: 'draw' },
  startingDraw: { blank: 'before-all', equal: 'the-equal' },
  phoneConsent: false,
  sources: [
    'Read: one on one; the score is recorded after the clock is pressed, on the opponent’s time; five points for each word challenged in vain are the preferred norm; two passes each do not end the game',
    'lexicon: Collins Scrabble Words, in whichever edition is current',
    'Not verified: 25 minutes, −10 for each started minute and the limit of ten minutes, six scoreless turns, the end by going out (twice the opponent’s tiles), the blank in the draw',
  ],
};

/** At home: the box rules, no clock, two to four players. */
export const HOME: TableRules = {
  ...THREE_GAMES,
  id: 'home',
  name: 'W domu, bez zegara',
  lexicon: null,
  seats: { min: 2, max: 4 },
  games: 1,
  clock: { kind: 'none' },
  exchange: { limit: null, smallestBag: 7 },
  runs: [
    {
      reason: 'passes',
      length: { kind: 'each', turns: 2 },
      loss: 'breaks',
      exchange: 'breaks',
      passes: 0,
    },
  ],
  ending: { ...THREE_GAMES.ending, outNeedsAcceptance: false },
  phoneConsent: false,
  sources: ['The usual rules of the box; nothing here is a tournament regulation.'],
};
