import { type Board, EMPTY_BOARD, tilesOn } from '../board/board.ts';
import { asDrawn } from '../board/laidTile.ts';
import { putDown } from '../board/lay.ts';
import { type ClockState, freshTurn, fullClock, isShared, startClock } from '../clock/clock.ts';
import { ok } from '../result.ts';
import { completeRules } from '../rules/complete.ts';
import { addTiles, NO_TILES, surplusTile } from '../tiles/rack.ts';
import { drawResult } from '../tiles/startingDraw.ts';
import { TILE_SETS } from '../tiles/tileSet.ts';
import type { Millis, Seat } from '../units.ts';
import type { Start, Takeover } from './fact.ts';
import { type Outcome, type Reason, refuse } from './refusal.ts';
import type { GameState, TileState } from './state.ts';

/** The position in which the first clock starts. */
export function startGame(start: Start, at: Millis): Outcome<GameState> {
  const refusal = refusalOfStart(start);
  if (refusal) return refuse(refusal);
  const { rules, players, first, takeover } = start;
  const lying = boardOf(start);
  if (!lying.ok) return lying;
  const board = lying.value;
  const set = TILE_SETS[rules.language];
  const laid = addTiles(NO_TILES, board ? tilesOn(board).map(({ tile }) => asDrawn(set, tile)) : []);
  const surplus = surplusTile(set, laid);
  if (surplus) return refuse({ why: 'no-such-tile', ...surplus });
  const zero = players.map(() => 0);
  const outOfTime = players.map((_, seat) => (takeover?.outOfTime?.includes(seat) ? at : null));
  return ok({
    start,
    rules: completeRules(rules),
    players,
    phase: { name: 'thinking', seat: first },
    clock: startClock(freshTurn(rules.clock, clockOf(start), first), first, at),
    scores: takeover?.scores ?? zero,
    turns: [],
    adjustments: [],
    challenges: [],
    tiles: tilesOf(start),
    laid,
    board,
    seen: board ?? EMPTY_BOARD,
    exchanges: takeover?.exchanges ?? zero,
    outOfTime,
    owesTurn: players.map(() => false),
    runsFrom: null,
    end: null,
    racksLeft: players.map(() => null),
    confirmed: players.map(() => false),
    beforeLastPlay: null,
  });
}

function refusalOfStart(start: Start): Reason | null {
  const { rules, players, first, consents = [], takeover } = start;
  const { min, max } = rules.seats;
  if (players.length < min || players.length > max) {
    return { why: 'wrong-number-of-players', least: min, most: max, got: players.length };
  }
  if (!isSeat(first, players.length)) return { why: 'no-such-seat', seat: first, seats: players.length };
  if (rules.clock.kind === 'budget' && rules.clock.time === null) return { why: 'time-not-set' };
  if (rules.phoneConsent) {
    const missing = players.flatMap((_, seat) => (consents.includes(seat) ? [] : [seat]));
    if (missing.length > 0) return { why: 'consent-missing', seats: missing };
  }
  return refusalOfDraw(start) ?? (takeover ? refusalOfTakeover(start, takeover) : null);
}

function refusalOfDraw({ rules, players, draw, first }: Start): Reason | null {
  if (!draw || draw.length === 0) return null;
  const outcome = drawResult(TILE_SETS[rules.language], rules.startingDraw, draw, players.length);
  if (outcome.kind === 'unreadable') return { why: 'foreign-letter', letter: outcome.letter };
  if (outcome.kind === 'again') return { why: 'draw-undecided', again: outcome.seats };
  return outcome.seat === first ? null : { why: 'draw-disagrees', starts: outcome.seat };
}

function refusalOfTakeover({ rules, players, first }: Start, takeover: Takeover): Reason | null {
  const seats = players.length;
  const perSeat = {
    scores: takeover.scores,
    racks: takeover.racks,
    exchanges: takeover.exchanges,
    lastMoves: takeover.lastMoves,
    left: isShared(rules.clock) ? undefined : takeover.left,
  };
  for (const [what, list] of Object.entries(perSeat)) {
    if (list && list.length !== seats) return { why: 'takeover-incomplete', what };
  }
  for (const seat of takeover.outOfTime ?? []) {
    if (!isSeat(seat, seats)) return { why: 'no-such-seat', seat, seats };
  }
  if (takeover.outOfTime?.includes(first)) return { why: 'takeover-incomplete', what: 'first' };
  for (const count of [takeover.bag ?? 0, ...(takeover.exchanges ?? [])]) {
    if (count < 0) return { why: 'out-of-range', what: 'takeover', least: 0, most: 100, got: count };
  }
  for (const rack of takeover.racks ?? []) {
    if (rack < 0 || rack > rules.rack) {
      return { why: 'out-of-range', what: 'racks', least: 0, most: rules.rack, got: rack };
    }
  }
  const set = TILE_SETS[rules.language].total;
  const told = (takeover.bag ?? 0) + (takeover.racks ?? []).reduce((sum, rack) => sum + rack, 0);
  return told > set ? { why: 'more-tiles-than-set', got: told, set } : null;
}

function clockOf({ rules, players, takeover }: Start): ClockState {
  const clock = fullClock(rules.clock, players.length);
  if (!takeover) return clock;
  const { left, outOfTime = [] } = takeover;
  // Who is out of time has none left, also where the times were not told: a correction must not bring that seat back.
  return { ...clock, left: clock.left.map((full, i) => left?.[i] ?? (outOfTime.includes(i) ? 0 : full)) };
}

/** Empty while every tile is in the bag or on a rack; in a game under way as it was told, or unknown. */
function boardOf(start: Start): Outcome<Board | null> {
  const { rules, takeover } = start;
  if (!takeover) return ok(EMPTY_BOARD);
  if (!takeover.board) return ok(nothingLaid(start) ? EMPTY_BOARD : null);
  let board = EMPTY_BOARD;
  for (const placement of takeover.board) {
    const next = putDown(TILE_SETS[rules.language], board, placement);
    if (!next.ok) return refuse({ why: 'placement', error: next.error });
    board = next.value;
  }
  return ok(board);
}

function nothingLaid(start: Start): boolean {
  const tiles = tilesOf(start);
  if (!tiles) return false;
  return tiles.racks.reduce((sum, rack) => sum + rack, tiles.bag) === TILE_SETS[start.rules.language].total;
}

function tilesOf({ rules, players, takeover }: Start): TileState | null {
  const full = players.map(() => rules.rack);
  if (!takeover) return { bag: TILE_SETS[rules.language].total - rules.rack * players.length, racks: full };
  const { bag, racks } = takeover;
  if (bag === undefined) return null;
  // With tiles still in the bag everybody has drawn up to a full rack.
  if (racks) return { bag, racks };
  return bag > 0 ? { bag, racks: full } : null;
}

export function isSeat(seat: Seat, seats: number): boolean {
  return Number.isInteger(seat) && seat >= 0 && seat < seats;
}
