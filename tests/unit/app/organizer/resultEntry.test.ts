import { describe, expect, test } from 'vitest';
import { findTables, isLevel, nextOwed, typedScore } from '../../../../src/app/organizer/resultEntry.ts';
import { Hall } from '../../domain/tournament/hall.ts';

const SETTINGS = { bye: { points: 300, spread: 50 } };
const typed = (points: readonly string[], more = {}) =>
  typedScore({ points, tie: undefined, forfeit: null, ...more }, SETTINGS);

describe('a result that is typed', () => {
  test('is won by the points, by what is said at equal points, or without a game', () => {
    expect(typed(['250', ' 300'])).toMatchObject({ ok: true, value: { scores: [250, 300], winner: 1 } });
    expect(typed(['-5', '-20'])).toMatchObject({ ok: true, value: { scores: [-5, -20], winner: 0 } });
    expect(typed(['300', '300'], { tie: 0 })).toMatchObject({ ok: true, value: { winner: 0 } });
    expect(typed(['300', '300'], { tie: null })).toMatchObject({ ok: true, value: { winner: null } });
    expect(typed(['', ''], { forfeit: 1 })).toEqual({
      ok: true,
      value: { scores: [0, 300], winner: 1, forfeit: true },
    });
  });

  test('stays a draw where the regulation knows nothing else', () => {
    const level = { points: ['300', '300'], tie: 0, forfeit: null } as const;
    expect(typedScore(level, SETTINGS, true)).toMatchObject({ ok: true, value: { winner: null } });
    expect(typed(['300', '300'], { tie: 0 })).toMatchObject({ ok: true, value: { winner: 0 } });
  });

  test('is asked for where it is not whole', () => {
    for (const points of [['', ''], ['250', ''], ['2x', '3'], ['12345', '3'], ['1'], []])
      expect(typed(points)).toEqual({ ok: false, error: 'numbers-needed' });
    expect(typed(['300', '300'])).toEqual({ ok: false, error: 'winner-needed' });
    expect(isLevel({ points: ['', ''] })).toBe(false);
    expect(isLevel({ points: ['300', '0300'] })).toBe(true);
  });
});

describe('from table to table', () => {
  test('the next one owes a result; after the last it begins again; at the end there is none', () => {
    const hall = new Hall().players(8).pair(1, [1, 2], [3, 4], [5, 6], [7, 8]);
    hall.result(1, 2, 300, 200);
    expect(nextOwed(hall.tournament, 1, 2)?.table).toBe(3);
    hall.result(1, 4, 300, 200);
    expect(nextOwed(hall.tournament, 1, 4)?.table).toBe(1);
    hall.result(1, 1, 300, 200).result(1, 3, 300, 200);
    expect(nextOwed(hall.tournament, 1, 1)).toBeNull();
    expect(nextOwed(hall.tournament, 9, 1)).toBeNull();
  });

  test('a table that owes another game stays', () => {
    const hall = new Hall({ games: 2 }).players(4).pair(1, [1, 2], [3, 4]).result(1, 1, 300, 200);
    expect(nextOwed(hall.tournament, 1, 1)?.table).toBe(1);
  });

  test('a table is found by its number, by a player’s number, or by a part of a name without its marks', () => {
    const hall = new Hall()
      .add({ type: 'player', number: 1, name: 'Łucja Żółć', club: '' })
      .add({ type: 'player', number: 2, name: 'Jan Nowak', club: 'SP 1' })
      .add({ type: 'player', number: 3, name: 'Jan Nowak', club: 'SP 2' })
      .add({ type: 'player', number: 4, name: 'Ewa Lis', club: '' })
      .pair(1, [1, 2], [3, 4]);
    const tables = (text: string) => findTables(hall.tournament, 1, text).map(({ table }) => table);
    expect(tables('2')).toEqual([2]);
    expect(tables('#2')).toEqual([1]);
    expect(tables('zolc')).toEqual([1]);
    expect(tables('Nowak')).toEqual([1, 2]);
    expect(tables('nowak (sp 2')).toEqual([2]);
    for (const nothing of ['', '  ', '7', '#9', 'Kowalski']) expect(tables(nothing)).toEqual([]);
  });
});
