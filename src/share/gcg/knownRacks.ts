import { wentOut } from '../../domain/table/finish.ts';
import type { GameState } from '../../domain/table/state.ts';
import { addTiles, NO_TILES } from '../../domain/tiles/rack.ts';
import type { TileSet } from '../../domain/tiles/tileSet.ts';
import type { Seat } from '../../domain/units.ts';
import { unseenLetters } from './gcgSheet.ts';
import type { SheetMove } from './sheetMoves.ts';

/** What the lines of a file, and what was left at its end, tell of the racks. */
export type KnownRacks = {
  readonly moves: readonly SheetMove[];
  /** What a player had left; nothing where nobody wrote it down, or the file does not come so far. */
  readonly left: (seat: Seat) => readonly string[];
  /** The line that ended the game because nothing was left on the rack. */
  readonly last: number | null;
};

/** As many as the other player of a game can hold: once no more lie nowhere, nothing is drawn. */
const RACK = 7;

export function knownRacks(set: TileSet, state: GameState, moves: readonly SheetMove[]): KnownRacks {
  const whole = moves.length === state.turns.length;
  const out = whole ? wentOut(state) : null;
  const laid = moves.flatMap((move) => (move.kind === 'play' ? move.laid : []));
  return {
    moves,
    left: (seat) => {
      if (!whole || seat === out || state.players.length > 2) return [];
      return (
        state.racksLeft[seat]?.letters ?? (out === null ? [] : unseenLetters(set, addTiles(NO_TILES, laid)))
      );
    },
    last: out === null ? null : moves.length - 1,
  };
}

/**
 * The tiles on the rack from which a line was played, as far as they are known. Programs that follow the racks take a
 * game for ended when a rack is empty and the other player may hold whatever lies nowhere, so that then the whole rack
 * has to be written: nothing was drawn any more, and what the player laid or had left later is what stayed.
 */
export function rackAt(known: KnownRacks, n: number, unseen: readonly string[]): readonly string[] {
  const move = known.moves[n]!;
  const laid = 'laid' in move ? move.laid : [];
  const rest = without(unseen, laid);
  if (rest.length > RACK && laid.length > 0) return laid;
  const rack = rest.length > RACK ? nextTiles(known, n) : lastTiles(known, n, laid);
  // A word that comes off may well have been all there was.
  const isAll = move.kind === 'phony' || n === known.last || rest.length === 0;
  if ((rack.length > laid.length || isAll) && holds(unseen, rack)) return rack;
  return [...laid, ...free(known, n, rest).slice(0, 1)];
}

/** Tiles that may have been exchanged: nobody knows which they were, only that the others held some of the rest. */
export function exchangedAt(
  known: KnownRacks,
  n: number,
  unseen: readonly string[],
  tiles: number,
): readonly string[] {
  return free(known, n, unseen).slice(0, tiles);
}

function nextTiles({ moves, left }: KnownRacks, n: number): readonly string[] {
  const { seat } = moves[n]!;
  const next = moves.find((move, i) => i > n && move.seat === seat && move.kind !== 'pass');
  if (!next) return left(seat);
  return 'laid' in next ? next.laid : [];
}

/** Everything on a rack that no tile came to any more. */
function lastTiles({ moves, left }: KnownRacks, n: number, laid: readonly string[]): readonly string[] {
  const { seat, kind } = moves[n]!;
  const later = moves.flatMap((move, i) =>
    i > n && move.seat === seat && move.kind === 'play' ? move.laid : [],
  );
  const kept = [...later, ...left(seat)];
  if (kind === 'phony') return holds(kept, laid) ? [...laid, ...without(kept, laid)] : laid;
  return [...laid, ...kept];
}

/** First what the others do not hold for certain: a word that they took back, or lay next. */
function free({ moves, left }: KnownRacks, n: number, tiles: readonly string[]): readonly string[] {
  const { seat } = moves[n]!;
  const others = new Set(moves.map((move) => move.seat).filter((other) => other !== seat));
  const held = [...others].flatMap((other) => {
    const own = moves.flatMap((move, i) =>
      move.seat === other && 'laid' in move && (i > n || move.kind === 'phony') ? move.laid : [],
    );
    return [...own, ...left(other)];
  });
  const rest = without(tiles, held);
  return [...rest, ...without(tiles, rest)];
}

function holds(tiles: readonly string[], some: readonly string[]): boolean {
  return without(tiles, some).length === tiles.length - some.length;
}

function without(tiles: readonly string[], some: readonly string[]): readonly string[] {
  const rest = [...tiles];
  for (const tile of some) {
    const at = rest.indexOf(tile);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}
