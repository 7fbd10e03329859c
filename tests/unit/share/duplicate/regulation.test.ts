import { describe, expect, test } from 'vitest';
import { replay } from '../../../../src/domain/duplicate/game.ts';
import { readDuplicateFile } from '../../../../src/share/duplicate/duplicateFile.ts';
import { duplicateReport, tournamentReport } from '../../../../src/share/duplicate/duplicateReport.ts';

/** The worked examples of regulation 004, and our readings of it, as a stranger writes them down in a file. */
type Row = { readonly at?: number; readonly type: string; readonly [field: string]: unknown };

function entries(...rows: readonly Row[]) {
  const facts = rows.map((row) => ({ at: 0, ...row }));
  const read = readDuplicateFile(JSON.stringify({ format: 'sprawdzam-game', version: 1, facts }));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value.entries;
}
const replayed = (...rows: readonly Row[]) => replay(entries(...rows));
const report = (...rows: readonly Row[]) => whole(null, ...rows);
const whole = (at: number | null, ...rows: readonly Row[]) => {
  const told = duplicateReport(replayed(...rows), at);
  if (!('table' in told)) throw new Error('no game');
  return told;
};
const codes = (...rows: readonly Row[]) =>
  duplicateReport(replayed(...rows), null).refused.map((one) => ('code' in one ? one.code : ''));

const start = (count: number, more: object = {}): Row => ({
  type: 'start',
  rules: 'slovak-duplicate',
  participants: Array.from({ length: count }, (_, i) => `P${i + 1}`),
  ...more,
});
const draw = (rack: string, more: object = {}): Row => ({ type: 'draw', rack, ...more });
const points = (participant: number, worth: number): Row => ({ type: 'answer', participant, points: worth });
const lays = (participant: number, word: string, at = 'H8', more: object = {}): Row => ({
  type: 'answer',
  participant,
  placement: { at, word },
  ...more,
});
const laid = (word: string, at = 'H8'): Row => ({ type: 'master', placement: { at, word } });
const judged = (valid: boolean, ...words: readonly string[]): Row => ({
  type: 'judged',
  by: 'referee',
  words: words.map((word) => ({ word, valid })),
});
const END: Row = { type: 'ended', why: 'referee' };
/** Moves of which only the points are known. */
const moves = (count: number, worth = 20): readonly Row[] =>
  Array.from({ length: count }, () => [points(1, worth), { type: 'master', points: worth }]).flat();
/** One row a participant, one column a move. */
const sheet = (rows: readonly (readonly number[])[]): readonly Row[] =>
  rows[0]!.flatMap((_, n): Row[] => [
    ...rows.map((row, i) => points(i + 1, row[n]!)),
    { type: 'master', points: Math.max(...rows.map((row) => row[n]!)) },
  ]);

describe('D1, I-29a: the rack', () => {
  test.each([
    ['AEIOBKS', 1, []],
    ['AEIOUYK', 1, ['rack-check']],
    ['AEIOUYK', 16, []],
    ['?AKLMNS', 15, []],
    ['?BKLMNS', 15, ['rack-check']],
    ['?BKLMNS', 16, []],
    ['??BKLMN', 1, []],
    ['?AEIOUY', 15, ['rack-check']],
    ['??AEIOU', 15, []],
    ['BDKLMNS', 16, ['rack-check']],
    ['AEIOUÁY', 20, ['rack-check']],
    ['RLĹŔKSA', 1, ['rack-check']],
    ['ÔÄBKSTV', 1, []],
    ['ÄXLÍRÓÔG', 1, ['rack-count']],
  ])('%s in move %i', (rack, move, refused) => {
    expect(codes(start(2), ...moves(move - 1), draw(rack))).toEqual(refused);
  });

  test('I-29b: a rack that fails goes back as a whole, and it is told', () => {
    const told = report(start(2), draw('AEIOBKS', { rejected: ['AEIOUYK'] }), lays(1, 'SAKO'), laid('SAKO'));
    expect(told.moves[0]).toMatchObject({ rack: 'AEIOBKS', rejected: ['AEIOUYK'] });
    expect(told).toMatchObject({ ok: true, rack: 'EIB', bag: 93 });
  });
});

