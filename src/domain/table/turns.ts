import type { Board } from '../board/board.ts';
import { asDrawn, isBlank } from '../board/laidTile.ts';
import { type Laid, layWord, putDown } from '../board/lay.ts';
import type { Placement } from '../board/placement.ts';
import type { Moment } from '../log/entry.ts';
import { ok } from '../result.ts';
import { isBlankLetter } from '../tiles/blank.ts';
import { addTiles, readTiles, surplusTile, type TileCounts } from '../tiles/rack.ts';
import { capitals, TILE_SETS } from '../tiles/tileSet.ts';
import type { Points, Seat } from '../units.ts';
import type { Exchange, Loss, Pass, Play } from './fact.ts';
import { endGame, passTurn } from './flow.ts';
import { addTurn } from './lines.ts';
import { range } from './range.ts';
import { type Outcome, type Reason, refuse } from './refusal.ts';
import { type GameState, replaceAt, type TileState, type TurnKind } from './state.ts';

export const MOST_POINTS = 2_000;

export function recordPlay(state: GameState, play: Play, moment: Moment): Outcome<GameState> {
  const refusal = recordingRefusal(state, play.seat) ?? range('points', play.points, 0, MOST_POINTS);
  if (refusal) return refuse(refusal);
  const told = whatWasLaid(state, play);
  if (!told.ok) return told;
  const { tiles, letters, board, seen } = told.value;

  const laid = addTiles(state.laid, letters);
  const bad = tilesRefusal(state, play, tiles, laid);
  if (bad) return refuse(bad);

  const after = drawn(state, play.seat, tiles);
  const isOut = after ? after.bag === 0 && after.racks[play.seat] === 0 : play.out === true;
  if (play.out && after && !isOut) {
    return refuse({ why: 'not-out', rack: after.racks[play.seat] ?? 0, bag: after.bag });
  }
  const words = (play.words ?? board?.words.map(({ word }) => word) ?? placedWord(play)).map((word) =>
    word.normalize('NFC'),
  );
  const turn: TurnKind = {
    kind: 'play',
    words,
    tiles,
    blanks: board?.tiles.filter(({ tile }) => isBlank(tile)).length ?? blanksIn(words[0] ?? ''),
    bonus: play.bonus ?? board?.bonus ?? 0,
    bestWord: play.bestWord ?? (board && bestWordOf(board)),
    counted: board?.points ?? null,
  };
  const next = addTurn(
    { ...state, tiles: after, laid, board: board?.board ?? null, seen, beforeLastPlay: state },
    play.seat,
    play.points,
    turn,
    moment,
  );
  return ok(
    isOut
      ? endGame(next, { reason: 'out', seat: play.seat, at: moment.at })
      : passTurn(next, play.seat, moment),
  );
}

/** In the main word alone: a blank of a crossing word is the same one. */
function blanksIn(word: string): number {
  return [...word].filter(isBlankLetter).length;
}

/** „…premię 50 punktów dodawaną do wartości ułożonego słowa” (000): the bonus belongs to the word that was laid. */
function bestWordOf({ words, bonus }: Laid): Points {
  return Math.max(...words.map(({ points }, i) => (i === 0 ? points + bonus : points)));
}

function placedWord({ placement }: Play): readonly string[] {
  return placement ? [placement.word] : [];
}

export function recordExchange(state: GameState, exchange: Exchange, moment: Moment): Outcome<GameState> {
  const { seat, tiles } = exchange;
  const refusal =
    freeTurnRefusal(state, seat) ??
    range('tiles', tiles, 1, state.rules.rack) ??
    exchangeRefusal(state, exchange);
  if (refusal) return refuse(refusal);
  const exchanges = replaceAt(state.exchanges, seat, (state.exchanges[seat] ?? 0) + 1);
  return ok(
    passTurn(addTurn({ ...state, exchanges }, seat, 0, { kind: 'exchange', tiles }, moment), seat, moment),
  );
}

export function recordPass(state: GameState, { seat }: Pass, moment: Moment): Outcome<GameState> {
  const refusal = freeTurnRefusal(state, seat);
  if (refusal) return refuse(refusal);
  return ok(passTurn(addTurn(state, seat, 0, { kind: 'pass', timeOut: false }, moment), seat, moment));
}

export function recordLoss(state: GameState, loss: Loss, moment: Moment): Outcome<GameState> {
  const { phase } = state;
  if (phase.name === 'judged' && phase.valid) return refuse({ why: 'wrong-phase', phase: 'judged' });
  if (phase.name === 'judged' && phase.seat === loss.seat) {
    const { words, announced, placement } = phase.challenge;
    return lostTurn(
      state,
      loss.seat,
      {
        words: loss.words ?? words,
        announced: loss.announced ?? announced,
        placement: loss.placement ?? placement,
      },
      moment,
    );
  }
  const refusal = recordingRefusal(state, loss.seat);
  if (refusal) return refuse(refusal);
  const { words = [], announced = null, placement = null } = loss;
  return lostTurn(state, loss.seat, { words, announced, placement }, moment);
}

/** The move is off the board: no points, the tiles are back on the rack, the turn is over. */
function lostTurn(
  state: GameState,
  seat: Seat,
  { words, announced, placement }: TakenBack,
  moment: Moment,
): Outcome<GameState> {
  const refusal = placementRefusal(state, placement);
  if (refusal) return refuse(refusal);
  const turn: TurnKind = {
    kind: 'loss',
    words: words.map(capitals),
    announced,
    cause: 'challenge',
    ...(placement && { placement }),
  };
  return ok(passTurn(addTurn(state, seat, 0, turn, moment), seat, moment));
}

