import { expect, test } from 'vitest';
import { loadSettings } from '../../../../src/app/shell/settings.ts';
import { memoryPreferences, NO_PREFERENCES } from '../memoryPreferences.ts';

test('two windows: a change in one leaves what the other has changed', async () => {
  const preferences = memoryPreferences();
  const [a, b] = [await loadSettings(preferences), await loadSettings(preferences)];
  a.change({ theme: 'dark' });
  a.rememberNames(['Anna', '', 'Marek']);
  b.change({ sound: false });
  b.rememberNames(['Ola', 'Anna']);
  const { value } = await loadSettings(preferences);
  expect(value.value).toMatchObject({ theme: 'dark', sound: false, names: ['Ola', 'Anna', 'Marek'] });
});

test('a setting that cannot be kept is in force until the page closes', async () => {
  const settings = await loadSettings(NO_PREFERENCES);
  settings.change({ theme: 'dark' });
  expect(settings.value.value.theme).toBe('dark');
});