describe('D2, I-29e: sending', () => {
  const begin = [start(3), draw('MATKAIV')];

  test('the last confirmed move counts, also if it is worse, also if its word is wrong; what is no move was never sent', () => {
    const told = report(
      ...begin,
      lays(1, 'MATKA'),
      lays(1, 'TIK'),
      lays(2, 'MATKA'),
      lays(2, 'KTIM'),
      lays(3, 'MATKA'),
      lays(3, 'TIK', 'A1'),
      judged(false, 'KTIM'),
      laid('MATKA'),
    );
    expect(told.moves[0]!.participants.map((one) => one.points)).toEqual([8, 0, 16]);
    expect(told.refused).toMatchObject([{ index: 7, code: 'placement' }]);
  });

  test('I-29j: a blank stands for Ü, and for none of W, Q, Ö, Ě, Ř', () => {
    const joker = [start(1), draw('MATKAI?')];
    expect(codes(...joker, lays(1, 'MAü'))).toEqual([]);
    for (const letter of 'wqöěř') {
      expect(codes(...joker, lays(1, `MA${letter}`))).toEqual(['forbidden-letter']);
    }
  });

  test('I-29k: a first word of two letters is enough, and of five where the rules ask for it', () => {
    expect(codes(...begin, lays(1, 'AK'))).toEqual([]);
    const rules = { preset: 'slovak-duplicate', with: { firstMove: 5 } };
    const asked = [start(1, { rules }), draw('MATKAIV')];
    expect(codes(...asked, lays(1, 'TIK'))).toEqual(['first-move-too-short']);
    expect(codes(...asked, lays(1, 'MATKA'))).toEqual([]);
  });
});

describe('D3, I-29f: the semaphore', () => {
  const begin: readonly Row[] = [
    start(2),
    draw('MATKAIV'),
    { type: 'move' },
    lays(2, 'TIK', 'H8', { at: 9_000 }),
  ];

  test.each([
    [31, false, false, []],
    [29, true, false, [1]],
    [21, true, false, [1]],
    [19, true, true, [1]],
  ])('%i s left', (left, yellow, blinking, red) => {
    expect(whole(150_000 - left * 1_000, ...begin).clock).toMatchObject({ yellow, blinking, red });
  });

  test('red goes off as soon as a move is confirmed; a wrong confirmation does not help', () => {
    const late = (word: string, at: string) => ({ ...lays(1, word, at), at: 131_000 });
    expect(whole(131_500, ...begin, late('TIK', 'H8')).clock).toMatchObject({ blinking: true, red: [] });
    expect(whole(131_500, ...begin, late('TIK', 'A1')).clock).toMatchObject({ blinking: true, red: [1] });
  });

  test('whoever is excluded is not waited for', () => {
    const warning: Row = { type: 'warning', participant: 1, confirmed: { by: 'referee' } };
    const out = [start(2), draw('MATKAIV'), { type: 'move' }, warning, warning, warning, warning];
    expect(whole(140_000, ...out).clock).toMatchObject({ missing: [2], red: [2] });
  });

  test.each([
    ['MATKAIV', 150_000],
    ['MATKAI?', 180_000],
    ['MATKA??', 180_000],
  ])('%s has %i ms', (rack, length) => {
    expect(report(start(1), draw(rack), { type: 'move' }).clock).toMatchObject({ length });
  });
});

describe('D4, D8: a game and its tournament points', () => {
  test('D4', () => {
    const told = report(
      start(5),
      ...sheet([
        [30, 70, 25, 38],
        [30, 74, 25, 34],
        [24, 60, 20, 40],
        [20, 74, 0, 30],
        [30, 0, 18, 22],
      ]),
      END,
    );
    expect(
      told.table.map((one) => [
        one.name,
        one.points,
        one.maxima,
        one.percentage,
        one.place,
        one.tournamentPoints,
      ]),
    ).toEqual([
      ['P2', 163, 3, 96.45, 1, 10],
      ['P1', 163, 2, 96.45, 2, 7],
      ['P3', 144, 1, 85.21, 3, 4],
      ['P4', 124, 1, 73.37, 4, 2],
      ['P5', 70, 1, 41.42, 5, 1],
    ]);
  });

  test('D8: 29 participants', () => {
    const all = Array.from({ length: 29 }, (_, i) => [200 - i]);
    expect(report(start(29), ...sheet(all), END).table.map((one) => one.tournamentPoints)).toEqual([
      34, 31, 28, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2,
      1,
    ]);
  });

  test('I-29g, I-29h: level in points and maxima is a shared place, the next is skipped; three have 8, 5, 2', () => {
    const shared = report(
      start(4),
      ...sheet([
        [20, 30],
        [30, 20],
        [10, 10],
        [9, 9],
      ]),
      END,
    ).table;
    expect(shared.map((one) => [one.place, one.tournamentPoints])).toEqual([
      [1, 9],
      [1, 9],
      [3, 3],
      [4, 1],
    ]);
    const three = report(start(3), ...sheet([[30], [20], [10]]), END).table;
    expect(three.map((one) => one.tournamentPoints)).toEqual([8, 5, 2]);
  });
});

