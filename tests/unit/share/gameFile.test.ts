import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PRESETS, presetById } from '../../../src/domain/rules/presets.ts';
import type { GameEntry } from '../../../src/domain/table/fact.ts';
import { current, replay } from '../../../src/domain/table/game.ts';
import { type GameFileError, readGameFile, writeGameFile } from '../../../src/share/gameFile/gameFile.ts';
import { replayReport } from '../../../src/share/gameFile/report.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const START = { at: 0, type: 'start', rules: 'pfs', players: ['Anna', 'Marek'] };

/** One row of every kind, with every field it may have. */
const EVERY_KIND: Json[] = [
  {
    at: 0,
    type: 'start',
    rules: { preset: 'pfs', with: { name: 'Czwartek', clock: { time: 600_000 }, exchange: { limit: null } } },
    players: [{ name: 'Anna', club: 'Ghost' }, 'Marek'],
    first: 1,
    draw: [
      ['A', 'A'],
      ['C', 'B'],
    ],
    consents: [0, 1],
    table: '7',
    round: 'II',
    game: 2,
    tournament: 4_294_967_295,
    lexicon: { name: 'OSPS', edition: '50' },
    takeover: {
      scores: [100, 90],
      bag: 20,
      racks: [7, 7],
      left: [300_000, 280_000],
      exchanges: [1, 0],
      outOfTime: [],
      run: ['exchange', 'loss', 'pass'],
      board: [{ at: 'G8', word: 'DOm' }],
      lastMoves: [12, null],
    },
  },
  { at: 1, type: 'stop', seat: 1 },
  { at: 2, type: 'challenge', by: 0, words: ['KOT'], announced: 14 },
  {
    at: 3,
    type: 'verdict',
    words: [{ word: 'KOT', valid: true }],
    source: 'referee',
    lexicon: { name: 'OSPS', edition: '50' },
    reason: 'jest',
  },
  { at: 4, type: 'play', seat: 1, points: 14, tiles: 3, laid: 'KOt', words: ['KOT'], bonus: 0, bestWord: 14 },
  { at: 5, type: 'exchange', seat: 0, tiles: 2, bagAtLeast: 10 },
  { at: 6, type: 'pass', seat: 1 },
  { at: 7, type: 'loss', seat: 0, announced: 10, words: ['XYZ'] },
  { at: 8, type: 'pause', reason: 'herbata' },
  { at: 9, type: 'resume' },
  { at: 10, type: 'clock', add: [1_000, -1_000], reason: 'zapomniany zegar' },
  { at: 11, type: 'penalty', seat: 0, points: -5, reason: 'spóźnienie' },
  { at: 12, type: 'timeout', seat: 1, by: 'referee' },
  { at: 13, type: 'timeout', seat: 0, by: 'referee' },
  { at: 14, type: 'rack', seat: 0, letters: 'AEIKOWZ' },
  { at: 15, type: 'rack', seat: 1, value: 9 },
  { at: 16, type: 'amend', target: 4, fact: { type: 'play', seat: 1, points: 15, tiles: 3 } },
  { at: 17, type: 'retract', target: 16 },
  { at: 18, type: 'accept', seat: 0 },
  { at: 19, type: 'confirm', seat: 0 },
  { at: 20, type: 'play', seat: 0, points: 1, out: true, placement: { at: 'H8', down: true, word: 'KOT' } },
];

const file = (facts: readonly Json[], more: Record<string, Json> = {}) =>
  JSON.stringify({ format: 'sprawdzam-game', version: 1, facts, ...more });
const start = (more: Record<string, Json>) => file([{ ...START, ...more }]);

function entriesOf(source: string): readonly GameEntry[] {
  const read = readGameFile(source);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value.entries;
}

function errorOf(source: string): GameFileError {
  const read = readGameFile(source);
  if (read.ok) throw new Error('the file was read');
  return read.error;
}

function rulesOf(source: string) {
  const fact = entriesOf(source)[0]?.fact;
  return fact?.type === 'start' ? fact.rules : null;
}

