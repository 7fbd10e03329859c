import type { Moment } from '../log/entry.ts';
import { ok } from '../result.ts';
import { isBlankLetter } from '../tiles/blank.ts';
import { addTiles, readTiles, surplusTile } from '../tiles/rack.ts';
import { BLANK, rackPoints, TILE_SETS, type TileSet } from '../tiles/tileSet.ts';
import type { Seat } from '../units.ts';
import { adjust } from './challenge.ts';
import { isEarly } from './earlyEnd.ts';
import type { Accept, Confirm, Penalty, RackLeft } from './fact.ts';
import { range } from './range.ts';
import { type Outcome, type Reason, refuse } from './refusal.ts';
import { type GameState, type RackValue, replaceAt, seatsOf } from './state.ts';

const MOST_PENALTY = 1_000;
const MOST_RACK = 100;

export function addPenalty(
  state: GameState,
  { seat, points, reason }: Penalty,
  { index }: Moment,
): Outcome<GameState> {
  const refusal = range('points', points, -MOST_PENALTY, MOST_PENALTY);
  if (refusal) return refuse(refusal);
  if (state.phase.name === 'confirmed') return refuse({ why: 'wrong-phase', phase: 'confirmed' });
  return ok(adjust(state, { seat, points, cause: 'referee', reason, index }));
}

/** The opponent accepts the move that ended the game (001 §5.1). */
export function acceptEnd(state: GameState, { seat }: Accept): Outcome<GameState> {
  const { phase } = state;
  if (phase.name !== 'accepting') return refuse({ why: 'wrong-phase', phase: phase.name });
  if (phase.seat === seat) return refuse({ why: 'own-move' });
  return ok({ ...state, phase: { name: 'over' }, beforeLastPlay: null });
}

/** What is left on a rack. Writing it down accepts the end: „potwierdzić zakończenie partii przez zapisanie wyniku”. */
export function leaveRack(state: GameState, rack: RackLeft): Outcome<GameState> {
  if (!state.end || state.phase.name === 'challenged') return refuse({ why: 'not-over' });
  if (state.phase.name === 'confirmed') return refuse({ why: 'wrong-phase', phase: 'confirmed' });
  if (isEarly(state.end.reason)) return refuse({ why: 'game-over' });
  const given = state.racksLeft[rack.seat];
  if (given) return refuse({ why: 'rack-given', value: given.value });
  const value = rackValue(state, rack);
  if (!value.ok) return value;
  if (wentOut(state) === rack.seat && (value.value.value > 0 || (value.value.letters?.length ?? 0) > 0)) {
    return refuse({ why: 'went-out' });
  }
  const racksLeft = replaceAt(state.racksLeft, rack.seat, value.value);
  const surplus = surplusOnRacks({ ...state, racksLeft });
  if (surplus) return refuse(surplus);
  // The end is for the others to accept, not for the player who went out.
  if (state.phase.name === 'accepting' && state.phase.seat === rack.seat) return ok({ ...state, racksLeft });
  return ok({ ...state, racksLeft, phase: { name: 'over' }, beforeLastPlay: null });
}

function rackValue(state: GameState, { seat, letters, value = 0 }: RackLeft): Outcome<RackValue> {
  const { rules, tiles } = state;
  if (letters === undefined) {
    const refusal = range('value', value, 0, MOST_RACK);
    return refusal ? refuse(refusal) : ok({ letters: null, value });
  }
  const set = TILE_SETS[rules.language];
  // A blank on a rack stands for nothing yet: a small letter there may be a slip for the tile itself. Nobody guesses.
  const small = [...letters.normalize('NFC')].find(isBlankLetter);
  if (small !== undefined) return refuse({ why: 'foreign-letter', letter: small });
  const read = readTiles(set, letters);
  if (!read.ok) return refuse({ why: 'foreign-letter', letter: read.error.letter });
  const got = read.value.length;
  const expected = tiles?.racks[seat];
  if (expected !== undefined && expected !== got) return refuse({ why: 'rack-count', expected, got });
  const refusal = range('letters', got, 0, rules.rack);
  return refusal ? refuse(refusal) : ok({ letters: read.value, value: rackPoints(set, read.value) });
}

function surplusOnRacks({ rules, laid, turns, racksLeft }: GameState): Reason | null {
  const set = TILE_SETS[rules.language];
  const seen = racksLeft.reduce((count, rack) => addTiles(count, rack?.letters ?? []), laid);
  const blanks = Math.max(0, blanksInOneWord(set, turns) - (laid.get(BLANK) ?? 0));
  const surplus = surplusTile(set, addTiles(seen, Array(blanks).fill(BLANK)));
  return surplus && { why: 'no-such-tile', ...surplus };
}

/**
 * So many blanks are on the board at least, where only words are known: two words may share a blank, one word cannot
 * have it twice. A word in small letters throughout says nothing about blanks.
 */
function blanksInOneWord(set: TileSet, turns: GameState['turns']): number {
  const inSet = set.tiles.get(BLANK)?.count ?? 0;
  return turns
    .flatMap((turn) => (turn.kind === 'play' ? turn.words : []))
    .map((word) => [...word].filter(isBlankLetter).length)
    .reduce((most, blanks) => (blanks > inSet ? most : Math.max(most, blanks)), 0);
}

export function wentOut({ end }: GameState): Seat | null {
  return end?.reason === 'out' ? end.seat : null;
}

/** Seats whose rack the arithmetic needs and that have not given it. */
export function racksMissing(state: GameState): readonly Seat[] {
  if (state.end && isEarly(state.end.reason)) return [];
  const out = wentOut(state);
  const { outGains, othersLose, nobodyOut } = state.rules.ending;
  const matters = out === null ? nobodyOut === 'own' : outGains !== 'nothing' || othersLose === 'own';
  if (!matters) return [];
  return seatsOf(state).filter((seat) => seat !== out && state.racksLeft[seat] === null);
}

/** A player signs the slip. */
export function confirmResult(state: GameState, { seat }: Confirm): Outcome<GameState> {
  if (state.confirmed[seat]) return refuse({ why: 'already-confirmed' });
  if (state.phase.name !== 'over') {
    return refuse(state.end ? { why: 'wrong-phase', phase: state.phase.name } : { why: 'not-over' });
  }
  const missing = racksMissing(state);
  if (missing.length > 0) return refuse({ why: 'racks-missing', seats: missing });
  const confirmed = replaceAt(state.confirmed, seat, true);
  return ok({ ...state, confirmed, phase: { name: confirmed.every(Boolean) ? 'confirmed' : 'over' } });
}
