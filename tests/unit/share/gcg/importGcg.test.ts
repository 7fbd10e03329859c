import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { resultOf } from '../../../../src/domain/table/finalScore.ts';
import { current } from '../../../../src/domain/table/game.ts';
import { decodeGcg } from '../../../../src/share/gcg/decodeGcg.ts';
import { importGcg } from '../../../../src/share/gcg/importGcg.ts';
import { writeGcg } from '../../../../src/share/gcg/writeGcg.ts';

const HEAD = '#character-encoding UTF-8\n#player1 anna Anna Nowak\n#player2 jan Jan Kot\n';
const POLISH = `${HEAD}#tile-distribution polish\n`;

function read(text: string) {
  const imported = importGcg(text, 0);
  if (!imported.ok) throw new Error(JSON.stringify(imported.error));
  const { game, differences } = imported.value;
  return { game, differences, state: current(game)! };
}

const turnsOf = (text: string) =>
  read(text).state.turns.map(({ seat, kind, points }) => `${seat} ${kind} ${points}`);

describe('what other programs write', () => {
  test.each([
    ['rack and sum', '>anna: KOTAABC 8H KOT +10 10'],
    ['no rack', '>anna: 8H KOT +10 10'],
    ['no sum', '>anna: KOT 8H KOT +10'],
    ['no sign before the points', '>anna: KOT 8H KOT 10 10'],
    ['a small letter for the column', '>anna: KOT 8h KOT +10 10'],
    ['many blanks', '>anna:   KOT\t8H   KOT  +10   10  '],
    ['the words across behind the sum', '>anna: KOT 8h KOT +10 10 KO, ET'],
    ['the nick in other capitals', '>Anna: KOT 8H KOT +10 10'],
    ['the full name instead of the nick', '>Anna Nowak: KOT 8H KOT +10 10'],
    ['a remark behind the sum', '>anna: KOT 8H KOT +10 10 (best by 3)'],
  ])('%s', (_, line) => {
    expect(turnsOf(POLISH + line)).toEqual(['0 play 10']);
    expect(read(POLISH + line).differences).toEqual([]);
  });

  test('a byte order mark, Windows line ends, unknown pragmas, racks nobody can trust, notes', () => {
    const text = `\uFEFF${POLISH}#weird thing\n#rack1 ABC\n>anna: KOT 8H KOT +10 10\n#note nice #rack2\n>jan: A J8 .A +3 3\n`;
    expect(turnsOf(text.replaceAll('\n', '\r\n'))).toEqual(['0 play 10', '1 play 3']);
  });

  test('dots, brackets and the letters themselves all say what lies there already', () => {
    for (const tiles of ['.A', '(T)A', 'TA']) {
      expect(turnsOf(`${POLISH}>anna: KOT 8H KOT +10 10\n>jan: A J8 ${tiles} +3 3`)).toEqual([
        '0 play 10',
        '1 play 3',
      ]);
    }
  });

  test('a pass, an exchange by letters and by number, and who is not first on the list may begin', () => {
    const text = `${POLISH}>jan: ABC - +0 0\n>anna: ABC -ĄŚ +0 0\n>jan: ABC -3 +0 0\n>anna: KOT 8H KOT +10 10`;
    expect(turnsOf(text)).toEqual(['1 pass 0', '0 exchange 0', '1 exchange 0', '0 play 10']);
    expect(read(text).state.start.first).toBe(1);
  });

  test('a word that came off stands on the sheet with its place', () => {
    const { state, differences } = read(
      `${POLISH}>anna: KTO 8H KTO +10 10\n>anna: KTO -- -10 0\n>jan: ? - +0 0`,
    );
    expect(state.turns[0]).toMatchObject({
      kind: 'loss',
      announced: 10,
      placement: { at: 'H8', word: 'KTO' },
    });
    expect(state.board?.tiles).toBe(0);
    expect(differences).toEqual([]);
  });

  test.each(['-- +0 0', '--  -10 0', '-- 10 0'])('a word comes off with its points: %s', (back) => {
    const { state, differences } = read(
      `${POLISH}>anna: KTO 8H KTO +10 10\n>anna: KTO ${back}\n>jan: A - +0 0`,
    );
    expect(state.scores).toEqual([0, 0]);
    expect(differences).toEqual([]);
  });

  test('a minus behind a plus is a minus', () => {
    const { state } = read(`${POLISH}>anna: KOT 8H KOT +10 10\n>jan: A (time) +-20 -20`);
    expect(state.scores).toEqual([10, -20]);
  });

  test('points for a challenge and for time stand beside the moves', () => {
    const { state } = read(
      `${POLISH}>anna: KOT 8H KOT +10 10\n>anna: KOT (challenge) +5 15\n>jan: A (time) -20 -20`,
    );
    expect(state.scores).toEqual([15, -20]);
  });

  test.each([
    ['>jan: AB (rack penalty) -4 -4', [10, -4]],
    ['>jan: (Time Penalty) -30 -30', [10, -30]],
    ['>jan: AB (overtime) -10 -10', [10, -10]],
    ['>JAN: AB (CHALLENGE) +5 5', [10, 5]],
    ['>jan: (TIME) -10 -10', [10, -10]],
  ])('points under any name are kept: %s', (line, scores) => {
    const { state, differences } = read(`${POLISH}>anna: KOT 8H KOT +10 10\n${line}`);
    expect(state.scores).toEqual(scores);
    expect(differences).toEqual([]);
  });

  test('a rack of TIME is a rack', () => {
    const { differences } = read(`${POLISH}>anna: KOT 8H KOT +10 10\n>anna: (TIME) +12 22`);
    expect(differences).toEqual([{ line: 6, why: 'not-over' }]);
  });

  test('an exchange whose number stands apart', () => {
    expect(turnsOf(`${POLISH}>anna: ABC - 3 +0 0`)).toEqual(['0 exchange 0']);
  });

  test('what a note says of a turn is known: its time, the words that were judged, points beside it', () => {
    const { state } = read(
      `${POLISH}>anna: KOT 8H KOT +10 10\n#note time 01:40; judged KOT valid; referee -10 for player 2: late\n>jan: A - +0 0\n#note lost turn QQ; time 00:07; judged QQ invalid`,
    );
    expect(state.turns.map(({ took }) => took)).toEqual([100_000, 7_000]);
    expect(state.challenges.map(({ valid }) => valid)).toEqual([true, false]);
    expect(state.adjustments).toMatchObject([{ seat: 1, points: -10, reason: 'late' }]);
    expect(state.turns[1]).toMatchObject({ kind: 'loss', words: ['QQ'] });
  });

  test('bytes without an encoding line are UTF-8 if they can be, otherwise Windows-1250; a named one is believed', () => {
    const line = '#player1 żuk Żuk\n';
    expect(decodeGcg(new TextEncoder().encode(line))).toBe(line);
    expect(decodeGcg(Uint8Array.from([0x23, 0x20, 0xbf, 0xaf]))).toBe('# żŻ');
    expect(decodeGcg(Uint8Array.from([0xfe, 0xff, 0x00, 0x23, 0x01, 0x7b]))).toBe('#Ż');
    const latin2 = [...'#character-encoding ISO-8859-2\n'].map((sign) => sign.charCodeAt(0));
    expect(decodeGcg(Uint8Array.from([...latin2, 0xb1, 0xb6]))).toContain('ąś');
  });

  test('the language is the one named, or the one that counts the points best', () => {
    const english = '#player1 a A\n#player2 b B\n>a: QUIZ 8G QUIZ +44 44\n>b: A I7 A. +3 3';
    expect(read(english).state.rules.language).toBe('en');
    expect(read(`${HEAD}>anna: KOŃ 8H KOŃ +20 20`).state.rules.language).toBe('pl');
    expect(read(`${HEAD}#lexicon OSPS50\n>anna: KOT 8H KOT +8 8`).state.rules.language).toBe('pl');
  });
});

