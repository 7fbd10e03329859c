import { describe, expect, test } from 'vitest';
import { readCardText } from '../../../src/share/card/card.ts';
import { LIMITS } from '../../../src/share/slip/limits.ts';
import { MOST_LINK, readSlipText } from '../../../src/share/slip/link.ts';
import { read } from '../project/repository.ts';
import { STORED_V2 } from '../storage/stored.ts';

/** The field names of each table, in order, by the heading of its first column. */
function tablesOf(path: string): ReadonlyMap<string, readonly string[]> {
  const tables = new Map<string, string[]>();
  let heading = '';
  let section = '';
  for (const line of read(path).split('\n')) {
    section = /^## (.+)$/.exec(line)?.[1] ?? section;
    const cell = /^\| (.+?) \|/.exec(line)?.[1];
    if (!line.startsWith('|')) heading = '';
    else if (heading === '') heading = cell === 'field' ? section : (cell ?? '');
    const field = /^`(\w+)`$/.exec(cell ?? '')?.[1];
    if (field) tables.set(heading, [...(tables.get(heading) ?? []), field]);
  }
  return tables;
}

/* A record is read field by field, so the keys of what was read are in the order of the format. */
const slips = STORED_V2.slips.flatMap(({ link }) => {
  const result = readSlipText(link);
  return result.ok ? [result.value.slip] : [];
});
const cards = STORED_V2.cards.flatMap(({ link }) => {
  const result = readCardText(link);
  return result.ok ? [result.value] : [];
});

describe('the tables of the formats name the fields in their order', () => {
  const slipTables = tablesOf('src/share/slip/README.md');
  const cardTables = tablesOf('src/share/card/README.md');
  const keys = (values: readonly (object | null | undefined)[]) => Object.keys(values.find(Boolean) ?? {});

  test.each([
    ['Body of format 1', slips],
    ['of a turn', slips.flatMap(({ turns }) => turns ?? [])],
    ['of a challenge', slips.flatMap(({ challenges }) => challenges)],
    ['of an adjustment', slips.flatMap(({ adjustments }) => adjustments)],
    ['of a column', slips.flatMap(({ columns }) => columns)],
  ])('slip: %s', (heading, values) => {
    expect(slipTables.get(heading)).toEqual(keys(values));
  });

  test.each([
    ['Bytes', cards],
    ['Own rules', cards.map(({ rules }) => rules)],
  ])('card: %s', (heading, values) => {
    expect(cardTables.get(heading)).toEqual(keys(values));
  });
});

test('the bounds a slip keeps to are those of its page', () => {
  const page = read('src/share/slip/README.md').replaceAll(',', '');
  for (const [name, bound] of Object.entries(LIMITS)) {
    if (name === 'seats') continue;
    expect(page, name).toMatch(new RegExp(`(?<!\\d)${bound}(?!\\d)`));
  }
  expect(page).toContain(`at most ${MOST_LINK} characters`);
});
