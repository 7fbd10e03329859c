import { MINUTE } from '../../units.ts';
import type { TableRules } from '../tableRules.ts';

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
  unseen: 'count',
  sources: [
    'Read: one on one; the score is recorded after the clock is pressed, on the opponent’s time; five points for each word challenged in vain are the preferred norm; two passes each do not end the game',
    'lexicon: Collins Scrabble Words, in whichever edition is current',
    'Not verified: 25 minutes, −10 for each started minute and the limit of ten minutes, six scoreless turns, the end by going out (twice the opponent’s tiles), the blank in the draw',
  ],
};
