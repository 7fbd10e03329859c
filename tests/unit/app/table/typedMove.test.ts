import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import type { Typed } from '../../../../src/app/shell/typed.ts';
import {
  asksForBonus,
  countedTiles,
  foreseenState,
  hasManyPoints,
  moveFact,
  nextMover,
  readyPlay,
  typeDigit,
} from '../../../../src/app/table/moveFact.ts';
import { createTypedMove, NOTHING_TYPED, type TypedMove } from '../../../../src/app/table/typedMove.ts';
import { addLetter, NO_WORDS } from '../../../../src/app/table/typedWords.ts';
import { append } from '../../../../src/domain/table/game.ts';
import {
  begin,
  challenge,
  exchange,
  loss,
  pass,
  play,
  type Script,
  stop,
  verdict,
} from '../../domain/table/script.ts';
import { memorySession } from '../memoryPreferences.ts';

const draft = (changes: Partial<TypedMove>): TypedMove => ({ ...NOTHING_TYPED, ...changes });

describe('what is typed becomes a fact', () => {
  test.each([
    [{ type: 'play', seat: 0, points: 250 }, false],
    [{ type: 'play', seat: 0, points: 251 }, true],
    [{ type: 'pass', seat: 0 }, false],
    [{ type: 'exchange', seat: 0, tiles: 7 }, false],
  ] as const)('%j is worth a second look: %s', (move, many) => {
    expect(hasManyPoints(move)).toBe(many);
  });

  const { state } = begin('pfs').given(stop(0));

  test('points alone are a move, and a move of no points has to be typed', () => {
    expect(moveFact(draft({}), state, 0)).toBeNull();
    expect(moveFact(draft({ digits: '0' }), state, 0)).toEqual({ type: 'play', seat: 0, points: 0 });
    expect(moveFact(draft({ digits: '24' }), state, 0)).toEqual({ type: 'play', seat: 0, points: 24 });
  });

  test('the bonus adds itself and says that the whole rack was laid; taken off, neither', () => {
    const told = draft({ digits: '24', bonus: true, tiles: 4 });
    expect(moveFact(told, state, 0)).toMatchObject({ points: 74, bonus: 50, tiles: 7 });
    expect(moveFact({ ...told, bonus: false }, state, 0)).toEqual({
      type: 'play',
      seat: 0,
      points: 24,
      tiles: 4,
    });
    expect(moveFact(draft({ bonus: true }), state, 0)).toBeNull();
  });

  test('words and blanks are told as typed', () => {
    const words = { words: ['ZAłOGA', ''], at: 1 };
    expect(moveFact(draft({ digits: '9', words }), state, 0)).toMatchObject({ words: ['ZAłOGA'] });
  });

  test('an exchange needs its number; the players’ word about the bag goes with it', () => {
    expect(moveFact(draft({ kind: 'exchange' }), state, 0)).toBeNull();
    expect(moveFact(draft({ kind: 'exchange', exchanged: 3 }), state, 0)).toEqual(exchange(0, 3));
    const bag = { least: 7, yes: true };
    expect(moveFact(draft({ kind: 'exchange', exchanged: 3, bag }), state, 0)).toEqual(exchange(0, 3, 7));
    const no = { least: 7, yes: false };
    expect(moveFact(draft({ kind: 'exchange', exchanged: 3, bag: no }), state, 0)).toEqual(exchange(0, 3));
  });

  test('„ostatnia płytka” is told only where it can be true', () => {
    expect(moveFact(draft({ digits: '9', out: true }), state, 0)).not.toHaveProperty('out');
    const late = begin('pfs', { takeover: { scores: [300, 300] } }).given(stop(0)).state;
    expect(moveFact(draft({ digits: '9', out: true }), late, 0)).toMatchObject({ out: true });
  });

  test('digits: no leading zeros, at most four', () => {
    expect(['0', '7', '4', '1', '2', '9'].reduce(typeDigit, '')).toBe('7412');
  });
});