describe('a game file', () => {
  test('is written and read back without a change', () => {
    const entries = entriesOf(file(EVERY_KIND));
    const again = readGameFile(writeGameFile({ id: 'ąę "x"', entries }));
    expect(again).toEqual({ ok: true, value: { id: 'ąę "x"', entries } });
  });

  test('the example of every kind is a game that replays but for the two rows that come too late', () => {
    const { refused } = replay(entriesOf(file(EVERY_KIND)));
    expect(refused.map(({ index, refusal }) => [index, refusal.why])).toEqual([
      [18, 'wrong-phase'],
      [20, 'game-over'],
    ]);
  });

  test('may carry an id and a note', () => {
    expect(readGameFile(file([], { id: 'a1', note: 'z kartki' }))).toMatchObject({ value: { id: 'a1' } });
  });

  test('players are names, or names with a club; the first seat starts unless another is named', () => {
    const [entry] = entriesOf(start({ players: ['Anna', { name: 'Marek', club: 'Ghost' }] }));
    expect(entry?.fact).toMatchObject({
      first: 0,
      players: [{ name: 'Anna' }, { name: 'Marek', club: 'Ghost' }],
    });
  });
});

describe('the rules of a game file', () => {
  test.each(PRESETS.map(({ id }) => id))('%s by name, and written out', (id) => {
    const preset = presetById(id);
    expect(rulesOf(start({ rules: id }))).toEqual(preset);
    expect(rulesOf(start({ rules: { preset: id } }))).toEqual(preset);
    expect(rulesOf(start({ rules: preset as unknown as Json }))).toEqual(preset);
  });

  test('a preset with changes keeps the rest', () => {
    const rules = {
      preset: 'pinczow-open',
      with: { clock: { time: 720_000 }, exchange: { smallestBag: 7 } },
    };
    const preset = presetById('pinczow-open')!;
    expect(rulesOf(start({ rules }))).toEqual({
      ...preset,
      clock: { ...preset.clock, time: 720_000 },
      exchange: { limit: null, smallestBag: 7 },
    });
  });

  test('another kind of clock brings its own values and keeps none of the old ones', () => {
    const clock = { kind: 'shared', time: 1_800_000, settling: 'nobody' };
    expect(rulesOf(start({ rules: { preset: 'three-games', with: { clock } } }))?.clock).toEqual(clock);
    const none = { kind: 'none' };
    expect(rulesOf(start({ rules: { preset: 'three-games', with: { clock: none } } }))?.clock).toEqual(none);
  });

  test('the word list they ask for: any, another edition, none, or not said as in older files', () => {
    const asked = (rules: Json) => rulesOf(start({ rules }))?.lexicon;
    expect(asked('pfs')).toEqual({ name: 'OSPS' });
    expect(asked({ preset: 'pfs', with: { lexicon: { edition: '52' } } })).toEqual({
      name: 'OSPS',
      edition: '52',
    });
    expect(asked({ preset: 'pfs', with: { lexicon: null } })).toBeNull();
    const { lexicon: _, ...older } = presetById('pfs')!;
    expect(rulesOf(start({ rules: JSON.parse(JSON.stringify(older)) }))).toEqual(older);
  });

  test.each<[string, Json, string]>([
    ['an unknown name', 'szachy', 'facts[0].rules'],
    ['an unknown name with changes', { preset: 'szachy', with: {} }, 'facts[0].rules.preset'],
    [
      'a word list without a name',
      { preset: 'pfs', with: { lexicon: { name: 7 } } },
      'facts[0].rules.lexicon.name',
    ],
    ['a misspelt key beside it', { preset: 'pfs', wiht: {} }, 'facts[0].rules.wiht'],
    ['an unknown value', { preset: 'pfs', with: { colour: 'red' } }, 'facts[0].rules.colour'],
    ['a wrong value', { preset: 'pfs', with: { rack: 'seven' } }, 'facts[0].rules.rack'],
    ['changes that are none', { preset: 'pfs', with: 5 }, 'facts[0].rules'],
    ['half a clock', { preset: 'home', with: { clock: { kind: 'move' } } }, 'facts[0].rules.clock.time'],
    ['part of a rule set', { rack: 7 }, 'facts[0].rules.mode'],
    ['no rules', null, 'facts[0].rules'],
  ])('%s: the place is named', (_title, rules, where) => {
    expect(errorOf(start({ rules }))).toMatchObject({ why: 'invalid', where });
  });
});

