import type { Hand } from '../../domain/board/laying.ts';
import { supplyOf } from '../../domain/board/supply.ts';
import type { GameState } from '../../domain/table/state.ts';
import { TILE_SETS } from '../../domain/tiles/tileSet.ts';
import type { Seat } from '../../domain/units.ts';

/** At the table nobody's rack is known: any tile may be laid that does not lie on the board yet. */
export function tableHand(state: GameState, seat: Seat): Hand {
  const set = TILE_SETS[state.rules.language];
  const board = state.board ?? state.seen;
  return { set, board, left: supplyOf(set, board), most: state.tiles?.racks[seat] ?? state.rules.rack };
}

/** What counting needs of the rules. */
export function scoringOf({ rules }: GameState): { readonly rack: number; readonly bonus: number } {
  return { rack: rules.rack, bonus: rules.bingo };
}
