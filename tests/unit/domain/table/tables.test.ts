import { describe, expect, test } from 'vitest';
import { clockText, leftAt, overtimePoints } from '../../../../src/domain/clock/clock.ts';
import { PRESETS } from '../../../../src/domain/rules/presets.ts';
import type { GameFact } from '../../../../src/domain/table/fact.ts';
import { drawOutcome, drawResult } from '../../../../src/domain/tiles/startingDraw.ts';
import { TILE_SETS } from '../../../../src/domain/tiles/tileSet.ts';
import { begin, challenge, exchange, pass, play, rulesOf, Script, startOf, stop, verdict } from './script.ts';

describe('tile sets: 98 letters and 2 blanks', () => {
  test.each([
    ['pl', 32, 190],
    ['en', 26, 187],
    ['sk', 47, 267],
  ] as const)('%s has %i letters in its alphabet and %i points', (language, letters, points) => {
    const { alphabet, tiles, total } = TILE_SETS[language];
    expect(alphabet).toHaveLength(letters);
    expect(new Set(alphabet).size).toBe(letters);
    expect(total).toBe(100);
    expect([...tiles.values()].reduce((sum, tile) => sum + tile.count * tile.points, 0)).toBe(points);
    expect([...tiles.keys()].filter((letter) => letter !== '?' && !alphabet.includes(letter))).toEqual([]);
  });
});

describe('exchange allowed? (000, 003 Wymiana płytek; 001 §4.2.1; 002 §7)', () => {
  const rows: [string, number, number, number, string | null][] = [
    ['pinczow-school', 8, 5, 1, null],
    ['pinczow-open', 8, 5, 1, null],
    ['pinczow-school', 7, 0, 1, 'bag-too-small'],
    ['pinczow-open', 7, 0, 1, 'bag-too-small'],
    ['three-games', 7, 2, 7, null],
    ['three-games', 7, 3, 1, 'exchange-limit'],
    ['three-games', 6, 0, 1, 'bag-too-small'],
    ['english-school', 7, 2, 3, null],
    ['english-school', 40, 3, 1, 'exchange-limit'],
  ];
  test.each(rows)('%s: bag %i, %i made, wants %i → %s', (preset, bag, used, wants, why) => {
    const takeover = { scores: [0, 0], bag, racks: [7, 7], exchanges: [used, 0] };
    const refusal = begin(preset, { takeover }).given(stop(0)).when(exchange(0, wants));
    expect(refusal?.why ?? null).toBe(why);
  });

  test('the refusal carries the numbers (I-24: 8 in 000 and 003, 7 in 001)', () => {
    const takeover = { scores: [0, 0], bag: 6, racks: [7, 7] };
    const when = (preset: string) => begin(preset, { takeover }).given(stop(0)).when(exchange(0, 1));
    expect(when('pinczow-school')).toEqual({ why: 'bag-too-small', need: 8, has: 6 });
    expect(when('three-games')).toEqual({ why: 'bag-too-small', need: 7, has: 6 });
  });
});