describe('what is not a game file is refused with the reason', () => {
  test('too large', () => {
    expect(errorOf(' '.repeat(2_000_001))).toEqual({ why: 'too-large', most: 2_000_000, got: 2_000_001 });
  });

  test.each(['', '{', 'ąę', '{"facts": NaN}', '[Infinity]', "{'format': 1}", '\u0000'])(
    'not JSON: %j',
    (source) => {
      expect(errorOf(source)).toEqual({ why: 'not-json' });
    },
  );

  test.each(['null', '5', '[]', '"x"', '{}', '{"format":"png","version":1}', '{"format":"sprawdzam-game"}'])(
    'not a game: %s',
    (source) => {
      expect(errorOf(source)).toEqual({ why: 'not-a-game' });
    },
  );

  test('of a later version', () => {
    expect(errorOf(file([], { version: 2, facts: 'of the future' }))).toEqual({
      why: 'newer-version',
      known: 1,
      got: 2,
    });
  });

  test.each<[string, Json[], Partial<Extract<GameFileError, { why: 'invalid' }>>]>([
    ['a row that is a number', [START, 5], { where: 'facts[1]', got: '5' }],
    ['a row that is a list', [[]], { where: 'facts[0]', got: 'a list' }],
    ['a row without a moment', [{ type: 'resume' }], { where: 'facts[0].at', got: 'missing' }],
    ['a moment before time', [{ at: -1, type: 'resume' }], { where: 'facts[0].at', expected: 'at least 0' }],
    ['half a millisecond', [{ at: 0.5, type: 'resume' }], { expected: 'a whole number', got: '0.5' }],
    ['no type', [{ at: 0 }], { where: 'facts[0].type', expected: 'given' }],
    ['an unknown type', [{ at: 0, type: 'cheat' }], { where: 'facts[0].type', got: '"cheat"' }],
    ['a negative seat', [{ at: 0, type: 'pass', seat: -1 }], { where: 'facts[0].seat', got: '-1' }],
    ['no seat', [{ at: 0, type: 'pass' }], { where: 'facts[0].seat', got: 'missing' }],
    ['a field too many', [{ at: 0, type: 'pass', seat: 0, x: 1 }], { where: 'facts[0].x', got: 'there' }],
    ['a seat by its name', [{ at: 0, type: 'pass', seat: 'A' }], { expected: 'a number', got: '"A"' }],
    ['a rack of nothing', [{ at: 0, type: 'rack', seat: 0 }], { where: 'facts[0]', got: 'not' }],
    [
      'a rack told twice',
      [{ at: 0, type: 'rack', seat: 0, letters: 'A', value: 2 }],
      { where: 'facts[0]', expected: 'a rack with either letters or value' },
    ],
    [
      'a player with a school',
      [{ ...START, players: ['A', { name: 'B', school: 'SP 3' }] }],
      { where: 'facts[0].players.1.school', got: 'there' },
    ],
    ['a name too long', [{ ...START, table: 'x'.repeat(21) }], { expected: 'at most 20 long', got: '21' }],
    [
      'an amendment of an amendment',
      [{ at: 0, type: 'amend', target: 0, fact: { type: 'amend' } }],
      { where: 'facts[0].fact.type' },
    ],
  ])('%s', (_title, facts, error) => {
    expect(errorOf(file(facts))).toMatchObject({ why: 'invalid', ...error });
  });

  test('a moment after the last that a slip can say, in 2106', () => {
    const most = 4_294_967_295_000;
    expect(entriesOf(file([{ ...START, at: most }]))).toHaveLength(1);
    expect(errorOf(file([START, { at: most + 1, type: 'resume' }]))).toEqual({
      why: 'impossible-date',
      where: 'facts[1].at',
      most,
      got: most + 1,
    });
  });

  test('more facts than a game can have', () => {
    const passes = Array.from({ length: 5_000 }, (_, at) => ({ at, type: 'pass', seat: at % 2 }));
    expect(entriesOf(file(passes))).toHaveLength(5_000);
    expect(errorOf(file([...passes, passes[0]!]))).toEqual({
      why: 'invalid',
      where: 'facts',
      expected: 'at most 5000 long',
      got: '5001',
    });
  });

  test('corrections that would read the game again and again, also by way of other corrections', () => {
    const rows = (correct: (index: number) => Json) => [
      START,
      ...Array.from({ length: 1_000 }, (_, at) => ({ at, type: 'play', seat: at % 2, points: 1 })),
      ...Array.from({ length: 1_000 }, (_, i) => correct(1_001 + i)),
    ];
    const amends = rows(() => ({ at: 1_000, type: 'amend', target: 1, fact: { type: 'pass', seat: 0 } }));
    const chain = rows((index) => ({ at: 1_000, type: 'retract', target: index === 1_001 ? 1 : index - 1 }));
    const late = rows((index) => ({ at: 1_000, type: 'retract', target: 2_001 - index }));
    const small = [...rows(() => START).slice(0, 121), ...amends.slice(1_001, 1_457)];
    expect(errorOf(file(small))).toMatchObject({ why: 'invalid', where: 'facts' });
    expect(errorOf(file(amends))).toMatchObject({ why: 'invalid', where: 'facts' });
    expect(errorOf(file(chain))).toMatchObject({ why: 'invalid', where: 'facts' });
    expect(errorOf(file(late))).toMatchObject({ why: 'invalid', where: 'facts' });
  });

  test('a thousand undone moves are no such thing', () => {
    const facts: Json[] = [START];
    for (let i = 0; i < 1_000; i += 1) {
      facts.push(
        { at: i, type: 'play', seat: 0, points: 1 },
        { at: i, type: 'retract', target: facts.length },
      );
    }
    expect(replay(entriesOf(file(facts))).refused).toEqual([]);
  });
});

