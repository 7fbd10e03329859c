import { MINUTE } from '../../units.ts';
import type { DuplicateRules } from '../duplicateRules.ts';
import { SLOVAK_DUPLICATE } from './slovakDuplicate.ts';

/** An evening in a Polish club: one game, no warnings, points for all to see. */
export const CLUB_DUPLICATE: DuplicateRules = {
  ...SLOVAK_DUPLICATE,
  id: 'club-duplicate',
  name: 'Duplicate w klubie',
  language: 'pl',
  lexicon: { name: 'OSPS' },
  games: 1,
  time: { move: 3 * MINUTE, joker: 0 },
  moves: null,
  judgedByList: null,
  forbiddenLetters: '',
  points: 'shown',
  warnings: { penalty: null, exclusion: null, share: 25 },
  naming: 'letter-columns',
  sources: [
    'No regulation: the usual evening of a club. One game of 3:00 a move, to the last tile; the list judges every word.',
    'rackCheck, master, equals, tournamentPoints, criteria: as at the Slovak championship',
  ],
};
