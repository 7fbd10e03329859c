import { type Place, placesOf } from '../../domain/board/places.ts';
import type { GameState } from '../../domain/table/state.ts';
import { TILE_SETS } from '../../domain/tiles/tileSet.ts';
import type { Seat } from '../../domain/units.ts';
import { pointsOf } from '../table/moveFact.ts';
import type { TypedMove } from '../table/typedMove.ts';

/** As many as there is room for. */
export const MOST_PROPOSED = 3;

/** Every place that the word and the points allow, the likeliest first; none while one of them or the board is unknown. */
export function placesFor(state: GameState, seat: Seat, typed: TypedMove): readonly Place[] {
  const { rules, board, turns, start, tiles } = state;
  const [word = ''] = typed.words.words;
  const points = pointsOf(typed, rules.bingo);
  if (!board || typed.kind !== 'play' || word.length < 2 || points === null) return [];
  const isFirst = !start.takeover && !turns.some(({ kind }) => kind === 'play');
  return placesOf(TILE_SETS[rules.language], board, word, {
    points,
    // The number of a place that was chosen says nothing about the others.
    tiles: typed.placement ? null : typed.tiles,
    least: isFirst ? rules.firstMove : 1,
    most: tiles?.racks[seat] ?? rules.rack,
    rack: rules.rack,
    bonus: rules.bingo,
  });
}

/** The word lies nowhere with the points as they were said, and somewhere with the bonus: it was left out of them. */
export function wantsBonus(state: GameState, seat: Seat, typed: TypedMove): boolean {
  if (typed.bonus || placesFor(state, seat, typed).length > 0) return false;
  return placesFor(state, seat, { ...typed, bonus: true, held: false }).some(({ laid }) => laid.bonus > 0);
}

/** The only place for which nothing had to be assumed: nobody has to choose it. */
export function onlyPlace(places: readonly Place[]): Place | null {
  const plain = places.filter(({ assumed }) => assumed.length === 0);
  return plain.length === 1 ? plain[0]! : null;
}
