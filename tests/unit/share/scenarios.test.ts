import { describe, expect, test } from 'vitest';
import { replay } from '../../../src/domain/table/game.ts';
import { readGameFile } from '../../../src/share/gameFile/gameFile.ts';
import { replayReport } from '../../../src/share/gameFile/report.ts';
import examples from '../../fixtures/examples.json';
import scenarios from '../../fixtures/scenarios.json';

/** Games written down as files, with results counted by hand: what a stranger would do with the README of `src/share/gameFile`. */
describe('game files, counted by hand', () => {
  test.each(scenarios as readonly { title: string; file: object; expect: object }[])(
    '$title',
    ({ file, expect: wanted }) => {
      expect(reportOf(file)).toMatchObject(wanted);
    },
  );
});

describe('board scoring by way of a game file, worked examples', () => {
  const PRESET: Record<string, unknown> = {
    pl: 'pinczow-school',
    en: 'english-school',
    sk: { preset: 'home', with: { language: 'sk' } },
  };
  type Word = { pos: string; word: string; down?: boolean; blanks?: number[] };
  const placed = ({ pos, word, down = false, blanks = [] }: Word) => ({
    at: pos,
    down,
    word: [...word].map((letter, i) => (blanks.includes(i) ? letter.toLowerCase() : letter)).join(''),
  });

  test.each(examples.scoring)('$id $play.word = $total', ({ lang, setup, play, total, bingo, tiles }) => {
    const board = (setup as Word[]).map(placed);
    const takeover = setup.length > 0 ? { takeover: { scores: [0, 0], board } } : {};
    const report = reportOf({
      format: 'sprawdzam-game',
      version: 1,
      facts: [
        { at: 0, type: 'start', rules: PRESET[lang], players: ['A', 'B'], ...takeover },
        { at: 0, type: 'play', seat: 0, points: total, placement: placed(play as Word) },
      ],
    });
    expect(report).toMatchObject({ ok: true, turns: [{ counted: total, bonus: bingo, tiles }] });
  });
});

describe('what the report says', () => {
  const game = (...facts: object[]) => reportOf({ format: 'sprawdzam-game', version: 1, facts });
  const start = { at: 0, type: 'start', rules: 'pinczow-school', players: ['A', 'B'] };
  const play = (seat: number, points: number) => ({ at: 0, type: 'play', seat, points });

  test('a refused correction has its own number, apart from that of the fact it would break', () => {
    const { refused } = game(start, play(0, 20), play(1, 30), { at: 0, type: 'retract', target: 1 });
    expect(refused).toEqual([
      { index: 3, code: 'would-break', breaks: { index: 2, code: 'not-your-turn', turn: 0 } },
    ]);
  });

  test('the sums after each fact, turn or not, taken or refused', () => {
    const penalty = { at: 0, type: 'penalty', seat: 1, points: -5, reason: 'telefon' };
    expect(game(start, play(0, 20), penalty, play(0, 9), play(1, 30))).toMatchObject({
      sums: [
        [20, 0],
        [20, 25],
      ],
      scoresAfter: [
        [0, 0],
        [20, 0],
        [20, -5],
        [20, -5],
        [20, 25],
      ],
    });
  });

  test('a last move that is not accepted yet has ended nothing (001 §5.1)', () => {
    const takeover = { scores: [300, 290], bag: 0, racks: [3, 2] };
    const before = [
      { ...start, rules: 'three-games', consents: [0, 1], takeover },
      { ...play(0, 15), tiles: 3 },
    ];
    expect(game(...before)).toMatchObject({ phase: 'accepting', end: null, final: null });
    const challenged = [...before, { at: 0, type: 'challenge', by: 1, words: ['ŚO'] }];
    expect(game(...challenged)).toMatchObject({ phase: 'challenged', end: null });
    const accepted = game(...before, { at: 0, type: 'rack', seat: 1, letters: 'LO' });
    expect(accepted).toMatchObject({ phase: 'over', end: { reason: 'out', seat: 0 }, final: [318, 287] });
  });

  test('more than ten minutes over: the winner is known before a rack is (WESPA)', () => {
    const takeover = { scores: [300, 90], left: [-600_000, 60_000] };
    const lost = game({ ...start, rules: 'wespa', takeover }, { at: 1, type: 'timeout', seat: 0 });
    expect(lost).toMatchObject({
      end: { reason: 'overtime' },
      final: null,
      winner: 1,
      decidedBy: 'overtime',
    });
  });

  test('who begins is what the draw says, unless somebody says otherwise', () => {
    expect(game({ ...start, draw: [['Ą', 'A']] })).toMatchObject({ ok: true, turn: 1 });
    expect(game({ ...start, draw: [['Ą', 'A']], first: 0 })).toMatchObject({
      refused: [{ index: 0, code: 'draw-disagrees', starts: 1 }],
    });
  });
});

function reportOf(file: object) {
  const read = readGameFile(JSON.stringify(file));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return replayReport(replay(read.value.entries), null);
}
