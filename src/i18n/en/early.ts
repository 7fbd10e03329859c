import type { early as pl } from '../pl/early.ts';

export const early: typeof pl = {
  open: 'End or adjourn the game…',
  title: 'End the game early',
  means:
    'The points stay as they are and the racks do not count. The regulation does not describe such an ending: the slip will show it, and what it is worth in a tournament is for the organizer to say.',
  hows: {
    resigned: 'Resignation',
    walkover: 'Walkover',
    abandoned: 'Game abandoned',
    agreed: 'Draw agreed',
  },
  hints: {
    resigned: 'Whoever resigns has lost.',
    walkover: 'Whoever did not come, or was excluded, has lost.',
    abandoned: 'No winner and no draw: the game cannot be finished.',
    agreed: 'All players agree to a draw, whatever the score.',
  },
  short: {
    resigned: 'resigned',
    walkover: 'walkover',
    abandoned: 'abandoned, no result',
    agreed: 'draw agreed',
  },
  line: (how, name, why) => `${how}${name && `, ${name} loses`}${why && `: ${why}`}`,
  putOff: (what, why) => `${what}${why && `: ${why}`}`,
  whoResigns: 'Who resigns?',
  whoMissing: 'Who loses by walkover?',
  reason: 'Reason (optional)',
  finish: 'End the game',
  hold: 'Hold to end the game',
  laidOut: 'Last tiles laid',
  laidOutHint: 'On the sheet, tap the move that ended the game and mark “Last move”. The racks count.',
  adjourn: 'Adjourn',
  adjournHint:
    'The clocks stand until somebody resumes the game. Until then words can be checked and another game played.',
  adjourned: 'Game adjourned',
  back: 'Play on',
  endNote: (how, name, why) => `${how}${name && `: ${name}`}${why && ` (${why})`}`,
  noWinner: 'No result',

  undoTitle: (what) => `Undo? ${what}`,
  undoRan: (name, span) => `Since then ${name}’s time has been running: ${span} so far.`,
  undoKeep: 'Undo without giving time back',
  undoGive: (name, span) => `Undo and give ${span} back: ${name}`,
  undo: 'Undo',
  undoNot: 'Do not undo',
  stopCost: (name, span) => `${name}: the clock goes on as if it had not stopped (−${span})`,
};