describe('starting draw (000, 003 Zasady gry; 001 §3.1; 002 §1)', () => {
  const starts = (seat: number) => ({ kind: 'starts', seat });
  const again = (...seats: number[]) => ({ kind: 'again', seats });
  const rows: [string[], string[], object][] = [
    [['pinczow-school', 'three-games', 'pinczow-open'], ['Ą', 'A'], starts(1)],
    [['pinczow-school', 'three-games', 'pinczow-open'], ['Ł', 'M'], starts(0)],
    [['pinczow-school', 'three-games', 'pinczow-open'], ['Ż', 'Ź'], starts(1)],
    [['pinczow-school', 'three-games', 'pinczow-open'], ['Ó', 'P'], starts(0)],
    [['three-games'], ['?', 'Ą'], starts(0)],
    [['three-games', 'english-school'], ['?', 'A'], again(0, 1)],
    [['english-school'], ['C', 'C', 'F'], again(0, 1)],
    [['wespa'], ['?', 'A'], starts(0)],
  ];
  for (const [presets, drawn, outcome] of rows) {
    test.each(presets)(`%s: ${drawn.join(' ')} → ${JSON.stringify(outcome)}`, (preset) => {
      const rules = rulesOf(preset);
      expect(drawOutcome(TILE_SETS[rules.language], rules.startingDraw, drawn)).toEqual(outcome);
    });
  }

  test('Slovak table rules: who draws the joker draws again', () => {
    const rule = { blank: 'draw-again', equal: 'the-equal' } as const;
    expect(drawOutcome(TILE_SETS.sk, rule, ['?', 'Č'])).toEqual(again(0));
    expect(drawOutcome(TILE_SETS.sk, rule, ['Č', 'D'])).toEqual(starts(0));
  });

  test('only the equal and best draw again; the others wait', () => {
    const { language, startingDraw } = rulesOf('english-school');
    expect(drawOutcome(TILE_SETS[language], startingDraw, ['C', 'B', null])).toEqual(starts(1));
    expect(
      drawOutcome(TILE_SETS[language], { ...startingDraw, equal: 'everybody' }, ['C', 'C', 'F']),
    ).toEqual(again(0, 1, 2));
  });

  test('the whole draw: in a later round only those count who had to draw again', () => {
    const { startingDraw } = rulesOf('english-school');
    // One sign per seat and one word per round; a dot is a seat that does not draw.
    const read = (rounds: string, rule = startingDraw) => {
      const draws = rounds.split(' ').map((round) => [...round].map((sign) => (sign === '.' ? null : sign)));
      return drawResult(TILE_SETS.en, rule, draws, 3);
    };
    expect(read('CCF DB.')).toEqual(starts(1));
    expect(read('CCF DBA')).toEqual(starts(1));
    expect(read('CCF DD.')).toEqual(again(0, 1));
    expect(read('CCF D..')).toEqual(again(1));
    expect(read('CD')).toEqual(again(2));
    expect(read('CDE ZAA')).toEqual(starts(0));
    expect(read('CCF DBA', { ...startingDraw, equal: 'everybody' })).toEqual(starts(2));
    const redrawn = { ...startingDraw, blank: 'draw-again' } as const;
    expect(read('?CF D..', redrawn)).toEqual(starts(1));
    expect(read('?CF BCF', redrawn)).toEqual(starts(0));
  });

  test('a game does not start against its own draw', () => {
    const rules = rulesOf('pinczow-school');
    const start = (draw: string[][], first: number) => () => new Script(startOf(rules, { draw, first }));
    expect(start([['Ł', 'M']], 1)).toThrow('draw-disagrees');
    expect(start([['M', 'M']], 0)).toThrow('draw-undecided');
    expect(start([['M', 'Q']], 0)).toThrow('foreign-letter');
    expect(
      start(
        [
          ['M', 'M'],
          ['N', 'K'],
        ],
        1,
      )().state.phase,
    ).toEqual({ name: 'thinking', seat: 1 });
  });
});

describe('challenge in regulation 001 (§4.5): a move that formed KLAS, XYZ (invalid), DOM', () => {
  const laid = () => begin('three-games').given(stop(0));

  test('before the mover stopped the move it is void, and the move can be changed', () => {
    const script = begin('three-games');
    expect(script.when(challenge(1, 'KLAS'))).toEqual({ why: 'clock-not-stopped' });
    expect(script.when(stop(0))).toBeNull();
  });

  test('KLAS, DOM in time: the move stands, XYZ cannot be added any more', () => {
    const script = laid().given(challenge(1, 'KLAS', 'DOM'));
    expect(script.when(challenge(1, 'KLAS', 'DOM', 'XYZ'))).toEqual({ why: 'already-challenged', by: 1 });
    expect(script.when(verdict({ KLAS: true, DOM: true, XYZ: false }))).toMatchObject({ why: 'other-words' });
    script.given(verdict({ KLAS: true, DOM: true }));
    expect(script.when(challenge(1, 'XYZ'))).toEqual({ why: 'already-challenged', by: 1 });
    script.given(play(0, 20, 4));
    expect(script.state.scores).toEqual([20, 0]);
    expect(script.state.phase).toEqual({ name: 'thinking', seat: 1 });
  });

  test('XYZ in time: strata, no points, the tiles are back', () => {
    const script = laid().given(challenge(1, 'xyz'), verdict({ XYZ: false }));
    expect(script.when(play(0, 20, 4))).toEqual({ why: 'must-take-back' });
    script.given({ type: 'loss', seat: 0 });
    expect(script.state.scores).toEqual([0, 0]);
    expect(script.state.tiles).toEqual({ bag: 86, racks: [7, 7] });
    expect(script.state.turns[0]).toMatchObject({ kind: 'loss', words: ['XYZ'] });
    expect(script.state.phase).toEqual({ name: 'thinking', seat: 1 });
  });

  test('the place of a word that comes off stays on its line, and must be one where it could lie', () => {
    const challenged = (at: string): GameFact => ({
      type: 'challenge',
      by: 1,
      words: ['KYZ'],
      placement: { at, word: 'KYZ' },
    });
    expect(laid().when(challenged('A1'))).toMatchObject({
      why: 'placement',
    });
    const script = laid().given(challenged('H8'), verdict({ KYZ: false }), { type: 'pass', seat: 1 });
    expect(script.state.turns[0]).toMatchObject({ kind: 'loss', placement: { at: 'H8', word: 'KYZ' } });
    expect(script.state.board?.tiles).toBe(0);
  });

  test('KLAS, XYZ, then only KLAS: no change, XYZ is checked', () => {
    const script = laid().given(challenge(1, 'KLAS', 'XYZ'));
    expect(script.when(verdict({ KLAS: true }))).toMatchObject({
      why: 'other-words',
      words: ['KLAS', 'XYZ'],
    });
    script.given(verdict({ KLAS: true, XYZ: false }), { type: 'loss', seat: 0 });
    expect(script.state.turns[0]!.kind).toBe('loss');
  });

  test('after the value was recorded it is void, though XYZ is no word', () => {
    const script = laid().given(play(0, 20, 4));
    expect(script.when(challenge(1, 'XYZ'))).toEqual({ why: 'move-recorded' });
  });

  test('nobody challenges the own move', () => {
    expect(laid().when(challenge(0, 'KLAS'))).toEqual({ why: 'own-move' });
  });
});

