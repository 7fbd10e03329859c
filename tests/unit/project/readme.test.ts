import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { replay as replayDuplicate } from '../../../src/domain/duplicate/game.ts';
import { DUPLICATE_PRESETS } from '../../../src/domain/rules/duplicatePresets.ts';
import { PRESETS } from '../../../src/domain/rules/presets.ts';
import { replay } from '../../../src/domain/table/game.ts';
import { readDuplicateFile } from '../../../src/share/duplicate/duplicateFile.ts';
import { duplicateReport } from '../../../src/share/duplicate/duplicateReport.ts';
import { readGameFile } from '../../../src/share/gameFile/gameFile.ts';
import { replayReport } from '../../../src/share/gameFile/report.ts';
import { imports, MAY_IMPORT, MAY_IMPORT_BESIDE, MAY_IMPORT_TYPES } from './imports.ts';
import {
  blocksOf,
  isPath,
  linkTarget,
  type Page,
  pageOf,
  quotedIn,
  rowsOf,
  sectionOf,
  strayRows,
  targetsOf,
} from './markdown.ts';
import { FILES, read } from './repository.ts';

const LONGEST = 200;
const FACTS = /^src\/domain\/(table\/fact|log\/\w+)\.ts$/;
const { scripts: SCRIPTS } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

const PAGES = FILES.filter((path) => /(^|\/)README\.md$/.test(path)).map((path) => pageOf(path, read(path)));
const page = (path: string) => PAGES.find((known) => known.path === path)!;
const TOP = page('README.md');
const GAME_FILE = page('src/share/gameFile/README.md');
const RULES = page('src/domain/rules/README.md');

describe.each(PAGES)('$path', (readme) => {
  test('every path it names exists', () => expect(missingPaths(readme)).toEqual([]));

  test('every link leads somewhere', () => expect(brokenLinks(readme)).toEqual([]));

  test('every table has its heading', () => expect(strayRows(readme)).toEqual([]));

  test('every npm script it names exists', () => expect(scriptsIn(readme).filter(isNoScript)).toEqual([]));

  test('every example in JSON is JSON', () => {
    for (const block of blocksOf(readme, 'json')) expect(() => JSON.parse(block)).not.toThrow();
  });

  test('every example in TypeScript that says where it lies imports what is there', () => {
    const missing = blocksOf(readme, 'ts').flatMap((block) => {
      const path = /^ *\/\/ (src\/\S+)$/m.exec(block)?.[1];
      if (!path) return [];
      const named = imports(block).map(({ specifier }) => posix.join(posix.dirname(path), specifier));
      return named.filter((module) => !exists(module));
    });
    expect(missing).toEqual([]);
  });
});

