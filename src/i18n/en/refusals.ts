import type { PlacementError } from '../../domain/board/placement.ts';
import { clockText } from '../../domain/clock/clock.ts';
import type { PhaseName } from '../../domain/table/state.ts';
import { BLANK } from '../../domain/tiles/tileSet.ts';
import type { refusals as pl } from '../pl/refusals.ts';
import { plural } from '../plural.ts';
import { common } from './common.ts';

export const refusals: typeof pl = (refusal, names) => {
  const name = (seat: number) => names[seat] ?? common.seatName(seat + 1);
  const all = (seats: readonly number[]) => seats.map(name).join(', ');
  switch (refusal.why) {
    case 'not-started':
      return 'The game has not started yet. Begin with a new game.';
    case 'already-started':
      return 'This game is already under way.';
    case 'time-went-back':
      return 'The phone’s clock went back. Please try again in a moment.';
    case 'no-such-seat':
      return `There is no such place at the table. There are ${refusal.seats} players.`;
    case 'wrong-phase':
      return PHASES[refusal.phase];
    case 'not-your-turn':
      return `It is ${name(refusal.turn)}’s turn.`;
    case 'out-of-range':
      if (refusal.what === 'add') return 'A time correction can be at most one day.';
      return `${RANGES[refusal.what] ?? 'Number'}: from ${refusal.least} to ${refusal.most} is possible, this is ${refusal.got}.`;
    case 'wrong-number-of-players':
      return refusal.least === refusal.most
        ? `These rules are for ${refusal.least} players, there are ${refusal.got}.`
        : `These rules are for ${refusal.least} to ${refusal.most} players, there are ${refusal.got}.`;
    case 'time-not-set':
      return 'Enter the time set by the organizer.';
    case 'consent-missing':
      return `Consent to the phone on the table is still missing: ${all(refusal.seats)}.`;
    case 'draw-undecided':
      return `The draw is not decided yet. To draw again: ${all(refusal.again)}.`;
    case 'draw-disagrees':
      return `By the letters drawn, ${name(refusal.starts)} starts.`;
    case 'takeover-incomplete':
      return TAKEOVER[refusal.what] ?? 'Complete the details of the game on paper.';
    case 'more-tiles-than-set':
      return `That makes ${common.tiles(refusal.got)} in the bag and on the racks; the set has ${refusal.set}.`;
    case 'first-move-too-short':
      return `The first move takes at least ${common.tiles(refusal.need)}, this is ${refusal.got}.`;
    case 'rack-too-small':
      return `There ${are(refusal.has)} on the rack, this takes ${refusal.wants}.`;
    case 'tiles-disagree':
      return `The number of tiles (${refusal.tiles}) does not match the word entered (${refusal.laid}).`;
    case 'foreign-letter':
      return `There is no letter “${refusal.letter}” in this tile set.`;
    case 'no-such-tile':
      return refusal.letter === BLANK
        ? `That would be ${refusal.seen} blanks; the set has ${refusal.inSet}.`
        : `That would be ${refusal.seen} of the letter “${refusal.letter}”; the set has ${refusal.inSet}.`;
    case 'not-out':
      return `Tiles are left: ${refusal.rack} on the rack, ${refusal.bag} in the bag.`;
    case 'placement':
      return placement(refusal.error);
    case 'exchange-limit':
      return refusal.limit === 0
        ? 'These rules have no exchanges. A move or a pass is possible.'
        : `All exchanges are used (${refusal.limit} of ${refusal.limit}). A move or a pass is possible.`;
    case 'bag-too-small':
      return `There ${are(refusal.has)} in the bag, an exchange needs ${refusal.need}.`;
    case 'bag-unknown':
      return `It is not known how many tiles are in the bag. Please count: an exchange needs ${refusal.need}.`;
    case 'must-take-back':
      return 'The word is not valid: the tiles go back to the rack and the turn is recorded as lost.';
    case 'clock-not-stopped':
      return 'A challenge is possible once the clock has been stopped.';
    case 'move-recorded':
      return 'This move has been recorded, it is too late to challenge it.';
    case 'own-move':
      return 'This is your own move: the opponent challenges or accepts it.';
    case 'may-not-challenge':
      return 'By these rules a player who is out of time can no longer challenge.';
    case 'already-challenged':
      return `The move is already being challenged by ${name(refusal.by)}.`;
    case 'no-words':
      return 'Name at least one word to be checked.';
    case 'other-words':
      return `The challenged words are ${refusal.words.join(', ')}. They can no longer be changed.`;
    case 'out-of-time':
      return 'The time is up, there is no move any more.';
    case 'time-left':
      return `There is still ${clockText(refusal.left)} on the clock.`;
    case 'no-clock':
      return 'This game is played without a clock.';
    case 'clock-not-running':
      return 'This clock is not running now.';
    case 'paused':
      return 'The game is paused. Resume it first.';
    case 'not-paused':
      return 'The game is not paused.';
    case 'game-over':
      return 'The game is over. Entries can still be corrected on the score sheet.';
    case 'not-over':
      return 'The game is still going on.';
    case 'went-out':
      return 'No tiles are left here: the last one is on the board.';
    case 'rack-given':
      return `The tiles of this rack are already entered (${common.points(refusal.value)}).`;
    case 'rack-count':
      return `There should be ${common.tiles(refusal.expected)} on the rack, ${refusal.got} entered. Letters not known? Choose “Value only”.`;
    case 'racks-missing':
      return `First enter what is left on the rack: ${all(refusal.seats)}.`;
    case 'already-confirmed':
      return 'This result is already confirmed.';
    case 'no-such-fact':
      return 'There is no such entry on the sheet.';
    case 'already-retracted':
      return 'This entry has already been taken back.';
    case 'cannot-retract-start':
      return 'The start of a game cannot be taken back. You can begin a new one; this one stays on the list.';
    case 'other-kind':
      return 'This entry cannot become one of another kind. It can be taken back.';
    case 'would-break':
      return `With this correction a later entry would no longer fit. ${refusals(refusal.refusal, names)}`;
  }
};

