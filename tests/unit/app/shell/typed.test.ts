import { expect, test } from 'vitest';
import { openTyped } from '../../../../src/app/shell/typed.ts';
import { memoryPreferences, memorySession } from '../memoryPreferences.ts';

function places() {
  const at = new Map<string, string>();
  const preferences = memoryPreferences();
  const open = async () => {
    const typed = openTyped(['draft'], memorySession(at), preferences);
    await typed.whole;
    return typed;
  };
  return { at, later: preferences.values, open };
}

test.each(['at', 'later'] as const)('what one place has forgotten the other has: %s', async (forgetful) => {
  const { open, ...kept } = places();
  const typed = await open();
  typed.write('draft', '{"digits":"1"}');
  const before = kept[forgetful].get('draft') as string;
  typed.write('draft', '{"digits":"12"}');
  kept[forgetful].set('draft', before);
  expect((await open()).read('draft')).toBe('{"digits":"12"}');
});

test('what is written after a restart is the latest again', async () => {
  const { open, later } = places();
  (await open()).write('draft', 'a');
  const again = await open();
  again.write('draft', 'b');
  later.clear();
  expect((await open()).read('draft')).toBe('b');
});

test('junk and endless texts are not kept', async () => {
  const { open, at, later } = places();
  at.set('draft', 'junk');
  later.set('draft', { no: 'text' });
  const typed = await open();
  expect(typed.read('draft')).toBe('');
  typed.write('draft', 'x'.repeat(50_000));
  expect((await open()).read('draft')).toBe('');
});

test('what is typed before the later place has answered stays', async () => {
  const { open, at, later } = places();
  (await open()).write('draft', 'a');
  at.clear();
  const typed = openTyped(['draft'], memorySession(at), memoryPreferences(Object.fromEntries(later)));
  typed.write('draft', 'b');
  await typed.whole;
  expect(typed.read('draft')).toBe('b');
});