describe('README.md', () => {
  test('can be read in one sitting', () => {
    expect(TOP.text.split('\n').length).toBeLessThanOrEqual(LONGEST);
  });

  test('leads to every other README', () => {
    const linked = TOP.links.map((link) => linkTarget(TOP, link).path);
    expect(PAGES.length).toBeGreaterThan(4);
    for (const { path } of PAGES) if (path !== TOP.path) expect(linked).toContain(path);
  });

  test('names every npm script', () => {
    const scripts = Object.keys(SCRIPTS);
    expect(scripts.filter((name) => !scriptsIn(TOP).includes(name))).toEqual([]);
  });

  test('every folder of src is explained, with what it may import', () => {
    const explained = new Map(
      rowsOf(sectionOf(TOP, 'How it is built')).flatMap(([names, , may]) =>
        quotedIn(names!).map((name) => [name, may!] as const),
      ),
    );
    const folders = new Set(FILES.flatMap((path) => /^src\/[^/.]+(?=\/)/.exec(path)?.[0] ?? []));
    expect(folders.size).toBeGreaterThan(8);
    for (const folder of folders) {
      const may = explained.get(folder);
      expect(may, folder).toBeDefined();
      if (may === 'everything') continue;
      const name = folder.replace('src/', '');
      const rule = [
        ...MAY_IMPORT[name]!,
        ...(MAY_IMPORT_TYPES[name] ?? []).map((other) => `types of ${other}`),
        ...(MAY_IMPORT_BESIDE[name] ?? []),
      ];
      const words = may!.startsWith('nothing') ? [] : may!.replaceAll(/`(src\/)?/g, '').split(', ');
      expect(words.sort(), folder).toEqual(rule.sort());
    }
  });

  test('the vocabulary leads to every folder of domain, share and app', () => {
    const named = rowsOf(sectionOf(TOP, 'Vocabulary')).flatMap((cells) => quotedIn(cells.join(' ')));
    const folders = new Set(
      FILES.flatMap((path) => /^src\/(?:domain|share|app)\/\w+(?=\/)/.exec(path)?.[0] ?? []),
    );
    expect(folders.size).toBeGreaterThan(20);
    const unnamed = [...folders].filter(
      (folder) => !named.some((path) => path === folder || path.startsWith(`${folder}/`)),
    );
    expect(unnamed).toEqual([]);
  });

  test.each(
    rowsOf(sectionOf(TOP, 'Where to change what')).map(([what, touch, led]) => ({ what, touch, led })),
  )('where to change $what: files to touch, and what leads there', ({ touch, led }) => {
    const files = quotedIn(touch!).filter(isPath);
    expect(files.length + [...touch!.matchAll(/\]\(/g)].length).toBeGreaterThan(0);
    expect(led).not.toBe('');
  });

  test.each([
    'a regulation’s value',
    'a tile set',
    'a locale',
    'a fact',
    'a slip field',
    'a tie-break',
    'a screen',
    'a setting',
    'a colour',
    'an export format',
    'a storage engine',
    'a statistic',
    'a kind of clock',
    'a word list',
  ])('where to change what: %s', (what) => {
    const rows = rowsOf(sectionOf(TOP, 'Where to change what'));
    expect(rows.some(([name]) => name!.replace("'", '’').startsWith(what))).toBe(true);
  });
});

test.each([
  ['README.md', sectionOf(TOP, 'At the table')],
  ['the organizer’s guide', page('src/app/organizer/README.md').prose],
])('%s quotes the Polish screens as they are', (_, guide) => {
  const screens = FILES.filter((path) => path.startsWith('src/i18n/pl/')).map(read);
  const labels = quotedLabels(guide);
  expect(labels.length).toBeGreaterThan(10);
  expect(labels.filter((label) => !screens.some((source) => source.includes(label)))).toEqual([]);
});

describe('the page of the game file', () => {
  test('every preset, fact, refusal and end reason is documented', () => {
    const refusals = literals(/^src\/domain\/(table|log)\/refusal\.ts$/, /why: '([\w-]+)'/g);
    const placements = literals(/^src\/domain\/board\/placement\.ts$/, /readonly why: '([\w-]+)'/g);
    const facts = literals(FACTS, /readonly type: '(\w+)'/g);
    const reasons = literals(/^src\/domain\/rules\/tableRules\.ts$/, /RUN_REASONS = \[(.+)\]/g).flatMap(
      (list) => [...list.matchAll(/'([\w-]+)'/g)].map((match) => match[1]!),
    );
    expect(refusals.length).toBeGreaterThan(45);
    expect(placements.length).toBeGreaterThan(5);
    expect(facts.length).toBeGreaterThan(18);
    expect(reasons.length).toBeGreaterThan(2);
    const words = [...refusals, ...placements, ...facts, ...reasons, 'out', 'time', 'overtime'];
    expect(words.filter((word) => !GAME_FILE.quoted.has(word))).toEqual([]);
    expect(PRESETS.map(({ id }) => id).filter((id) => !GAME_FILE.quoted.has(id))).toEqual([]);
  });

  test('every field of a fact is documented', () => {
    const fields = literals(/^src\/domain\/table\/fact\.ts$/, /readonly (\w+)\??:/g);
    expect(fields.length).toBeGreaterThan(45);
    const section = sectionOf(GAME_FILE, 'Facts');
    expect(fields.filter((field) => !new RegExp(`[\`".]${field}[\`"]`).test(section))).toEqual([]);
  });

  test('every field that replay prints is documented', () => {
    const section = sectionOf(GAME_FILE, 'What replay prints');
    for (const source of blocksOf(GAME_FILE, 'json')) {
      const report = reportOf(source);
      for (const key of Object.keys(report)) expect(section).toContain(`\`${key}\``);
      for (const turn of 'turns' in report ? report.turns : []) {
        for (const key of Object.keys(turn)) expect(section).toContain(`\`${key}\``);
      }
    }
  });
});