describe('D5: three games', () => {
  const games = (...all: readonly (readonly Row[])[]) =>
    tournamentReport(
      all.map((rows) => entries(...rows)),
      null,
    ).standings.map((one) => [one.number, one.place, one.tournamentPoints, one.points, one.maxima]);

  test('I-29i: level in both sorts of points, the number of maxima decides', () => {
    const one = [
      start(2),
      ...sheet([
        [10, 10, 10],
        [25, 1, 1],
      ]),
      END,
    ];
    const two = [
      start(2),
      ...sheet([
        [10, 0],
        [9, 4],
      ]),
      END,
    ];
    expect(games(one, two)).toEqual([
      [1, 1, 11, 40, 3],
      [2, 2, 11, 40, 2],
    ]);
  });

  test('then the average percentage, which is not rounded before it decides', () => {
    const one = [
      start(2),
      ...sheet([
        [1_000, 999],
        [1_000, 998],
      ]),
      END,
    ];
    const two = [
      start(2),
      ...sheet([
        [1_000, 1_001],
        [1_000, 1_002],
      ]),
      END,
    ];
    expect(games(one, two).map((line) => line.slice(0, 2))).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  test('I-29m: N stays when somebody misses a game or is out', () => {
    const one = [start(3), ...sheet([[30], [20], [10]]), END];
    const two = [start(2), ...sheet([[30], [20]]), END];
    expect(games(one, two)).toEqual([
      [1, 1, 16, 60, 2],
      [2, 2, 10, 40, 0],
      [3, 3, 2, 10, 0],
    ]);
    const warning: Row = { type: 'warning', participant: 1, confirmed: { by: 'players', yes: 1, of: 4 } };
    const out = [start(3), ...sheet([[30], [20], [10]]), warning, warning, warning, warning, END];
    expect(games(one, out)).toEqual([
      [2, 1, 13, 40, 0],
      [3, 2, 7, 20, 0],
      [1, null, 8, -40, 2],
    ]);
  });
});

describe('a tournament of several files', () => {
  const warning = (participant: number): Row => ({
    type: 'warning',
    participant,
    confirmed: { by: 'referee' },
  });
  const one = (...more: readonly Row[]) => [start(3), ...sheet([[30], [20], [10]]), ...more, END];

  test('warnings of an earlier file count in the next: the third costs 100 points there, the fourth the tournament', () => {
    const first = one(warning(1), warning(1), warning(2), warning(2), warning(2));
    const { games, standings } = tournamentReport(
      [entries(...first), entries(...one(warning(1), warning(2)))],
      null,
    );
    expect(standings.map((line) => [line.number, line.place, line.points, line.tournamentPoints])).toEqual([
      [3, 1, 20, 13],
      [1, 2, -40, 13],
      [2, null, -60, 2],
    ]);
    expect(games[1]).toMatchObject({ warnings: [{ count: 3 }, { count: 4 }] });
  });

  test('whoever is out in one file sends nothing in the next', () => {
    const out = one(warning(1), warning(1), warning(1), warning(1));
    const { games } = tournamentReport(
      [entries(...out), entries(start(3), points(1, 30), points(2, 20))],
      null,
    );
    expect(games[1]).toMatchObject({ refused: [{ index: 1, code: 'excluded' }] });
  });

  test('a warning that was taken back in the first game is forgotten in the second, whose start had counted it', () => {
    const warning = { type: 'warning', participant: 1, confirmed: { by: 'referee' } };
    const people = (more: object) => [
      { number: 1, name: 'P1', ...more },
      { number: 2, name: 'P2' },
    ];
    const first = [
      start(2, { game: 1 }),
      ...[warning, warning, warning, warning, { type: 'retract', target: 4 }],
      { type: 'retract', target: 3 },
    ];
    const second = [
      start(2, { game: 2, participants: people({ warnings: 4, excluded: true }) }),
      ...[points(1, 20), { type: 'master', points: 20 }, END],
    ];
    const both = tournamentReport([entries(...first), entries(...second)], null);
    expect(both.ok).toBe(true);
    expect(both.games[1]).toMatchObject({ table: [{ number: 1, place: 1, warnings: 2 }, { number: 2 }] });
    // Of the third without the first nobody knows that.
    const third = [{ ...second[0]!, game: 3 }, ...second.slice(1)];
    const { games } = tournamentReport([entries(start(2, { game: 2 })), entries(...third)], null);
    expect(games[1]).toMatchObject({ refused: [{ code: 'excluded' }, { code: 'nobody-laid-it' }] });
  });

  test('a game’s own table counts with the N of the tournament; files are taken by their numbers', () => {
    const small = [start(2, { game: 2 }), ...sheet([[30], [20]]), END];
    const large = [start(3, { game: 1 }), ...sheet([[30], [20], [10]]), ...Array(3).fill(warning(2)), END];
    const { games } = tournamentReport([entries(...small), entries(...large)], null);
    expect(games[0]).toMatchObject({
      entrants: 3,
      table: [{ tournamentPoints: 8 }, { tournamentPoints: 5 }],
    });
    expect(games[0]).toMatchObject({ table: [{ warnings: 0 }, { warnings: 3 }] });
  });
});

describe('D6, I-29c, I-29d: the end', () => {
  test('a failure, a move, two failures: the referee is asked, and the game does not end by itself', () => {
    const none: Row = { type: 'no-move' };
    const at = (...rows: readonly Row[]) => {
      const { phase, failures, asksForEnd, end } = report(start(2), ...moves(19), ...rows);
      return [phase, failures, asksForEnd, end];
    };
    expect(at(none)).toEqual(['drawing', 1, false, null]);
    expect(at(none, ...moves(1))).toEqual(['drawing', 0, false, null]);
    expect(at(none, ...moves(1), none, none)).toEqual(['drawing', 2, true, null]);
    expect(at(none, ...moves(1), none, none, END)).toMatchObject(['over', 2, false, { why: 'referee' }]);
  });

  test('D9: 27 moves of 2:30 end it, after 67:30', () => {
    const all = Array.from({ length: 27 }, (_, i): Row[] => [
      { ...points(1, 20), at: i * 150_000 },
      { type: 'master', points: 20, at: (i + 1) * 150_000 },
    ]).flat();
    const told = report(start(2), ...all);
    expect(told).toMatchObject({ phase: 'over', end: { why: 'all-moves', at: 67.5 * 60_000 } });
    expect(told.moves.reduce((sum, { time }) => sum + time, 0)).toBe(67.5 * 60_000);
  });
});

describe('D7: words and conduct', () => {
  test('an invalid word, nothing sent, and a word struck after the game', () => {
    const game = [start(3), draw('MATKAIV'), lays(1, 'MATKA'), lays(2, 'TIK'), judged(true, 'TIK')];
    const over = [...game, judged(true, 'MATKA'), laid('MATKA'), END];
    expect(report(...over).table.map((one) => [one.number, one.points, one.maxima])).toEqual([
      [1, 16, 1],
      [2, 8, 0],
      [3, 0, 0],
    ]);
    const struck: Row = { type: 'objection', move: 1, word: 'MATKA', valid: false };
    expect(report(...over, struck).table.map((one) => [one.number, one.points, one.maxima])).toEqual([
      [2, 8, 1],
      [1, 0, 0],
      [3, 0, 0],
    ]);
  });

  test('two warnings cost nothing, the third 100 points, the fourth the tournament; each with its confirmation', () => {
    const warning = (more: object = { confirmed: { by: 'referee' } }): Row => ({
      type: 'warning',
      participant: 1,
      ...more,
    });
    const after = (...warnings: readonly Row[]) => {
      const line = report(start(2), ...moves(1, 30), ...warnings).table.find(({ number }) => number === 1)!;
      return [line.points, line.warnings, line.excluded];
    };
    expect(after(warning(), warning())).toEqual([30, 2, false]);
    expect(after(warning(), warning(), warning({}))).toEqual([30, 3, false]);
    expect(after(warning(), warning(), warning())).toEqual([-70, 3, false]);
    expect(after(warning(), warning(), warning(), warning())).toEqual([-70, 4, true]);
    const by = (yes: number, of: number) => warning({ confirmed: { by: 'players', yes, of } });
    expect(codes(start(2), by(2, 9))).toEqual(['too-few']);
    expect(codes(start(2), by(2, 8))).toEqual([]);
  });
});

describe('I-29l, I-29n: the master', () => {
  const begin = [start(2), draw('MATKAIV'), lays(1, 'MATKA'), lays(2, 'TIK')];

  test('the best valid one of the players; another only by the referee, never a worse one', () => {
    expect(codes(...begin, laid('TIK'))).toEqual(['below-answer']);
    expect(codes(...begin, laid('MATKA', 'D8'))).toEqual(['nobody-laid-it']);
    expect(codes(...begin, { ...laid('MATKA', 'D8'), by: 'referee' })).toEqual([]);
    expect(codes(...begin, judged(false, 'MATKA'), laid('TIK'))).toEqual([]);
  });

  test('the machine’s best where the rules say so: then everybody is measured by it', () => {
    const rules = { preset: 'slovak-duplicate', with: { master: 'machine' } };
    const told = report(start(2, { rules }), draw('MATKAIV'), lays(1, 'TIK'), laid('MATKA'), END);
    expect(told.table[0]).toMatchObject({ number: 1, points: 8, maxima: 0, percentage: 50 });
  });
});