function are(n: number): string {
  return `${plural('en', n, { one: 'is', other: 'are' })} ${common.tiles(n)}`;
}

const PHASES: Readonly<Record<PhaseName, string>> = {
  thinking: 'The clock is running. Stop it first.',
  settling: 'The clock is stopped and the move waits to be recorded.',
  challenged: 'A challenge is open. The verdict comes first.',
  judged: 'The verdict is given. Record what follows from it.',
  accepting: 'The last move waits to be accepted or challenged.',
  paused: 'The game is paused. Resume it first.',
  over: 'The game is over. The tiles left and the confirmations remain.',
  confirmed: 'The players have already confirmed the result.',
};

const RANGES: Readonly<Record<string, string>> = {
  words: 'Words to check',
  racks: 'Tiles on the rack',
  letters: 'Tiles on the rack',
  points: 'Points',
  value: 'Value of the tiles',
  tiles: 'Number of tiles',
};

const TAKEOVER: Readonly<Record<string, string>> = {
  scores: 'Enter every player’s score.',
  racks: 'Enter the tiles on every rack, or leave them all unknown.',
  exchanges: 'Enter every player’s exchanges.',
  lastMoves: 'Enter every player’s last move.',
  left: 'Enter every player’s time.',
  first: 'This player is out of time. Choose one who can still play.',
};

function placement(error: PlacementError): string {
  switch (error.why) {
    case 'no-such-square':
      return `The board has no square “${error.at}”. Squares go from A1 to O15.`;
    case 'off-the-board':
      return 'The word does not fit on the board.';
    case 'foreign-letter':
      return `There is no letter “${error.letter}” in this tile set.`;
    case 'square-taken':
      return `That square holds ${error.has}, the word has ${error.wants} there.`;
    case 'nothing-laid':
      return 'This word is already on the board: no tile was added.';
    case 'one-letter-word':
      return 'A word has at least two letters.';
    case 'word-goes-on':
      return 'There are tiles just before or after the word. Enter the whole word with them.';
    case 'misses-centre':
      return 'The first word must cover the centre square.';
    case 'not-connected':
      return 'The word must touch tiles on the board.';
  }
}
