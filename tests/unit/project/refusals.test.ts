import { expect, test } from 'vitest';
import { FILES, read } from './repository.ts';

/** Methods that return why something cannot be. Whoever drops that leaves a finger without an answer. */
const REFUSING = ['record', 'amend', 'undo', 'redo', 'decide'];

/** Calls whose result nothing takes: statements of their own, and bodies of arrow functions. */
function dropped(source: string): readonly string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const call = new RegExp(
    `(?<before>^|=>|[^=\\w\\s]|\\belse\\b)\\s*[\\w.]+\\.(?:${REFUSING.join('|')})\\(`,
    'g',
  );
  return [...code.matchAll(call)]
    .filter(({ groups }) => ['', '=>', ';', '{', '}', ')', 'else'].includes(groups!.before!))
    .map(([text]) => text.trim());
}

test('no screen throws away why something was refused', () => {
  const screens = FILES.filter((path) => /^src\/ui\/.+\.tsx?$/.test(path));
  expect(screens.length).toBeGreaterThan(30);
  expect(screens.flatMap((path) => dropped(read(path)).map((call) => `${path}: ${call}`))).toEqual([]);
});

test.each([
  'const press = () => {\n  app.table.record({ type: "stop", seat });\n};',
  '<Button onClick={() => table.undo()}>',
  '<Button onClick={(event) =>\n  app.table.record({ type: "pause" }, at)}>',
  'if (seen) desk.record(fact);',
  'if (seen) act(refusal); else desk.record(fact);',
  'close();\ngaps.decide("kept");',
])('the check finds %s', (source) => {
  expect(dropped(source)).toHaveLength(1);
});

test.each([
  'act(table.record({ type: "stop", seat }));',
  'const refusal = row === null ? table.record(fact) : table.amend({ target: row, fact });',
  'return table.undo();',
  'if (act(desk.record(fact))) close();',
  '// table.record(fact);',
])('the check has nothing against %s', (source) => {
  expect(dropped(source)).toEqual([]);
});