type TakenBack = {
  readonly words: readonly string[];
  readonly announced: Points | null;
  readonly placement: Placement | null;
};

/** A word that is challenged or taken back must be able to lie where it is said to, as far as the board is known. */
export function placementRefusal(
  { rules, board }: GameState,
  placement: Placement | null | undefined,
): Reason | null {
  if (!placement || !board) return null;
  const scoring = { rack: rules.rack, bonus: rules.bingo };
  const laid = layWord(TILE_SETS[rules.language], board, placement, scoring);
  return laid.ok ? null : { why: 'placement', error: laid.error };
}

/** May this seat's move be written down now? After a verdict only what the verdict allows. */
function recordingRefusal(state: GameState, seat: Seat): Reason | null {
  const { phase } = state;
  if ('seat' in phase && phase.seat !== seat) return { why: 'not-your-turn', turn: phase.seat };
  if (phase.name !== 'settling' && phase.name !== 'judged') return { why: 'wrong-phase', phase: phase.name };
  if (phase.name === 'judged' && !phase.valid) return { why: 'must-take-back' };
  return null;
}

/** A pass or an exchange cannot have been challenged. */
function freeTurnRefusal(state: GameState, seat: Seat): Reason | null {
  if (state.phase.name === 'judged' && state.phase.valid) return { why: 'wrong-phase', phase: 'judged' };
  return recordingRefusal(state, seat);
}

type Told = {
  readonly tiles: number | null;
  readonly letters: readonly string[];
  readonly board: Laid | null;
  readonly seen: Board;
};

/** What the players told of the tiles: nothing, how many, which, or where they lie. */
function whatWasLaid(state: GameState, play: Play): Outcome<Told> {
  const { rules } = state;
  const set = TILE_SETS[rules.language];
  let letters: readonly string[] = [];
  let board: Laid | null = null;
  let { seen } = state;
  if (play.placement && !state.board) {
    // Something lies there that nobody has told: the word is put down, and which of its tiles are new stays open.
    const put = putDown(set, seen, play.placement);
    if (!put.ok) return refuse({ why: 'placement', error: put.error });
    const most = put.value.tiles - seen.tiles;
    if (play.tiles !== undefined && play.tiles > most) {
      return refuse({ why: 'tiles-disagree', tiles: play.tiles, laid: most });
    }
    seen = put.value;
  } else if (play.placement && state.board) {
    const laid = layWord(set, state.board, play.placement, { rack: rules.rack, bonus: rules.bingo });
    if (!laid.ok) return refuse({ why: 'placement', error: laid.error });
    board = laid.value;
    seen = board.board;
    letters = board.tiles.map(({ tile }) => asDrawn(set, tile));
  } else if (play.laid !== undefined) {
    const read = readTiles(set, play.laid);
    if (!read.ok) return refuse({ why: 'foreign-letter', letter: read.error.letter });
    letters = read.value;
  }
  const known = letters.length > 0 ? letters.length : null;
  if (known !== null && play.tiles !== undefined && play.tiles !== known) {
    return refuse({ why: 'tiles-disagree', tiles: play.tiles, laid: known });
  }
  return ok({ tiles: play.tiles ?? known, letters, board, seen });
}

function tilesRefusal(state: GameState, play: Play, tiles: number | null, laid: TileCounts): Reason | null {
  const { rules, start, turns } = state;
  const surplus = surplusTile(TILE_SETS[rules.language], laid);
  if (surplus) return { why: 'no-such-tile', ...surplus };
  if (tiles === null) return null;
  const outOfRange = range('tiles', tiles, 1, rules.rack);
  if (outOfRange) return outOfRange;
  const isFirst = !start.takeover && !turns.some((turn) => turn.kind === 'play');
  if (isFirst && tiles < rules.firstMove) {
    return { why: 'first-move-too-short', need: rules.firstMove, got: tiles };
  }
  const rack = state.tiles?.racks[play.seat];
  return rack !== undefined && tiles > rack ? { why: 'rack-too-small', has: rack, wants: tiles } : null;
}

/** Bag and racks after the move and the draw; unknown as soon as one number is. */
function drawn(state: GameState, seat: Seat, tiles: number | null): TileState | null {
  if (!state.tiles || tiles === null) return null;
  const { bag, racks } = state.tiles;
  const held = (racks[seat] ?? 0) - tiles;
  const draw = Math.min(state.rules.rack - held, bag);
  return { bag: bag - draw, racks: replaceAt(racks, seat, held + draw) };
}

/** May this seat exchange? Where the bag is unknown the answer is a question to the players. */
export function exchangeRefusal(
  { rules, exchanges, tiles: state }: GameState,
  { seat, tiles, bagAtLeast }: Pick<Exchange, 'seat' | 'tiles' | 'bagAtLeast'>,
): Reason | null {
  const { limit, smallestBag } = rules.exchange;
  if (limit !== null && (exchanges[seat] ?? 0) >= limit) return { why: 'exchange-limit', limit };
  const need = Math.max(smallestBag, tiles);
  const has = state?.bag ?? bagAtLeast;
  if (has === undefined) return { why: 'bag-unknown', need };
  if (has < need) return { why: 'bag-too-small', need, has };
  const rack = state?.racks[seat];
  return rack !== undefined && tiles > rack ? { why: 'rack-too-small', has: rack, wants: tiles } : null;
}
