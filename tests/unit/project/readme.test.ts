import { describe, expect, test } from 'vitest';
import { PRESETS } from '../../../src/domain/rules/presets.ts';
import { replay } from '../../../src/domain/table/game.ts';
import { readGameFile } from '../../../src/share/gameFile/gameFile.ts';
import { replayReport } from '../../../src/share/gameFile/report.ts';
import { FILES, read } from './repository.ts';

const README = read('README.md');
const blocks = (language: string, text = README) =>
  [...text.matchAll(new RegExp(`^ *\`\`\`${language}\\n([\\s\\S]*?)^ *\`\`\`$`, 'gm'))].map(
    (match) => match[1]!,
  );
const prose = README.replace(/^ *```[\s\S]*?^ *```$/gm, '');
const quoted = new Set([...prose.matchAll(/`([^`\n]+)`/g)].map((match) => match[1]!));

describe('README.md', () => {
  test('every path it names exists', () => {
    const links = [...prose.matchAll(/\]\((?!https?:|#)([^)]+)\)/g)].map((match) => match[1]!);
    const named = [...[...quoted].filter(isPath), ...links];
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter((path) => !exists(path))).toEqual([]);
    expect(['src/nowhere', 'src/domain/none.ts'].filter(exists)).toEqual([]);
  });

  test('every link within it leads somewhere', () => {
    const headings = [...prose.matchAll(/^#+ (.+)$/gm)].map((match) =>
      match[1]!
        .toLowerCase()
        .replaceAll(' ', '-')
        .replace(/[^\p{L}\d-]/gu, ''),
    );
    for (const [, anchor] of prose.matchAll(/\]\(#([^)]+)\)/g)) expect(headings).toContain(anchor);
  });

  test('every command it names exists', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const commands = [...README.matchAll(/\bnpm (?:run (?:--silent )?([\w:]+)|(start|test|ci|install)\b)/g)];
    const named = new Set(commands.map((match) => (match[1] ?? match[2])!));
    for (const name of named) expect(Object.keys(scripts)).toContain(name);
    for (const name of Object.keys(scripts)) expect([...named], `npm script ${name}`).toContain(name);
  });

  test('every folder of src is explained', () => {
    const folders = FILES.flatMap((path) => /^src\/[^/.]+(?=\/)/.exec(path)?.[0] ?? []);
    for (const folder of new Set(folders)) expect([...quoted]).toContain(folder);
  });

  test('every preset, fact, refusal and end reason is documented', () => {
    const refusals = ['src/domain/table/refusal.ts', 'src/domain/log/refusal.ts'].flatMap((path) =>
      literals(path, /why: '([\w-]+)'/g),
    );
    const placements = literals('src/domain/board/placement.ts', /readonly why: '([\w-]+)'/g);
    const facts = ['src/domain/table/fact.ts', 'src/domain/log/entry.ts'].flatMap((path) =>
      literals(path, /readonly type: '(\w+)'/g),
    );
    const reasons = literals('src/domain/rules/tableRules.ts', /RUN_REASONS = \[(.+)\]/g).flatMap((list) =>
      [...list.matchAll(/'([\w-]+)'/g)].map((match) => match[1]!),
    );
    const words = [...refusals, ...placements, ...facts, ...reasons, 'out', 'time', 'overtime'];
    expect(words.length).toBeGreaterThan(75);
    expect([...words, ...PRESETS.map(({ id }) => id)].filter((word) => !quoted.has(word))).toEqual([]);
  });

  test('every value of a rule set is documented', () => {
    const section = README.slice(
      README.indexOf('### Changing a preset'),
      README.indexOf('### What replay prints'),
    );
    for (const preset of PRESETS) {
      for (const key of keysOf(preset)) expect(section, key).toMatch(new RegExp(`[\`".]${key}[\`".]`));
    }
  });

  test('every field that replay prints is documented', () => {
    const section = README.slice(README.indexOf('### What replay prints'), README.indexOf('### Refusals'));
    for (const source of blocks('json')) {
      const report = reportOf(source);
      for (const key of Object.keys(report)) expect(section).toContain(`\`${key}\``);
      for (const turn of 'turns' in report ? report.turns : []) {
        for (const key of Object.keys(turn)) expect(section).toContain(`\`${key}\``);
      }
    }
  });
});

describe('the game files of README.md', () => {
  const [timeline, taken, three, ...more] = blocks('json');

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

function reportOf(source: string, at: number | null = null) {
  const file = readGameFile(source);
  if (!file.ok) throw new Error(JSON.stringify(file.error));
  return replayReport(replay(file.value.entries), at);
}

/** A quotation that begins like something at the top of the repository. */
function isPath(text: string): boolean {
  return /^(src|tests|public|lexicon)\/[\w./-]+$|^\.\w+(\/[\w./-]+)?$|^[\w-]+\.(md|json|ts)$/.test(text);
}

function exists(path: string): boolean {
  return FILES.some((file) => file === path || file.startsWith(`${path}/`));
}

function literals(path: string, pattern: RegExp): readonly string[] {
  return [...new Set([...read(path).matchAll(pattern)].map((match) => match[1]!))];
}

function keysOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(keysOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)]);
}