test('clock, regulation 000 (Czas gry): the timeline of the worked example', () => {
  const at = (minutes: number, seconds: number) => (minutes * 60 + seconds) * 1_000;
  const script = begin('pinczow-school');
  const t0 = script.now;
  const left = (moment: number) =>
    [0, 1].map((seat) => clockText(leftAt(script.state.rules.clock, script.state.clock, seat, t0 + moment)));
  const facts: [number, GameFact | null, string, string][] = [
    [at(1, 30), stop(0), '13:30', '15:00'],
    [at(1, 50), play(0, 12, 3), '13:30', '15:00'],
    [at(4, 5), stop(1), '13:30', '12:45'],
    [at(4, 10), challenge(0, 'RYBA'), '13:30', '12:45'],
    [at(5, 40), verdict({ RYBA: true }), '13:30', '12:45'],
    [at(5, 45), play(1, 16, 4), '13:30', '12:45'],
    [at(6, 0), null, '13:15', '12:45'],
  ];
  expect(left(0)).toEqual(['15:00', '15:00']);
  for (const [moment, fact, a, b] of facts) {
    if (fact) expect(script.when(fact, t0 + moment)).toBeNull();
    expect(left(moment)).toEqual([a, b]);
  }
});

describe('the clock shows mm:ss rounded up; 00:00 only when the time is out (I-28)', () => {
  test.each([
    [900_000, '15:00'],
    [899_999, '15:00'],
    [899_000, '14:59'],
    [1_001, '00:02'],
    [1_000, '00:01'],
    [1, '00:01'],
    [0, '00:00'],
    [-999, '00:00'],
    [-1_000, '−00:01'],
    [-125_000, '−02:05'],
    [6_000_000, '100:00'],
  ])('%i ms → %s', (left, text) => expect(clockText(left)).toBe(text));

  test.each([
    [9_950, '10.0'],
    [9_900, '9.9'],
    [1, '0.1'],
    [0, '00:00'],
  ])('tenths: %i ms → %s', (left, text) => expect(clockText(left, true)).toBe(text));
});

describe('overtime: ten points for each started minute, at most ten minutes', () => {
  const { clock } = rulesOf('wespa');
  test.each([
    [0, 0],
    [1_000, -10],
    [60_000, -10],
    [61_000, -20],
    [125_000, -30],
    [600_000, -100],
  ])('%i ms over → %i', (over, points) => expect(overtimePoints(clock, -over)).toBe(points || 0));

  test('more than ten minutes over loses the game', () => {
    const script = begin('wespa');
    const limit = script.now + 35 * 60_000;
    expect(script.when({ type: 'timeout', seat: 0 }, limit)).toMatchObject({ why: 'time-left' });
    expect(script.when({ type: 'timeout', seat: 0 }, limit + 1)).toBeNull();
    expect(script.state.end).toMatchObject({ reason: 'overtime', seat: 0 });
  });

  test('exactly ten minutes over may still move', () => {
    const script = begin('wespa');
    expect(script.when(stop(0), script.now + 35 * 60_000)).toBeNull();
    const late = begin('wespa');
    expect(late.when(stop(0), late.now + 35 * 60_000 + 1)).toMatchObject({ why: 'out-of-time' });
  });
});

describe('presets', () => {
  test('each has an id of its own, a name, and says where its values come from', () => {
    expect(PRESETS.map(({ id }) => id).sort()).toEqual(
      ['english-school', 'home', 'pfs', 'pinczow-open', 'pinczow-school', 'three-games', 'wespa'].sort(),
    );
    for (const { name, sources } of PRESETS) {
      expect(name).not.toBe('');
      expect(sources.length).toBeGreaterThan(0);
    }
  });

  test('003: the time is asked for, there is no default', () => {
    const { clock } = PRESETS.find(({ id }) => id === 'pinczow-open')!;
    const rules = rulesOf('pinczow-open', { clock });
    expect(() => new Script(startOf(rules))).toThrow('time-not-set');
  });

  test('001 §6: no game on the phone without the consent of both', () => {
    const rules = rulesOf('three-games');
    expect(() => new Script(startOf(rules, { consents: [1] }))).toThrow('"seats":[0]');
  });

  test('a game without a clock is played without stopping anything', () => {
    const script = begin('home').given(play(0, 10), pass(1));
    expect(script.state.phase).toEqual({ name: 'thinking', seat: 0 });
    expect(script.when({ type: 'timeout', seat: 0 })).toEqual({ why: 'no-clock' });
  });
});
