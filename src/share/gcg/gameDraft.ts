import type { GameFact } from '../../domain/table/fact.ts';
import type { Refusal } from '../../domain/table/refusal.ts';
import type { GameState } from '../../domain/table/state.ts';
import type { TileSet } from '../../domain/tiles/tileSet.ts';
import type { Difference } from './difference.ts';

/** A game under construction: facts that are possible become part of it. */
export type GameDraft = {
  readonly set: TileSet;
  readonly state: () => GameState;
  readonly add: (...facts: readonly GameFact[]) => Refusal | null;
  readonly differs: (difference: Difference) => void;
};
