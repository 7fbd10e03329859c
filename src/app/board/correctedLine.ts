import type { Board } from '../../domain/board/board.ts';
import { layWord } from '../../domain/board/lay.ts';
import { type Laying, NOTHING_LAID } from '../../domain/board/laying.ts';
import type { Placement } from '../../domain/board/placement.ts';
import type { GameFact } from '../../domain/table/fact.ts';
import type { GameState, Turn } from '../../domain/table/state.ts';
import { TILE_SETS } from '../../domain/tiles/tileSet.ts';
import type { Table } from '../table/table.ts';
import { effectOf, type Outlook, outlookOf } from '../table/typedLine.ts';
import { type Hole, holeAt, type Relaying, relaid } from './holes.ts';
import { scoringOf } from './tableHand.ts';

/** A move whose place can be put right: the board under it is known. */
export type Layable = Hole & { readonly board: Board };

export function layableOf(table: Pick<Table, 'game'>, turn: Turn): Layable | null {
  const game = table.game.value;
  const move = holeAt(game, turn);
  return move?.before.board ? { ...move, board: move.before.board } : null;
}

/** The tiles as they were laid, to be laid otherwise. */
export function layingOf({ before, board }: Layable, placement: Placement | undefined): Laying {
  if (!placement) return NOTHING_LAID;
  const laid = layWord(TILE_SETS[before.rules.language], board, placement, scoringOf(before));
  const direction = placement.down ? 'down' : 'across';
  return { ...NOTHING_LAID, direction, fresh: laid.ok ? laid.value.tiles : [] };
}

/** What would follow from a correction; where later words hang in the air, what taking them off leads to. */
export function relaidOutlook(
  table: Pick<Table, 'preview' | 'game'>,
  state: GameState,
  target: number,
  was: GameFact,
  fact: GameFact,
): Outlook & { readonly relaying: Relaying | null } {
  const outlook = outlookOf(table, state, target, was, fact);
  const relaying = outlook.refusal?.why === 'would-break' ? relaid(table.game.value, target, fact) : null;
  return relaying?.ok
    ? { effect: effectOf(state, relaying.value.game), refusal: null, relaying: relaying.value }
    : { ...outlook, relaying: null };
}
