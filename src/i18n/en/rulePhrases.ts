import { languageNames } from '../languageNames.ts';
import { plural } from '../plural.ts';
import type { RulePhrases } from '../ruleText.ts';
import { common } from './common.ts';

const turns = (n: number) => `${n} ${plural('en', n, { one: 'turn', other: 'turns' })}`;
const times = (n: number) => (n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`);

export const phrases: RulePhrases = {
  titles: {
    pfs: 'Club game (Polish federation)',
    'three-games': 'Match of three games',
    'pinczow-school': 'Pińczów – inter-school tournament',
    'pinczow-open': 'Pińczów – open tournament',
    'english-school': 'English Scrabble – school tournament',
    wespa: 'WESPA',
    home: 'At home, without a clock',
  },
  tilesOf: languageNames('en', { pl: 'Polish', en: 'English', sk: 'Slovak' }),
  labels: {
    time: 'Time',
    exchanges: 'Exchanges',
    failed: 'Failed challenge',
    tie: 'Tie',
    players: 'Players',
    match: 'Match',
    tiles: 'Tiles',
    lexicon: 'Word list',
  },
  questions: {
    timeOut: 'time runs out?',
    settling: 'a move is being recorded?',
    challenge: 'somebody challenges?',
    failed: 'the challenged word is good?',
    exchange: 'the bag is nearly empty?',
    runs: 'nobody can move?',
    out: 'somebody lays the last tile?',
    nobodyOut: 'tiles stay on the racks?',
    tie: 'the scores are level?',
    bingo: 'somebody lays the whole rack?',
    draw: 'the draw brings a blank or equal letters?',
    unseen: 'somebody asks what is left in the bag?',
  },
  startSignal: {
    begins: () => 'Touch as you begin to play',
    fullRack: () => 'Touch when your rack is full',
    firstTile: () => 'Touch as you draw your first tile',
    secondTile: () => 'Touch as you draw your second tile',
  },
  time: {
    none: 'no clock',
    byOrganizer: 'set by the organizer',
    budget: (time) => `${time} a player`,
    move: (time) => `${time} a move`,
    shared: (time) => `${time} a game, shared`,
  },
  exchangeShort: {
    none: 'none',
    unlimited: 'no limit',
    upTo: (limit) => `up to ${limit}`,
    some: (limit, bag) => `${limit}, bag of ${bag} or more`,
  },
  failedShort: {
    nothing: 'no penalty',
    'challenger-loses': (points) => `−${points} for the challenger`,
    'mover-gains': (points) => `+${points} for the opponent`,
    'lost-turn': 'turn lost',
  },
  tieShort: { draw: 'a draw', word: 'better last word', move: 'better last move' },
  games: (n) => `${n} games`,
  timeOut: {
    none: 'There is no clock; time does not matter.',
    counts: { pass: 'a pass', loss: 'a lost turn' },
    move: (time, counts) => `A move has ${time}. Whoever is late gives up the turn: it counts as ${counts}.`,
    shared: (time) => `${time} is for the whole game and everybody. When it is used up, the game is over.`,
    eachMinute: 'each minute or part of one',
    each: (time) => `each started ${time}`,
    penalty: (unit, points) => `The clock runs on below zero; ${unit} costs ${common.points(points)}.`,
    limit: (time) => `More than ${time} over loses the game.`,
    out: 'A player whose time is used up lays no more words and exchanges no more tiles.',
    othersGoOn: 'The others go on.',
    opponentGoesOn: 'The opponent goes on alone.',
    mayChallenge: 'Challenging is still allowed.',
    mayNotChallenge: 'Challenging is no longer allowed either.',
    restartsRuns: 'The count of passes starts again then.',
    allOut: 'When everybody is out of time, the game is over.',
    bothOut: 'When both are out of time, the game is over.',
  },
  settling: {
    nobody: 'Between stopping the clock and recording the move nobody’s time runs.',
    opponent: 'Once the clock is stopped the opponent’s time runs, while the move is recorded too.',
  },
  window: {
    'at-recording': 'It is possible after the clock is stopped and before the move is recorded.',
    'at-next-stop': 'It is possible after the clock is stopped, until the next player stops theirs.',
  },
  challenge: (window) =>
    `${window} If at least one named word is not valid, the tiles go back to the rack and the turn is lost: 0 points.`,
  failed: {
    nothing: 'The move stands, the challenger loses nothing.',
    'challenger-loses': (points, per) =>
      `The move stands and the challenger loses ${common.points(points)} ${per}.`,
    'mover-gains': (points, per) => `The move stands and its player gains ${common.points(points)} ${per}.`,
    'lost-turn': 'The move stands and the challenger loses the next turn.',
  },
  per: { word: 'for each named word', challenge: 'for the challenge' },
  exchange: {
    never: 'There are no exchanges anyway.',
    unlimited: 'There is no limit on exchanges in a game.',
    limited: (limit) =>
      `Each player has at most ${limit} ${plural('en', limit, { one: 'exchange', other: 'exchanges' })} a game.`,
    whatThereIs: 'As many tiles can be exchanged as the bag holds.',
    bag: (bag) =>
      `For an exchange the bag must hold at least ${common.tiles(bag)}, even if fewer are exchanged.`,
  },
  noRuns: 'Passes never end the game.',
  runs: (runs) => `The game ends when ${runs.join(', or when ')}.`,
  run: {
    counted: { pass: 'passes', loss: 'lost turns', exchange: 'exchanges' },
    broken: { loss: 'a lost turn', exchange: 'an exchange' },
    eachPasses: (n) => `every player passes ${times(n)} in a row`,
    eachScoreless: (n) => `every player has ${turns(n)} in a row without points`,
    passes: (n) => `there are ${n} passes in a row`,
    scoreless: (n, counted) => `${turns(n)} in a row bring only ${counted.join(' and ')}`,
    least: (passes) => `, at least ${passes} of them passes`,
    alone: (alone) => `playing alone: ${alone}`,
    breaks: (broken) => `${broken.join(' or ')} breaks the run`,
  },
  out: {
    othersTiles: 'the other players’ tiles',
    opponentsTiles: 'the opponent’s tiles',
    gains: {
      others: (whose) => `With the bag empty this ends the game and adds the value of ${whose}.`,
      'others-twice': (whose) =>
        `With the bag empty this ends the game and adds twice the value of ${whose}.`,
      nothing: () => 'With the bag empty this ends the game; nothing is added.',
    },
    othersLose: 'The others subtract their own.',
    opponentLoses: 'The opponent subtracts them.',
    nobodyLoses: 'Nothing is subtracted from anybody.',
    needsAcceptance: 'The opponent has to accept this move, or challenge it.',
    alone: 'Whoever plays alone by then adds nothing.',
  },
  nobodyOut: {
    own: 'When the game ends by passes or by time, everybody subtracts the value of their own tiles.',
    nothing: 'When the game ends by passes or by time, nothing is subtracted.',
  },
  tie: {
    draw: 'It is a draw.',
    word: 'The player whose last move made the more valuable word wins. If that is level too, it is a draw.',
    move: 'The player whose last move was worth more wins. If that is level too, it is a draw.',
  },
  bingo: {
    none: 'There is no bonus for a whole rack.',
    some: (rack, bingo) => `${common.tiles(rack)} in one move earn a bonus of ${common.points(bingo)}.`,
    firstMove: (tiles) => `The first move of a game takes at least ${common.tiles(tiles)}.`,
  },
  unseen: {
    none: 'The phone does not say.',
    count: 'The phone counts the tiles in the bag, if every move says how many were laid.',
    list: 'The phone shows which tiles nobody has laid yet.',
  },
  draw: {
    first: 'The letter nearer to the beginning of the alphabet starts.',
    blank: {
      'first-letter': 'A blank counts as A.',
      'before-all': 'A blank beats every letter.',
      'draw-again': 'Whoever draws a blank draws again.',
    },
    equal: {
      'the-equal': 'If the best letters are equal, only those who have them draw again.',
      everybody: 'If the best letters are equal, everybody draws again.',
    },
  },
};
