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
