import type { Placement } from '../../domain/board/placement.ts';
import type { Result } from '../../domain/result.ts';
import type { TableRules } from '../../domain/rules/tableRules.ts';
import type { Exchange, Pass, Play } from '../../domain/table/fact.ts';
import { current, type Game } from '../../domain/table/game.ts';
import { exchangeQuestion, goingOut, isAsked, leastBag } from '../../domain/table/questions.ts';
import type { Refusal } from '../../domain/table/refusal.ts';
import type { GameState } from '../../domain/table/state.ts';
import { capitals } from '../../domain/tiles/tileSet.ts';
import type { Points, Seat } from '../../domain/units.ts';
import type { Table } from './table.ts';
import type { TypedMove } from './typedMove.ts';
import { namedWords, type TypedWords, typedWordsOf, wordsToChallenge } from './typedWords.ts';

/** Four digits, so that a slip of the finger is refused with its number and not cut short silently. */
const MOST_DIGITS = 4;

export function typeDigit(digits: string, digit: string): string {
  const typed = digits === '0' ? digit : digits + digit;
  return typed.length > MOST_DIGITS ? digits : typed;
}

/** Few moves were ever worth more. */
const MANY_POINTS: Points = 250;

/** So many points are worth a second look before they are recorded. */
export function hasManyPoints(move: Play | Exchange | Pass): move is Play {
  return move.type === 'play' && move.points > MANY_POINTS;
}

/** With the bonus; null while nothing is typed. */
export function pointsOf({ digits, bonus, held }: TypedMove, bingo: Points): Points | null {
  return digits === '' ? null : Number(digits) + (bonus && held !== true ? bingo : 0);
}

/** Points that are enough for the bonus and a point for each tile: whoever says them may have added it already. */
function mayHoldBonus({ digits }: TypedMove, { bingo, rack }: TableRules): boolean {
  return Number(digits) >= bingo + rack;
}

/** A whole rack with so many points: were they announced with the bonus or without? The board does not need to ask. */
export function asksForBonus(typed: TypedMove, rules: TableRules): boolean {
  if (typed.kind !== 'play' || typed.held !== null || tilesOf(typed, rules.rack) !== rules.rack) return false;
  return mayHoldBonus(typed, rules) && typedPlacement(typed, rules.bingo) === null;
}

/** All the letters of the first word on the board were laid: its length is the number of tiles, a whole rack its bonus. */
export function withFirstWord(typed: TypedMove, { rules, turns, start }: GameState): TypedMove {
  const [word = ''] = namedWords(typed.words);
  const known = typed.tiles !== null || typed.bonus || typed.laying !== null;
  if (known || word.length < 2 || word.length > rules.rack || start.takeover) return typed;
  if (turns.some(({ kind }) => kind === 'play')) return typed;
  const bonus = word.length === rules.rack && !mayHoldBonus(typed, rules);
  return { ...typed, tiles: word.length, bonus };
}

/** The tiles were counted: a whole rack brings its bonus with it, and can be had without if the points say so. */
export function countedTiles(tiles: number | null, rack: number): Pick<TypedMove, 'tiles' | 'bonus'> {
  return { tiles, bonus: tiles === rack };
}

/** The bonus is for the whole rack. */
export function tilesOf({ bonus, tiles }: TypedMove, rack: number): number | null {
  return bonus ? rack : tiles;
}

/** What would be recorded; null while something needed is missing. */
export function moveFact(typed: TypedMove, state: GameState, seat: Seat): Play | Exchange | Pass | null {
  if (typed.kind === 'pass') return { type: 'pass', seat };
  return typed.kind === 'play'
    ? playOf(withFirstWord(typed, state), state, seat)
    : exchangeOf(typed, state, seat);
}

/** A move that stood its challenge, if everything about it is typed: nothing is left to ask, and it is recorded at once. */
export function readyPlay(typed: TypedMove, state: GameState, seat: Seat): Play | null {
  const whole = withFirstWord({ ...typed, kind: 'play' }, state);
  const play = playOf(whole, state, seat);
  return play && !asksForBonus(whole, state.rules) && !hasManyPoints(play) ? play : null;
}

function playOf(typed: TypedMove, state: GameState, seat: Seat): Play | null {
  const { rules } = state;
  const points = pointsOf(typed, rules.bingo);
  if (points === null) return null;
  const tiles = tilesOf(typed, rules.rack);
  const words = namedWords(typed.words);
  const placement = typedPlacement(typed, rules.bingo);
  // What follows from the place need not be said; where the board is unknown, nothing follows.
  const deduced = placement !== null && state.board !== null;
  const out = typed.out && isAsked(goingOut(state, seat, tiles));
  return {
    type: 'play',
    seat,
    points,
    ...(tiles === null || deduced ? {} : { tiles }),
    ...(words.length === 0 || deduced ? {} : { words }),
    ...(placement ? { placement } : {}),
    ...(typed.bonus ? { bonus: rules.bingo } : {}),
    ...(out ? { out } : {}),
  };
}

/** The place holds for its word: a word that was changed since lies nowhere. */
export function typedPlacement(typed: TypedMove, bingo: Points): Placement | null {
  const { placement, words, laying, counted } = typed;
  // A place that was proposed was proposed for its points.
  if (!laying && counted !== pointsOf(typed, bingo)) return null;
  return placement && capitals(placement.word) === capitals(words.words[0] ?? '') ? placement : null;
}

function exchangeOf({ exchanged, bag }: TypedMove, state: GameState, seat: Seat): Exchange | null {
  if (exchanged === null) return null;
  const sure = !state.tiles && exchangeQuestion(state, seat, exchanged, null).kind === 'allowed';
  const least = bag?.yes ? bag.least : sure ? leastBag(state) : null;
  return { type: 'exchange', seat, tiles: exchanged, ...(least === null ? {} : { bagAtLeast: least }) };
}

/** Whose clock starts once this is so; null if the game ends with it or it is refused. */
export function nextMover(after: Result<Game, Refusal>): Seat | null {
  const state = after.ok ? current(after.value) : null;
  return state?.phase.name === 'thinking' ? state.phase.seat : null;
}

/** The game with the move as it is typed, recorded this moment; null if that is not possible or ends the game. */
export function foreseenState(preview: Table['preview'], game: Game, typed: TypedMove): GameState | null {
  const state = current(game);
  if (state?.phase.name !== 'settling') return null;
  const fact = moveFact(typed, state, state.phase.seat);
  const after = fact && preview(fact, game);
  return after?.ok && nextMover(after) !== null ? current(after.value) : null;
}

/** The words of the last move, as typed or as recorded, to begin naming those that are challenged. */
export function recordedWords(state: GameState, typed: TypedMove): TypedWords {
  return wordsToChallenge(typedWordsOf(formedWords(state, typed)));
}

/** What the move formed, as far as it is known. */
export function formedWords({ turns, phase }: GameState, typed: TypedMove): readonly string[] {
  const last = turns.at(-1);
  const words = namedWords(typed.words);
  if (phase.name === 'settling') return words;
  return words.length > 0 ? words : last?.kind === 'play' ? last.words : [];
}
