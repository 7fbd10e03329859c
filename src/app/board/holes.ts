import type { Placement } from '../../domain/board/placement.ts';
import { type Place, placesOf } from '../../domain/board/places.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import type { GameFact, Play } from '../../domain/table/fact.ts';
import { append, current, type Game } from '../../domain/table/game.ts';
import { nextNumber } from '../../domain/table/lines.ts';
import type { Refusal } from '../../domain/table/refusal.ts';
import type { GameState, Turn } from '../../domain/table/state.ts';
import { TILE_SETS } from '../../domain/tiles/tileSet.ts';

/** A move that was written down without its place. */
export type Hole = {
  /** Its number among its player's turns, from 1. */
  readonly number: number;
  /** Its row of the log. */
  readonly index: number;
  readonly play: Play;
  readonly words: readonly string[];
  /** How many were laid, where it is known. */
  readonly tiles: number | null;
  /** The position in which it was made: the board is known there, or there is an earlier hole. */
  readonly before: GameState;
};

/** Moves without a place, the earliest first. */
export function holesOf(game: Game): readonly Hole[] {
  const turns = current(game)?.turns ?? [];
  return turns.flatMap((turn) => {
    const hole = holeAt(game, turn);
    return hole && !hole.play.placement ? [hole] : [];
  });
}

/** The move of a line, with the position in which it was made; null where the line is no move. */
export function holeAt(game: Game, turn: Turn): Hole | null {
  const play = game.facts[turn.index];
  const before = game.states[turn.index - 1];
  if (turn.kind !== 'play' || play?.type !== 'play' || !before) return null;
  const number = nextNumber(before, turn.seat);
  return { number, index: turn.index, play, words: turn.words, tiles: turn.tiles, before };
}

/** The same move with its place: what follows from that need not be told any more. */
export function placed(
  { tiles: _, words: __, laid: ___, bestWord: ____, ...play }: Play,
  placement: Placement,
): Play {
  return { ...play, placement };
}

/**
 * Where the word of a hole may lie: places worth its points on which everything that was laid later still fits, first those
 * by which it is also worth what was said. Without a word, or after an earlier hole, there is nothing to propose.
 */
export function placesInHole(game: Game, { before, play, words, index }: Hole): readonly Place[] {
  const { board, rules, tiles } = before;
  const [word] = words;
  if (!board || !word) return [];
  const isFirst = !before.start.takeover && !before.turns.some(({ kind }) => kind === 'play');
  const announced = {
    points: play.points,
    tiles: play.tiles ?? null,
    least: isFirst ? rules.firstMove : 1,
    most: tiles?.racks[play.seat] ?? rules.rack,
    rack: rules.rack,
    bonus: rules.bingo,
  };
  return placesOf(TILE_SETS[rules.language], board, word, announced)
    .flatMap((place) => {
      const after = amended(game, index, placed(play, place.placement));
      return after.ok ? [{ place, off: miscounted(after.value) }] : [];
    })
    .sort((one, other) => one.off - other.off)
    .map(({ place }) => place);
}

/** Moves whose points are not those of the board: a wrong place makes later ones so. */
function miscounted(game: Game): number {
  const turns = current(game)?.turns ?? [];
  return turns.filter((turn) => turn.kind === 'play' && turn.counted !== null && turn.counted !== turn.points)
    .length;
}

/** What has to be written so that a line reads differently, and which later words then lie nowhere. */
export type Relaying = {
  readonly rows: readonly { readonly target: number; readonly fact: GameFact }[];
  readonly unfit: readonly Hole[];
  readonly game: Game;
};

/** A correction of a place may leave later words hanging: those lose their place and keep their points. */
export function relaid(game: Game, target: number, fact: GameFact): Result<Relaying, Refusal> {
  const rows: { readonly target: number; readonly fact: GameFact }[] = [];
  const unfit: Hole[] = [];
  let log = game;
  for (;;) {
    const next = amended(log, target, fact);
    if (next.ok) return ok({ rows: [...rows, { target, fact }], unfit, game: next.value });
    const hanging = hangingIn(log, next.error);
    if (!hanging || hanging.index === target) return next;
    const without = withoutPlace(hanging);
    const taken = amended(log, hanging.index, without);
    if (!taken.ok) return fail(next.error);
    log = taken.value;
    unfit.push(hanging);
    rows.push({ target: hanging.index, fact: without });
  }
}

/** The later move that a correction would leave without its place. */
function hangingIn(game: Game, refusal: Refusal): Hole | null {
  if (refusal.why !== 'would-break') return null;
  const turn = current(game)?.turns.find(({ index }) => index === refusal.index);
  const hole = turn ? holeAt(game, turn) : null;
  return hole?.play.placement ? hole : null;
}

function withoutPlace({ play: { placement: _, ...play }, words, tiles }: Hole): Play {
  return { ...play, words, ...(tiles === null ? {} : { tiles }) };
}

function amended(game: Game, target: number, fact: GameFact): Result<Game, Refusal> {
  return append(game, { at: game.entries.at(-1)?.at ?? 0, fact: { type: 'amend', target, fact } });
}