describe('the page of duplicate files', () => {
  const DUPLICATE = page('src/share/duplicate/README.md');

  test('every preset, fact, field, refusal and end is documented', () => {
    const refusals = literals(/^src\/domain\/(duplicate|log)\/refusal\.ts$/, /why: '([\w-]+)'/g);
    const facts = literals(/^src\/domain\/duplicate\/fact\.ts$/, /readonly type: '([\w-]+)'/g);
    const ends = literals(/^src\/domain\/duplicate\/state\.ts$/, /readonly why: (.+);/g).flatMap((list) => [
      ...list.matchAll(/'([\w-]+)'/g),
    ]);
    expect([refusals.length > 40, facts.length, ends.length]).toEqual([true, 15, 4]);
    const presets = DUPLICATE_PRESETS.map(({ id }) => id);
    const words = [...refusals, ...facts, ...ends.map((match) => match[1]!)];
    expect(words.filter((word) => !DUPLICATE.quoted.has(word) && !DUPLICATE.quoted.has(`"${word}"`))).toEqual(
      [],
    );
    expect(presets.filter((id) => !DUPLICATE.quoted.has(`"${id}"`))).toEqual([]);
    const fields = literals(/^src\/domain\/duplicate\/fact\.ts$/, /readonly (\w+)\??:/g);
    const section = sectionOf(DUPLICATE, 'Facts');
    expect(fields.filter((field) => !new RegExp(`[\`".]${field}[\`"]`).test(section))).toEqual([]);
  });

  test('its files come to what it says', () => {
    const [board, table] = blocksOf(DUPLICATE, 'json').map(duplicateReportOf);
    expect(board).toMatchObject({
      refused: [{ index: 9, code: 'placement' }],
      table: [
        { number: 1, points: 16 },
        { number: 2, points: 8 },
        { number: 3, points: 4 },
      ],
    });
    expect(table).toMatchObject({
      ok: true,
      table: [{ number: 2, points: 163, tournamentPoints: 10 }, {}, {}, {}, {}],
    });
  });

  test('every field that replay prints is documented', () => {
    const section = sectionOf(DUPLICATE, 'What replay prints');
    for (const source of blocksOf(DUPLICATE, 'json')) {
      for (const key of nestedKeys(duplicateReportOf(source))) expect(section).toContain(`\`${key}\``);
    }
  });
});

describe('the page of the rules', () => {
  test('every duplicate preset and value is documented', () => {
    const section = sectionOf(RULES, 'Duplicate rules');
    for (const preset of DUPLICATE_PRESETS) {
      for (const word of [preset.id, ...keysOf(preset)])
        expect(section).toMatch(new RegExp(`[\`".]${word}[\`".]`));
    }
  });

  test('every preset is in its table', () => {
    const names = rowsOf(sectionOf(RULES, 'Presets')).flatMap(([name]) => quotedIn(name!));
    expect([...names].sort()).toEqual(PRESETS.map(({ id }) => id).sort());
  });

  test('every value of a rule set is documented', () => {
    const section = sectionOf(RULES, 'Every value');
    for (const preset of PRESETS) {
      for (const key of keysOf(preset)) expect(section, key).toMatch(new RegExp(`[\`".]${key}[\`".]`));
    }
  });
});

describe('the game files of the page', () => {
  const [timeline, taken, three, ...more] = blocksOf(GAME_FILE, 'json');

  test('there are three', () => expect(more).toEqual([]));

  test('the clock timeline', () => {
    expect(reportOf(timeline!, 360_000)).toMatchObject({
      ok: true,
      scores: [20, 16],
      turn: 0,
      clock: { running: 0, text: ['13:15', '12:45'] },
    });
  });

  test('the game taken over', () => {
    expect(reportOf(taken!)).toMatchObject({
      ok: true,
      phase: 'confirmed',
      sums: [
        [300, 290],
        [300, 298],
      ],
      end: { reason: 'out', seat: 1 },
      final: [292, 306],
      winner: 1,
      decidedBy: 'points',
    });
  });

  test('three players', () => {
    expect(reportOf(three!)).toMatchObject({
      ok: true,
      phase: 'over',
      adjustments: [{ seat: 0, points: -3, cause: 'failed-challenge' }],
      end: { reason: 'passes' },
      final: [8, -16, 5],
      winner: 0,
    });
  });
});

