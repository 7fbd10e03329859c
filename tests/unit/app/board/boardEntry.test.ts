import { describe, expect, test } from 'vitest';
import {
  isAnnounced,
  laidSoFar,
  layingChanges,
  placeChanges,
  takeCounted,
} from '../../../../src/app/board/boardEntry.ts';
import { onlyPlace, placesFor, wantsBonus } from '../../../../src/app/board/proposals.ts';
import { tableHand } from '../../../../src/app/board/tableHand.ts';
import { moveFact, typedPlacement } from '../../../../src/app/table/moveFact.ts';
import { NOTHING_TYPED, type TypedMove } from '../../../../src/app/table/typedMove.ts';
import { type Laying, NOTHING_LAID, typed as typedLetter } from '../../../../src/domain/board/laying.ts';
import { readSquare } from '../../../../src/domain/board/square.ts';
import type { GameState } from '../../../../src/domain/table/state.ts';
import { TILE_SETS } from '../../../../src/domain/tiles/tileSet.ts';
import { begin, play, stop } from '../../domain/table/script.ts';

const alphabet = TILE_SETS.pl.alphabet;

function lay(state: GameState, at: string, word: string, down = false): Laying {
  const start: Laying = { ...NOTHING_LAID, cursor: readSquare(at), direction: down ? 'down' : 'across' };
  const hand = tableHand(state, 0);
  return [...word].reduce(
    (laying, letter) => typedLetter(laying, hand, alphabet.indexOf(letter)).laying,
    start,
  );
}
const typedOn = (state: GameState, typed: TypedMove, laying: Laying): TypedMove => ({
  ...typed,
  ...layingChanges(state, 0, typed, laying),
});

describe('a word laid on the board', () => {
  const { state } = begin('pfs').given(stop(0));

  test('brings points, tiles, words and its place, and the fact says only the place', () => {
    const typed = typedOn(state, NOTHING_TYPED, lay(state, 'G8', 'DOM'));
    expect(typed).toMatchObject({
      digits: '10',
      bonus: false,
      tiles: 3,
      counted: 10,
      words: { words: ['DOM'] },
    });
    expect(moveFact(typed, state, 0)).toEqual({
      type: 'play',
      seat: 0,
      points: 10,
      placement: { at: 'G8', word: 'DOM' },
    });
  });

  test('with a whole rack the bonus is the board’s', () => {
    const typed = typedOn(state, NOTHING_TYPED, lay(state, 'D8', 'STOLARZ'));
    expect(typed).toMatchObject({ bonus: true, tiles: 7, counted: 70, digits: '20' });
  });

  test('announced points stand, and can be given up for those of the board', () => {
    const announced = { ...NOTHING_TYPED, digits: '11' };
    const typed = typedOn(state, announced, lay(state, 'G8', 'DOM'));
    expect([isAnnounced(typed, 50), typed.digits, typed.counted]).toEqual([true, '11', 10]);
    expect(takeCounted(typed, 0)).toEqual({ digits: '10', bonus: false });
  });

  test('the board’s points follow it letter by letter and go with its tiles', () => {
    const two = typedOn(state, NOTHING_TYPED, lay(state, 'G8', 'DO'));
    const three = typedOn(state, two, lay(state, 'G8', 'DOM'));
    expect([two.digits, three.digits]).toEqual(['6', '10']);
    const none = typedOn(state, three, NOTHING_LAID);
    expect(none).toMatchObject({ digits: '', tiles: null, placement: null, counted: null });
  });

  test('a word that was changed afterwards lies nowhere', () => {
    const typed = typedOn(state, NOTHING_TYPED, lay(state, 'G8', 'DOM'));
    expect(typedPlacement({ ...typed, words: { words: ['DOMY'], at: 0 } }, 50)).toBeNull();
    expect(typedPlacement({ ...typed, words: { words: ['doM'], at: 0 } }, 50)).toEqual({
      at: 'G8',
      word: 'DOM',
    });
  });

  test('what is wrong is told and nothing is counted', () => {
    const laying = lay(state, 'A1', 'DOM');
    expect(laidSoFar(state, 0, laying)).toMatchObject({ ok: false, error: { why: 'misses-centre' } });
    expect(typedOn(state, NOTHING_TYPED, laying)).toMatchObject({ placement: null, digits: '' });
  });
});

test('on an unknown board a word is put down and counts nothing', () => {
  const { state } = begin('pfs').given(play(0, 12), play(1, 9), stop(0));
  expect(state.board).toBeNull();
  const typed = typedOn(state, { ...NOTHING_TYPED, digits: '8' }, lay(state, 'A1', 'DOM'));
  expect(typed).toMatchObject({ digits: '8', counted: null, placement: { at: 'A1', word: 'DOM' } });
  expect(moveFact(typed, state, 0)).toMatchObject({ points: 8, words: ['DOM'], placement: { at: 'A1' } });
});

describe('places for a word and its points', () => {
  const script = begin('pfs').given(stop(0));
  script.given({ type: 'play', seat: 0, points: 10, placement: { at: 'G8', word: 'DOM' } }, stop(1));
  const { state } = script;
  const typed = (word: string, digits: string): TypedMove => ({
    ...NOTHING_TYPED,
    digits,
    tiles: 1,
    words: { words: [word], at: 0 },
  });

  test('the only one is taken by itself; choosing it names all its words', () => {
    const places = placesFor(state, 1, typed('DOMY', '7'));
    const only = onlyPlace(places);
    expect(only?.placement).toEqual({ at: 'G8', word: 'DOMY' });
    const chosen = { ...typed('DOMY', '7'), ...placeChanges(only!) };
    expect(moveFact(chosen, state, 1)).toEqual({
      type: 'play',
      seat: 1,
      points: 7,
      placement: { at: 'G8', word: 'DOMY' },
    });
    // Other points are those of another place.
    expect(moveFact({ ...chosen, digits: '8' }, state, 1)).not.toHaveProperty('placement');
    // What was chosen does not narrow what may be chosen instead.
    expect(placesFor(state, 1, chosen).length).toBeGreaterThan(1);
  });

  test('a whole rack whose bonus was left out of the points is known by them, and only then', () => {
    const move = { ...typed('KAMIENIE', '13'), tiles: null };
    expect(placesFor(state, 1, move)).toEqual([]);
    expect(wantsBonus(state, 1, move)).toBe(true);
    expect(wantsBonus(state, 1, { ...move, bonus: true })).toBe(false);
    expect(wantsBonus(state, 1, { ...move, digits: '14' })).toBe(false);
    expect(wantsBonus(state, 1, { ...move, digits: '' })).toBe(false);
    expect(wantsBonus(state, 1, typed('DOMY', '5'))).toBe(false);
  });

  test.each<[string, TypedMove]>([
    ['without points', typed('DOMY', '')],
    ['without a word', typed('', '9')],
    ['for an exchange', { ...typed('DOMY', '7'), kind: 'exchange' }],
  ])('there are none %s', (_, move) => {
    expect(placesFor(state, 1, move)).toEqual([]);
  });
});