describe('the first word on the board', () => {
  const { state } = begin('pfs').given(stop(0));
  const word = (letters: string) => ({ words: [letters], at: 0 });

  test('gives the number of tiles, and a whole rack its bonus', () => {
    expect(moveFact(draft({ digits: '12', words: word('KOTKI') }), state, 0)).toMatchObject({ tiles: 5 });
    expect(moveFact(draft({ digits: '24', words: word('ROWEREK') }), state, 0)).toMatchObject({
      points: 74,
      tiles: 7,
      bonus: 50,
    });
  });

  test('says nothing against what was counted, and nothing once a word lies there', () => {
    expect(moveFact(draft({ digits: '12', words: word('KOTKI'), tiles: 4 }), state, 0)).toMatchObject({
      tiles: 4,
    });
    const later = begin('pfs').given(play(0, 5), stop(1)).state;
    expect(moveFact(draft({ digits: '12', words: word('KOTKI') }), later, 1)).not.toHaveProperty('tiles');
    const lost = begin('pfs').given(loss(0), stop(1)).state;
    expect(moveFact(draft({ digits: '12', words: word('KOTKI') }), lost, 1)).toMatchObject({ tiles: 5 });
    const paper = begin('pfs', { takeover: { scores: [9, 9] } }).given(stop(0)).state;
    expect(moveFact(draft({ digits: '12', words: word('KOTKI') }), paper, 0)).not.toHaveProperty('tiles');
    expect(moveFact(draft({ digits: '9', words: word('ROWERKOWI') }), state, 0)).not.toHaveProperty('tiles');
  });
});

describe('a whole rack and points that look as if they held the bonus', () => {
  const { state } = begin('pfs').given(stop(0));
  const seven = draft({ digits: '74', ...countedTiles(7, 7) });

  test('are asked about once, and counted as answered', () => {
    expect(asksForBonus(seven, state.rules)).toBe(true);
    const held = { ...seven, held: true };
    expect(asksForBonus(held, state.rules)).toBe(false);
    expect(moveFact(held, state, 0)).toMatchObject({ points: 74, bonus: 50, tiles: 7 });
    expect(moveFact({ ...seven, held: false }, state, 0)).toMatchObject({ points: 124, bonus: 50 });
  });

  test('are not asked about where they are too few, the tiles fewer, or the move was laid on the board', () => {
    expect(asksForBonus({ ...seven, digits: '56' }, state.rules)).toBe(false);
    expect(asksForBonus(draft({ digits: '74', tiles: 6 }), state.rules)).toBe(false);
    const placement = { word: 'ROWEREK', at: 'H4' } as const;
    const laid = { ...seven, words: { words: ['ROWEREK'], at: 0 }, placement, counted: 124 };
    expect(asksForBonus(laid, state.rules)).toBe(false);
  });

  test('other points are another question', () => {
    const drafts = createTypedMove(
      { id: signal('g'), game: signal(begin('pfs').given(stop(0)).game) },
      { ...memorySession(), whole: Promise.resolve() },
    );
    drafts.change({ digits: '74', bonus: true });
    drafts.change({ held: true });
    drafts.change({ tiles: 7 });
    expect(drafts.typed.value.held).toBe(true);
    drafts.change({ digits: '75' });
    expect(drafts.typed.value.held).toBeNull();
  });
});

test('a move that stood its challenge is recorded at once if its points are in and nothing is asked', () => {
  const { state } = begin('pfs').given(stop(0), challenge(1, 'KOT'), verdict({ KOT: true }));
  expect(readyPlay(draft({ digits: '22' }), state, 0)).toMatchObject({ points: 22 });
  expect(readyPlay(draft({}), state, 0)).toBeNull();
  expect(readyPlay(draft({ digits: '300' }), state, 0)).toBeNull();
  expect(readyPlay(draft({ digits: '74', ...countedTiles(7, 7) }), state, 0)).toBeNull();
});

