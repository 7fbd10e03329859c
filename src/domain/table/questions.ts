import { TILE_SETS } from '../tiles/tileSet.ts';
import type { Seat } from '../units.ts';
import type { Reason } from './refusal.ts';
import type { GameState } from './state.ts';
import { exchangeRefusal } from './turns.ts';

/** Whether a move ends the game by going out: known, impossible, or a question to the players. */
export type GoingOut = 'sure' | 'no' | 'possible' | 'likely';

export function isAsked(going: GoingOut): boolean {
  return going === 'possible' || going === 'likely';
}

const USUAL_TILES = 4;

export function goingOut(state: GameState, seat: Seat, tiles: number | null): GoingOut {
  const { rules, players, turns, start } = state;
  if (state.tiles) {
    // Whoever still draws is not out.
    if (state.tiles.bag > 0) return 'no';
    if (tiles === null) return 'likely';
    return tiles === state.tiles.racks[seat] ? 'sure' : 'no';
  }
  if (start.takeover) return 'possible';
  const laidIf = (unknown: number) =>
    turns.reduce((sum, turn) => (turn.kind === 'play' ? sum + (turn.tiles ?? unknown) : sum), 0) +
    (tiles ?? unknown);
  const { total } = TILE_SETS[rules.language];
  if (laidIf(rules.rack) < total - rules.rack * (players.length - 1)) return 'no';
  return laidIf(USUAL_TILES) >= total - rules.rack * players.length ? 'likely' : 'possible';
}

/** May this seat exchange so many tiles? `ask`: nobody counted the bag, so the players say whether it holds `need`. */
type ExchangeQuestion =
  | { readonly kind: 'allowed' }
  | { readonly kind: 'ask'; readonly need: number }
  | { readonly kind: 'refused'; readonly refusal: Reason };

/** So many tiles are in the bag at least, where nobody counted: as if every move had taken a whole rack. */
export function leastBag({ rules, players, turns, start, tiles }: GameState): number {
  if (tiles) return tiles.bag;
  if (start.takeover) return 0;
  const laid = turns.reduce(
    (sum, turn) => (turn.kind === 'play' ? sum + (turn.tiles ?? rules.rack) : sum),
    rules.rack * players.length,
  );
  return Math.max(0, TILE_SETS[rules.language].total - laid);
}

/** `bagAtLeast`: what the players have answered so far. */
export function exchangeQuestion(
  state: GameState,
  seat: Seat,
  tiles: number,
  bagAtLeast: number | null,
): ExchangeQuestion {
  const refusal = exchangeRefusal(state, { seat, tiles, ...(bagAtLeast === null ? {} : { bagAtLeast }) });
  if (!refusal) return { kind: 'allowed' };
  if (refusal.why !== 'bag-unknown') return { kind: 'refused', refusal };
  // After a few moves the bag cannot be too small, whatever was laid.
  return leastBag(state) >= refusal.need ? { kind: 'allowed' } : { kind: 'ask', need: refusal.need };
}
