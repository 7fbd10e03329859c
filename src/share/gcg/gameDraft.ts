import type { GameFact } from '../../domain/table/fact.ts';
import type { Refusal } from '../../domain/table/refusal.ts';
import type { GameState } from '../../domain/table/state.ts';
import type { TileSet } from '../../domain/tiles/tileSet.ts';
import type { Millis } from '../../domain/units.ts';
import type { GcgDifference } from './difference.ts';

/** A game under construction: facts that are possible become part of it. */
export type GameDraft = {
  readonly set: TileSet;
  readonly state: () => GameState;
  readonly add: (...facts: readonly GameFact[]) => Refusal | null;
  /** The next facts are so much later. */
  readonly passed: (time: Millis) => void;
  readonly differs: (difference: GcgDifference) => void;
};