/** A whole game of real words, up to its last move. */
const WHOLE = readFileSync(new URL('./wholeGame.gcg', import.meta.url), 'utf8');

describe('the end', () => {
  const almost = (end: string) =>
    `${POLISH}>anna: KOT 8H KOT +10 10\n>jan: A - +0 0\n>anna: A - +0 10\n${end}`;

  test('by passes: each loses the own rack, with and without the rack in front', () => {
    for (const [first, second] of [
      ['>anna: AB (AB) -4 6', '>jan: ĄA (ĄA) -6 -6'],
      ['>anna: (AB) -4 6', '>jan: (ĄA) -6 -6'],
    ]) {
      const { state, differences } = read(almost(`${first}\n${second}`));
      expect(resultOf(state)?.columns.map(({ total }) => total)).toEqual([6, -6]);
      expect(differences).toEqual([]);
    }
  });

  /** Anna goes out with the last tile; Jan keeps WÓ. */
  const out = (end: string) => `${WHOLE}${end}`;

  test.each([
    ['twice', '>anna: (WÓ) +12 373', [373, 290]],
    ['once', '>anna: (WÓ) +6 367', [367, 290]],
    ['to the one and from the other', '>anna: (WÓ) +6 367\n>jan: WÓ (WÓ) -6 284', [367, 284]],
    ['the loser first', '>jan: WÓ (WÓ) -6 284\n>anna: (WÓ) +6 367', [367, 284]],
    ['from the loser only, without the rack in front', '>jan: (WÓ) -6 284', [361, 284]],
    ['from the loser only', '>jan: WÓ (WÓ) -6 284', [361, 284]],
    ['twice, and time', '>anna: (WÓ) +12 373\n>jan: WÓ (time) -20 270', [373, 270]],
  ])('going out, points %s: the final score is the file’s', (_, lines, totals) => {
    const { state, differences } = read(out(lines));
    expect(differences).toEqual([]);
    expect(resultOf(state)?.columns.map(({ total }) => total)).toEqual(totals);
  });

  test('a line of the end that stands there twice counts once, whoever is listed first', () => {
    const twice = out('>anna: (WÓ) +6 367\n>anna: (WÓ) +6 367');
    const swapped = twice.replace(/#player1 (.*\n)#player2 (.*\n)/, '#player1 $2#player2 $1');
    const totals = (text: string) => resultOf(read(text).state)?.columns.map(({ total }) => total);
    expect(totals(twice)).toEqual([367, 290]);
    expect(totals(swapped)).toEqual([290, 367]);
  });

  test('the other player accepts the last word by a pass', () => {
    const { state, differences } = read(out('>jan: WÓ - +0 290\n>anna: (WÓ) +12 373'));
    expect(differences).toEqual([]);
    expect(resultOf(state)?.columns.map(({ total }) => total)).toEqual([373, 290]);
  });

  test('letters that are not those that lie nowhere are told, and the file’s points stay', () => {
    const { state, differences } = read(out('>anna: (LÓ) +14 375'));
    expect(differences).toEqual([
      { line: WHOLE.split('\n').length, why: 'rack-tiles', rack: 'LÓ', left: 'ÓW' },
    ]);
    expect(resultOf(state)?.columns.map(({ total }) => total)).toEqual([375, 290]);
  });

  test('what no line explains is told and kept, so that each ends with what the file gives', () => {
    const { state, differences } = read(
      `${almost('')}>jan: KOT 8H KOT +10 10`.replace('A - +0 10', 'A -- -10 0'),
    );
    expect(differences).not.toEqual([]);
    expect(state.scores).toEqual([0, 10]);
  });

  test('letters that are worth something else than the file says: told, and the file’s points stay', () => {
    const { state, differences } = read(almost('>anna: AB (AB) -5 5\n>jan: ĄA (ĄA) -6 -6'));
    expect(differences).toEqual([{ line: 8, why: 'rack', file: -5, counted: -4 }]);
    expect(resultOf(state)?.columns.map(({ total }) => total)).toEqual([5, -6]);
  });

  test('an end that the moves do not lead to keeps its points', () => {
    const { state, differences } = read(`${POLISH}>anna: KOT 8H KOT +10 10\n>anna: (ĄA) +12 22`);
    expect(differences).toEqual([{ line: 6, why: 'not-over' }]);
    expect(state.scores).toEqual([22, 0]);
  });
});

describe('what does not agree is told, and the file’s value stays', () => {
  test.each([
    ['other points', '>anna: KOT 8H KOT +12 12', { line: 5, why: 'points', file: 12, counted: 10 }],
    ['another sum', '>anna: KOT 8H KOT +10 11', { line: 5, why: 'sum', file: 11, counted: 10 }],
    [
      'not on the centre',
      '>anna: KOT 1A KOT +10 10',
      { line: 5, why: 'place', error: { why: 'misses-centre' } },
    ],
    ['over the edge', '>anna: KOT 8N KOT +10 10', { line: 5, why: 'place', error: { why: 'off-the-board' } }],
    [
      'a dot where nothing lies',
      '>anna: KOT 8H K.T +10 10',
      { line: 5, why: 'place', error: { why: 'nothing-laid' } },
    ],
    [
      'a word that comes off with other points than it had, and the sums say so',
      '>anna: KTO 8H KTO +13 13\n>anna: KTO -- -10 0',
      { line: 6, why: 'sum', file: 0, counted: 3 },
    ],
    ['two Ź', '>anna: ŹŹ 8H ŹŹ +40 40', { line: 5, why: 'tile', letter: 'Ź' }],
    ['nothing to take back', '>anna: KOT -- -10 -10', { line: 5, why: 'nothing-to-take-back' }],
  ])('%s', (_, line, difference) => {
    expect(read(POLISH + line).differences).toEqual([difference]);
  });

  test('how long a turn took is known only where a note says so', () => {
    const text = `${POLISH}>anna: KOT 8H KOT +10 10\n>jan: A J8 .A +3 3\n#note time 00:07`;
    expect(read(text).state.turns.map(({ took }) => took)).toEqual([0, 7_000]);
  });

  test('the turn that a file leaves out is a pass', () => {
    const { differences } = read(`${POLISH}>anna: KOT 8H KOT +10 10\n>anna: A J8 .A +3 13`);
    expect(differences).toEqual([{ line: 6, why: 'turn-missing', name: 'Jan Kot' }]);
  });

  test('after a move without a place the rest has its points, and its place where it can', () => {
    const text = `${POLISH}>anna: KOT 1A KOT +10 10\n>jan: ABC 8H ABC +12 12`;
    expect(turnsOf(text)).toEqual(['0 play 10', '1 play 12']);
    expect(read(text).differences).toHaveLength(1);
    expect(read(text).game.facts.at(-1)).toMatchObject({ placement: { at: 'H8', word: 'ABC' }, tiles: 3 });
    expect(writeGcg(read(text).game, { profile: 'all' })).toMatchObject({
      ok: false,
      error: { why: 'no-place' },
    });
  });
});

describe('what cannot be read is refused with its line', () => {
  test.each([
    ['', { why: 'not-gcg' }],
    ['hello', { why: 'not-gcg' }],
    ['#player1 a A\n>a: KOT 8H KOT +10 10', { why: 'no-players' }],
    [HEAD, { why: 'no-moves' }],
    ['#player1 a A\n#player2 a B\n>a: KOT 8H KOT +10 10', { why: 'same-nick', nick: 'a' }],
    [`${HEAD}>eva: KOT 8H KOT +10 10`, { why: 'unknown-player', line: 4, nick: 'eva' }],
    [`${HEAD}>anna: KOT 8H KOT`, { why: 'unreadable-line', line: 4 }],
    [`${HEAD}>anna: KOT 8H KOT -10 -10`, { why: 'unreadable-line', line: 4 }],
    [`${HEAD}>anna: KOT 8H KOT +2001 2001`, { why: 'unreadable-line', line: 4 }],
    [`${HEAD}>anna: +10 10`, { why: 'unreadable-line', line: 4 }],
    [`${HEAD}>anna: KOT 8H KOT KOT +10 10`, { why: 'unreadable-line', line: 4 }],
    [
      '#player1 a A\n#player2 b B\n#player3 c C\n#player4 d D\n#player5 e E\n>a: KOT 8H KOT +10 10',
      { why: 'too-many-players' },
    ],
    [`${HEAD}${'\n'.repeat(3_000)}`, { why: 'too-many-lines' }],
    [HEAD + ' '.repeat(400_000), { why: 'too-large' }],
  ])('%j', (text, error) => {
    expect(importGcg(text, 0)).toMatchObject({ ok: false, error });
  });
});

describe('what is written', () => {
  test('a game begun on paper is not', () => {
    const { game } = read(`${POLISH}>anna: KOT 8H KOT +10 10`);
    const [first, ...rest] = game.states;
    const start = { ...first!.start, takeover: { scores: [0, 0] } };
    const taken = { ...game, states: [first!, ...rest].map((state) => ({ ...state!, start })) };
    expect(writeGcg(taken, { profile: 'all' })).toEqual({ ok: false, error: { why: 'taken-over' } });
  });

  test.each([
    ['OSPS', '52', 'OSPS52'],
    ['OSPS 52', '2026', 'OSPS52'],
    ['CSW24', '', 'CSW24'],
  ])('the list %s, %s is named as a file that programs look for', (name, edition, line) => {
    const { game } = read(`${POLISH}>anna: KOT 8H KOT +10 10`);
    const lexicon = { name, ...(edition && { edition }) };
    const states = game.states.map((state) => ({ ...state!, start: { ...state!.start, lexicon } }));
    const text = writeGcg({ ...game, states }, { profile: 'all' });
    expect(text.ok && text.value).toContain(`#lexicon ${line}\n`);
  });

  test('up to a line, and two of one name are told apart', () => {
    const twins = '#player1 a Jan Kot\n#player2 b Jan Kot\n#tile-distribution polish\n';
    const { game } = read(`${twins}>a: KOT 8H KOT +10 10\n>b: A J8 .A +3 3`);
    const text = writeGcg(game, { profile: 'all', upTo: 1 });
    expect(text).toEqual({
      ok: true,
      value: [
        '#character-encoding UTF-8',
        '#player1 Jan_Kot Jan Kot',
        '#player2 Jan_Kot_2 Jan Kot 2',
        '#tile-distribution polish',
        '>Jan_Kot: KOT 8H KOT +10 10',
        '',
      ].join('\n'),
    });
  });
});
