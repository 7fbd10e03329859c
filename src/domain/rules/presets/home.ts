import type { TableRules } from '../tableRules.ts';
import { THREE_GAMES } from './threeGames.ts';

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
