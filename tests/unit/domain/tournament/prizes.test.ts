import { describe, expect, test } from 'vitest';
import { categoriesOf, categoryStandings } from '../../../../src/domain/tournament/categories.ts';
import { clubStandings } from '../../../../src/domain/tournament/clubs.ts';
import { specialPrizes } from '../../../../src/domain/tournament/prizes.ts';
import { standings } from '../../../../src/domain/tournament/standings.ts';
import { Hall, nameOf } from './hall.ts';

/** Four players, two of each class; the third of them without one. */
function classes(): Hall {
  const hall = new Hall();
  const categories = ['Klasa 4', 'klasa  4', undefined, 'Klasa 10'];
  for (const [i, category] of categories.entries()) {
    hall.add({
      type: 'player',
      number: i + 1,
      name: nameOf(i + 1),
      club: i < 2 ? 'SP 1' : 'SP 2',
      ...(category ? { category } : {}),
    });
  }
  return hall;
}

describe('categories', () => {
  test('have their own tables, with places counted anew', () => {
    const hall = classes().pair(1, [1, 3], [2, 4]).result(1, 1, 300, 400).result(1, 2, 350, 320);
    expect(categoriesOf(hall.tournament)).toEqual(['Klasa 4', 'Klasa 10']);
    const tables = categoryStandings(hall.tournament, standings(hall.tournament));
    expect(
      tables.map(({ category, table }) => [category, table.map((row) => [row.place, row.player.number])]),
    ).toEqual([
      [
        'Klasa 4',
        [
          [1, 2],
          [2, 1],
        ],
      ],
      ['Klasa 10', [[1, 4]]],
    ]);
  });

  test('who shares a place in the whole shares it in the category', () => {
    const hall = classes();
    const [first] = categoryStandings(hall.tournament, standings(hall.tournament));
    expect(first?.table.map(({ place, shared }) => [place, shared])).toEqual([
      [1, true],
      [1, true],
    ]);
  });

  test('a school names those who counted', () => {
    const hall = classes().pair(1, [1, 3], [2, 4]).result(1, 1, 300, 400).result(1, 2, 350, 320);
    const [best] = clubStandings(standings(hall.tournament), { best: 1, by: 'sum', of: 'wins' });
    expect([best?.club, best?.counted.map(({ player }) => player.name)]).toEqual(['SP 2', [nameOf(3)]]);
  });
});

describe('special prizes', () => {
  test('the highest game, the highest loss and the widest win; equals share', () => {
    const hall = classes().pair(1, [1, 3], [2, 4]).result(1, 1, 400, 399).result(1, 2, 210, 400);
    const prizes = specialPrizes(hall.tournament);
    expect(prizes.highestGame.map(({ player, points }) => [player, points])).toEqual([
      [1, 400],
      [4, 400],
    ]);
    expect(prizes.highestLoss).toEqual([
      { round: 1, table: 1, game: 1, player: 3, opponent: 1, points: 399, against: 400 },
    ]);
    expect(prizes.widestWin.map(({ player }) => player)).toEqual([4]);
    expect(prizes.bestMove).toEqual([]);
  });

  test('a walkover wins nothing, and moves come from the sheets', () => {
    const hall = classes()
      .pair(1, [1, 3], [2, 4])
      .add({
        type: 'result',
        round: 1,
        table: 1,
        game: 1,
        scores: [900, 0],
        winner: 0,
        forfeit: true,
        source: { kind: 'manual' },
        answered: [],
      })
      .result(1, 2, 300, 200);
    const sheets = [
      { round: 1, table: 2, game: 1, best: [80, 95] as const },
      { round: 9, table: 2, game: 1, best: [800, null] as const },
    ];
    const prizes = specialPrizes(hall.tournament, sheets);
    expect(prizes.highestGame.map(({ player }) => player)).toEqual([2]);
    expect(prizes.bestMove).toEqual([{ round: 1, table: 2, game: 1, player: 4, opponent: 2, points: 95 }]);
    expect(specialPrizes(hall.tournament, sheets, 0).bestMove).toEqual([]);
  });
});
