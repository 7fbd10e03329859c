import { MINUTE } from '../../units.ts';
import type { DuplicateRules } from '../duplicateRules.ts';
import { CLUB_DUPLICATE } from './clubDuplicate.ts';

/** As French events play: the best move there is goes on the board, whoever found it. */
export const FRENCH_STYLE: DuplicateRules = {
  ...CLUB_DUPLICATE,
  id: 'french-style',
  name: 'Duplicate po francusku',
  language: 'en',
  lexicon: null,
  time: { move: 3 * MINUTE, joker: 0 },
  master: 'machine',
  equals: ['fewer-jokers', 'word', 'top', 'left', 'across'],
  points: 'shown',
  tournamentPoints: { kind: 'none' },
  criteria: ['points', 'solos', 'percentage'],
  sources: [
    'Not a regulation but the custom of French events as we know it: 3:00 a move, the machine’s best move is laid, places go by points against it.',
    'rackCheck: two vowels and two consonants in the first fifteen moves, then one of each, as at the Slovak championship',
    'equals: our choice; a joker that is not spent stays for the next move',
  ],
};