test('the next clock is the next seat’s, its own when alone, and nobody’s when the game ends', () => {
  const script = begin('pfs').given(stop(0));
  const after = (s: Script, fact: Parameters<Script['when']>[0]) =>
    nextMover(append(s.game, { at: s.now, fact }));
  expect(after(script, play(0, 5))).toBe(1);
  const passes = begin('pfs').given(pass(0), pass(1), pass(0), stop(1));
  expect(after(passes, pass(1))).toBeNull();
  const alone = begin('pfs').given({ type: 'timeout', seat: 0, by: 'referee' }, stop(1));
  expect(after(alone, play(1, 5))).toBe(1);
});

test('the clock is made ready for what is typed, unless that is no move yet, not allowed, or ends the game', () => {
  const after = (s: Script, typed: TypedMove) =>
    foreseenState((fact, from = s.game) => append(from, { at: s.now, fact }), s.game, typed);
  const script = begin('pfs').given(stop(0));
  expect(after(script, draft({ digits: '24' }))).toMatchObject({
    phase: { name: 'thinking', seat: 1 },
    scores: [24, 0],
  });
  expect(script.state.scores).toEqual([0, 0]);
  expect(after(script, draft({}))).toBeNull();
  expect(after(begin('pfs'), draft({ digits: '24' }))).toBeNull();
  const passes = begin('pfs').given(pass(0), pass(1), pass(0), stop(1));
  expect(after(passes, draft({ kind: 'pass' }))).toBeNull();
});

describe('the draft', () => {
  function open(session: Typed, script = begin('pfs').given(stop(0))) {
    const game = signal(script.game);
    const drafts = createTypedMove({ id: signal('g'), game }, session);
    return { script, game, drafts };
  }

  const memory = (): Typed => ({ ...memorySession(), whole: Promise.resolve() });

  test('survives a reload, the verdict and an undo of the recorded move', () => {
    const session = memory();
    const { drafts, game, script } = open(session);
    drafts.change({ digits: '24', words: addLetter(NO_WORDS, 'A') });
    const again = createTypedMove({ id: signal('g'), game }, session);
    expect(again.typed.value).toEqual(drafts.typed.value);
    game.value = script.given(challenge(1, 'A'), verdict({ A: true })).game;
    expect(drafts.typed.value.digits).toBe('24');
    game.value = script.given(play(0, 24)).game;
    game.value = script.given({ type: 'retract', target: script.entries.length - 1 }).game;
    expect(drafts.typed.value.digits).toBe('24');
  });

  test('stays when the stop is taken back and made again, and begins empty with the next turn', () => {
    const { drafts, game, script } = open(memory());
    drafts.change({ digits: '24' });
    game.value = script.given({ type: 'retract', target: 1 }).game;
    game.value = script.given(stop(0)).game;
    expect(drafts.typed.value.digits).toBe('24');
    drafts.change({ digits: '7' });
    game.value = script.given(play(0, 7), stop(1)).game;
    expect(drafts.typed.value).toEqual(NOTHING_TYPED);
  });

  test('of another game, or damaged, is no draft', () => {
    const session = memory();
    open(session).drafts.change({ digits: '24' });
    const game = signal(begin('pfs').given(stop(0)).game);
    expect(createTypedMove({ id: signal('other'), game }, session).typed.value).toEqual(NOTHING_TYPED);
    session.write('draft', '{');
    expect(createTypedMove({ id: signal('g'), game }, session).typed.value).toEqual(NOTHING_TYPED);
  });
});

test('a whole rack counted brings its bonus, and fewer tiles take it away', () => {
  expect(countedTiles(7, 7)).toEqual({ tiles: 7, bonus: true });
  expect(countedTiles(6, 7)).toEqual({ tiles: 6, bonus: false });
  expect(countedTiles(null, 7)).toEqual({ tiles: null, bonus: false });
});
