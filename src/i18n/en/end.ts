import type { End } from '../../domain/table/state.ts';
import type { end as pl } from '../pl/end.ts';
import { common } from './common.ts';

const REASONS: Readonly<Record<End['reason'], string>> = {
  out: 'The last tiles are laid and the bag is empty',
  passes: 'Passes in a row ended the game',
  'passes-and-losses': 'Passes and lost turns in a row ended the game',
  scoreless: 'A run of turns without points ended the game',
  time: 'Everybody is out of time',
  overtime: 'More overtime than the limit allows',
};

export const end: typeof pl = {
  title: 'Game over',
  lastMove: 'Last move',
  reason: (reason, name) => {
    if (name === '') return `${REASONS[reason]}.`;
    return reason === 'out'
      ? `${name} goes out: the last tiles are laid and the bag is empty.`
      : `${REASONS[reason]}: ${name}.`;
  },
  undo: 'Undo',
  sheet: 'Sheet',
  acceptText: 'The opponent accepts the last move and the end of the game, or challenges it.',
  acceptBy: (name) => `${name}: I accept the end of the game`,
  challenge: 'Challenge!',
  stood: (words) => `Checked, the play is valid: ${words}.`,
  rackOf: (name) => `Rack: ${name}`,
  rackQuestion: 'What is left on the rack?',
  rackExpected: (n) => `There should be ${common.tiles(n)}`,
  byLetters: 'Letters',
  byValue: 'Value only',
  blank: 'Blank',
  removeTile: (letter) => `Remove the tile: ${letter}`,
  rackValue: 'Total',
  rackEmpty: 'Nothing left',
  rackSave: (points) => `Record the rack: ${points}`,
  correctRack: (name) => `Correct the rack: ${name}`,
  cancelFix: 'No change',
  arithmetic: 'How the result adds up',
  carried: 'brought forward',
  moves: 'moves',
  challenges: 'challenges',
  time: 'time',
  referee: 'referee',
  rackLost: 'own tiles',
  rackGained: (seats) => (seats > 2 ? 'others’ tiles' : 'opponent’s tiles'),
  total: 'total',
  winner: (name) => `${name} wins`,
  draw: 'Draw',
  tieLastWord: (values) => `Level on points. The last move decides: ${values}.`,
  tieStill: 'Level on points and on the last move: a draw.',
  tieDraw: 'Level on points; the regulation leaves it a draw.',
  tieUnknown:
    'Level on points, and the last words from before the take-over were not written down: the referee decides.',
  overtimeLost: (name) => `Lost by overtime: ${name}.`,
  confirm: (name) => `${name}: I agree`,
  confirmHint: 'Each player confirms the result on their own side.',
  confirmed: (name) => `${name} confirms`,
  slip: 'Game slip',
  table: (table) => `table ${table}`,
  round: (round) => `round ${round}`,
  game: (n, of) => (of > 1 ? `game ${n} of ${of}` : `game ${n}`),
  lexicon: (name) => `Word list: ${name}`,
  exportGame: 'Game file',
  match: (played, of) => `Match: ${played} of ${of} games`,
  matchGame: (n) => `Game ${n}`,
  matchWon: 'won',
  matchDrawn: (n) => `Draws: ${n}`,
  matchPoints: 'points',
  nextGame: (n) => `Game ${n} of the match`,
  rematch: 'Rematch',
  whoStarts: 'Who starts?',
  whoStartsHint: 'After the draw. The clock starts with your choice.',
  starts: (name) => `${name} starts`,
  newGame: 'New game',
  home: 'Home',
};