describe('the check itself', () => {
  const bad = pageOf(
    'src/share/gameFile/README.md',
    [
      '# A page',
      'See `src/nowhere/`, `none.ts`, `gameFile.ts`, `src/domain/none.ts`, `domain` and `npm run nothing`.',
      '[here](#a-page) [there](#elsewhere) [other](../slip/none.md) [rules](../../domain/rules/README.md#nothing)',
      '```ts',
      '// `src/in/an/example.ts`',
      '```',
      '## Below',
      '| a | b |',
      '|---|---|',
      '| `x` | y |',
      '',
      '| `z` | y |',
      '# Next',
    ].join('\n'),
  );

  test('finds paths that are not there', () => {
    expect(missingPaths(bad)).toEqual(['src/nowhere/', 'none.ts', 'src/domain/none.ts']);
  });

  test('finds links that lead nowhere', () => {
    expect(brokenLinks(bad)).toEqual([
      '#elsewhere',
      '../slip/none.md',
      '../../domain/rules/README.md#nothing',
    ]);
  });

  test('finds commands that do not exist', () => {
    expect(scriptsIn(bad).filter(isNoScript)).toEqual(['nothing']);
  });

  test('reads labels of screens', () => {
    const prose = '**Files.** *Więcej → Historia zmian* keeps *everything*; *Zapisz ▸ …* too.';
    expect(quotedLabels(prose)).toEqual(['Więcej', 'Historia zmian', 'Zapisz ▸ ']);
  });

  test('reads sections and tables', () => {
    expect(sectionOf(bad, 'A page')).toContain('| `x` | y |');
    expect(sectionOf(bad, 'A page')).not.toContain('Next');
    expect(rowsOf(sectionOf(bad, 'Below'))).toContainEqual(['`x`', 'y']);
    expect(strayRows(bad)).toEqual(['| `z` | y |']);
  });
});

/** *Więcej → Ustawienia turnieju* is two labels; *Zapisz ▸ …* is the beginning of one. Small letters are only stressed. */
function quotedLabels(prose: string): readonly string[] {
  return [...prose.matchAll(/(?<!\*)\*(\p{Lu}[^*]+)\*(?!\*)/gu)]
    .flatMap(([, label]) => label!.split(' → '))
    .map((label) => label.replace(/…$/, ''));
}

function missingPaths(readme: Page): readonly string[] {
  return [...readme.quoted].filter((path) => isPath(path) && !targetsOf(readme, path).some(exists));
}

function brokenLinks(readme: Page): readonly string[] {
  return readme.links.filter((link) => {
    const { path, anchor } = linkTarget(readme, link);
    if (!exists(path)) return true;
    const there = path === readme.path ? readme : page(path);
    return anchor !== '' && !there?.anchors.includes(anchor);
  });
}

function scriptsIn({ text }: Page): readonly string[] {
  const commands = [...text.matchAll(/\bnpm (?:run (?:--silent )?([\w:]+)|(start|test|ci|install)\b)/g)];
  return [...new Set(commands.map((match) => (match[1] ?? match[2])!))];
}

function isNoScript(name: string): boolean {
  return !Object.hasOwn(SCRIPTS, name);
}

function duplicateReportOf(source: string) {
  const read = readDuplicateFile(source);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return duplicateReport(replayDuplicate(read.value.entries), null);
}

/** Of the report itself and of the first of each list in it. */
function nestedKeys(value: unknown): readonly string[] {
  if (Array.isArray(value)) return nestedKeys(value[0]);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => [
    key,
    ...(['moves', 'table', 'clock', 'participants'].includes(key) ? nestedKeys(item) : []),
  ]);
}

function reportOf(source: string, at: number | null = null) {
  const file = readGameFile(source);
  if (!file.ok) throw new Error(JSON.stringify(file.error));
  return replayReport(replay(file.value.entries), at);
}

function exists(path: string): boolean {
  return FILES.some((file) => file === path || file.startsWith(`${path}/`));
}

function literals(files: RegExp, pattern: RegExp): readonly string[] {
  const sources = FILES.filter((path) => files.test(path)).map(read);
  return [...new Set(sources.flatMap((source) => [...source.matchAll(pattern)].map((match) => match[1]!)))];
}

function keysOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(keysOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)]);
}
