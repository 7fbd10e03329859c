import { describe, expect, test } from 'vitest';
import { type LineForm, moveOfLine, typedIntoLine } from '../../../../src/app/table/lineMove.ts';
import { typedWordsOf } from '../../../../src/app/table/typedWords.ts';
import { PFS } from '../../../../src/domain/rules/presets/pfs.ts';

const form = (changes: Partial<LineForm['line']> = {}, fresh = true): LineForm => {
  const line: LineForm['line'] = {
    kind: 'play',
    points: 77,
    bonus: true,
    words: ['GRAbIE'],
    tiles: 7,
    anew: null,
    out: false,
    exchanged: 1,
    bagAtLeast: null,
    ...changes,
  };
  return { line, pad: 'digits', words: typedWordsOf(line.words), fresh };
};

describe('a line in the form of a move', () => {
  test('shows its points without the bonus, and nothing typed at first', () => {
    expect(moveOfLine(form(), PFS)).toMatchObject({ digits: '', bonus: true, tiles: 7 });
    expect(moveOfLine(form({}, false), PFS).digits).toBe('27');
    expect(moveOfLine(form({ bonus: false }, false), PFS).digits).toBe('77');
  });

  test('the first digit replaces what stood there, and the bonus stays on top', () => {
    const typed = typedIntoLine(form(), { digits: '1' }, PFS);
    expect(typed.line.points).toBe(51);
    expect(typed.fresh).toBe(false);
    expect(typedIntoLine(typed, { digits: '17' }, PFS).line.points).toBe(67);
    expect(typedIntoLine(typed, { digits: '' }, PFS).line.points).toBe(50);
  });

  test('the bonus comes and goes with its points; a number of tiles takes it along', () => {
    expect(typedIntoLine(form(), { bonus: false }, PFS).line).toMatchObject({ points: 27, bonus: false });
    const six = typedIntoLine(form(), { tiles: 6, bonus: false }, PFS).line;
    expect(six).toMatchObject({ points: 27, tiles: 6 });
    expect(typedIntoLine(form({ bonus: false, points: 9 }), { bonus: true }, PFS).line.points).toBe(59);
  });

  test('points that never held the bonus do not go below zero', () => {
    expect(typedIntoLine(form({ points: 20 }), { bonus: false }, PFS).line.points).toBe(0);
  });

  test('an empty word is typed on, and no word of the line', () => {
    const typed = typedIntoLine(form(), { words: { words: ['GRAbIE', ''], at: 1 } }, PFS);
    expect(typed.words.at).toBe(1);
    expect(typed.line.words).toEqual(['GRAbIE']);
    expect(typed.line.points).toBe(77);
  });

  test('tiles that nobody counted are not kept', () => {
    expect(typedIntoLine(form(), { tiles: null, bonus: false }, PFS).line.tiles).toBeNull();
  });

  test('laid anew it lies there, until other words or tiles are typed', () => {
    const placement = { at: 'H8', word: 'GRAbIE' };
    const laid = typedIntoLine(form(), { placement, words: typedWordsOf(['GRAbIE']), tiles: 6 }, PFS);
    expect(laid.line.anew).toEqual(placement);
    expect(typedIntoLine(laid, { digits: '30' }, PFS).line.anew).toEqual(placement);
    expect(typedIntoLine(laid, { words: typedWordsOf(['GRAb']) }, PFS).line.anew).toBeNull();
    expect(typedIntoLine(laid, { tiles: 5 }, PFS).line.anew).toBeNull();
  });
});