describe('hostile input', () => {
  test.each([
    ['at the top', '{"format":"sprawdzam-game","version":1,"facts":[],"__proto__":{"x":1}}', '__proto__'],
    [
      'as a constructor',
      '{"format":"sprawdzam-game","version":1,"facts":[],"constructor":{}}',
      'constructor',
    ],
    [
      'in a fact',
      '{"format":"sprawdzam-game","version":1,"facts":[{"at":0,"__proto__":{"type":"resume"}}]}',
      'facts[0].type',
    ],
    [
      'in changed rules',
      '{"format":"sprawdzam-game","version":1,"facts":[{"at":0,"type":"start","players":["A","B"],"rules":{"preset":"pfs","with":{"__proto__":{"rack":3}}}}]}',
      'facts[0].rules.__proto__',
    ],
    [
      'as a preset',
      '{"format":"sprawdzam-game","version":1,"facts":[{"at":0,"type":"start","players":["A","B"],"rules":"__proto__"}]}',
      'facts[0].rules',
    ],
  ])('a prototype key %s', (_title, source, where) => {
    expect(errorOf(source)).toMatchObject({ why: 'invalid', where });
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
  });

  const deep = (open: string, close: string) => open.repeat(100_000) + close.repeat(100_000);
  test.each([
    ['lists', deep('[', ']')],
    ['facts', `{"format":"sprawdzam-game","version":1,"facts":${deep('[', ']')}}`],
    ['a note', `{"format":"sprawdzam-game","version":1,"facts":[],"note":${deep('[', ']')}}`],
    [
      'rules',
      start({ rules: 'R' }).replace(
        '"R"',
        `{"preset":"pfs","with":${deep('{"clock":', '}').replace('}', '1}')}}`,
      ),
    ],
    [
      'amendments',
      file(['F']).replace('"F"', deep('{"at":0,"type":"amend","target":0,"fact":', '}').replace('}', '1}')),
    ],
  ])('%s nested a hundred thousand deep', (_title, source) => {
    expect(readGameFile(source).ok).toBe(false);
  });

  test.each(['1e999', '-1e999', '1e308', '-0.5', '9007199254740993', '"0"', 'true', '{}'])(
    'the number %s in every place for a number',
    (number) => {
      const rows = [
        `{"at":${number},"type":"resume"}`,
        `{"at":0,"type":"pass","seat":${number}}`,
        `{"at":0,"type":"play","seat":0,"points":${number}}`,
        `{"at":0,"type":"clock","add":[${number}],"reason":""}`,
        `{"at":0,"type":"retract","target":${number}}`,
      ];
      for (const row of rows) {
        expect(errorOf(`{"format":"sprawdzam-game","version":1,"facts":[${row}]}`).why).toBe('invalid');
      }
    },
  );

  test('names lose what cannot be seen or turns the text round, and nothing else', () => {
    const [entry] = entriesOf(
      start({
        players: ['\u202eAn\u0000na\u200b\u2066 \u061c', 'Z\u0307o\u0301łć\ud800 👩 O’Neil\u001b[31m'],
        table: '\u2028\t7\n',
      }),
    );
    expect(entry?.fact).toMatchObject({
      players: [{ name: 'Anna' }, { name: 'Żółć 👩 O’Neil[31m' }],
      table: '7',
    });
  });

  test('a message repeats a stranger’s text only clean and short', () => {
    const error = errorOf(file([{ at: 0, type: '\u001b[31m\u202e'.repeat(50_000) }]));
    const key = errorOf(file([{ ...START, ['\u001b'.repeat(10) + 'x'.repeat(100_000)]: 1 }]));
    for (const text of [JSON.stringify(error), JSON.stringify(key)]) {
      expect(text.length).toBeLessThan(600);
      expect(text).not.toMatch(/\\u001b|\u202e/);
    }
  });

  const strange: Json[] = [
    null,
    true,
    -1,
    0.5,
    1e300,
    '',
    'x'.repeat(50_000),
    '\ud800',
    [],
    [[]],
    {},
    { type: 'play' },
  ];
  const mutants = [...mutations(EVERY_KIND)];
  test(`a valid file with any one value replaced or removed (${mutants.length}): read or refused, never a crash`, () => {
    let refused = 0;
    for (const mutant of mutants) {
      if (!survives(file(mutant))) refused += 1;
    }
    expect(refused).toBeGreaterThan(mutants.length / 2);
    expect(refused).toBeLessThan(mutants.length);
  });

  test('any JSON at all', () => {
    fc.assert(fc.property(fc.json(), (source) => void survives(source)));
    fc.assert(fc.property(fc.array(fc.jsonValue()), (facts) => void survives(file(facts as Json[]))));
  });

  test('any JSON in any place of a valid file', () => {
    const places = [...paths(EVERY_KIND)];
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.jsonValue({ maxDepth: 3 }), (place, value) => {
        survives(file(replaced(EVERY_KIND, place, value as Json) as Json[]));
      }),
      { numRuns: 500 },
    );
  });

  test('any order of valid rows', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(EVERY_KIND.slice(1)), fc.boolean(), (rows, sorted) => {
        const facts = [EVERY_KIND[0]!, ...rows].map((row, at) => (sorted ? { ...(row as object), at } : row));
        expect(survives(file(facts as Json[]))).toBe(true);
      }),
    );
  });

  /** Reads, replays and reports: true if the file was read. Whatever happens, nothing may throw. */
  function survives(source: string): boolean {
    const read = readGameFile(source);
    if (!read.ok) return false;
    const played = replay(read.value.entries);
    JSON.stringify(replayReport(played, null));
    expect(played.log.entries).toHaveLength(read.value.entries.length);
    const state = current(played.log);
    for (const score of state?.scores ?? []) expect(Number.isSafeInteger(score)).toBe(true);
    return true;
  }

  function* mutations(rows: readonly Json[]): Generator<Json[]> {
    for (const path of paths(rows as Json[])) {
      for (const value of strange) yield replaced(rows as Json[], path, value) as Json[];
      yield replaced(rows as Json[], path, undefined) as Json[];
    }
  }
});

type Path = readonly (string | number)[];

function* paths(value: Json, path: Path = []): Generator<Path> {
  if (path.length > 0) yield path;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) yield* paths(inner, [...path, key]);
}

/** A copy with one value replaced, or taken out. */
function replaced(value: Json, [key, ...rest]: Path, by: Json | undefined): Json {
  if (key === undefined) return by ?? null;
  const copy = structuredClone(value) as Record<string, Json>;
  if (rest.length > 0) copy[key] = replaced(copy[key]!, rest, by);
  else if (by !== undefined) copy[key] = by;
  else if (Array.isArray(copy)) copy.splice(Number(key), 1);
  else delete copy[key];
  return copy;
}
