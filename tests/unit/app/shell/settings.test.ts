import { expect, test } from 'vitest';
import { loadSettings } from '../../../../src/app/shell/settings.ts';
import { memoryPreferences, memorySession, NO_PREFERENCES } from '../memoryPreferences.ts';

test('two windows: a change in one leaves what the other has changed', async () => {
  const preferences = memoryPreferences();
  const [a, b] = [
    await loadSettings(preferences, memorySession()),
    await loadSettings(preferences, memorySession()),
  ];
  a.change({ theme: 'dark' });
  a.rememberNames(['Anna', '', 'Marek']);
  b.change({ sound: false });
  b.rememberNames(['Ola', 'Anna']);
  const { value } = await loadSettings(preferences, memorySession());
  expect(value.value).toMatchObject({ theme: 'dark', sound: false, names: ['Ola', 'Anna', 'Marek'] });
});

test('a setting that cannot be kept is in force until the page closes', async () => {
  const settings = await loadSettings(NO_PREFERENCES, memorySession());
  settings.change({ theme: 'dark' });
  expect(settings.value.value.theme).toBe('dark');
});

test('a second start does not wait for the database, which is right all the same', async () => {
  const copy = memorySession();
  const preferences = memoryPreferences();
  (await loadSettings(preferences, copy)).change({ theme: 'dark' });
  const hanging = { ...preferences, read: () => new Promise<never>(() => undefined) };
  expect((await loadSettings(hanging, copy)).value.value.theme).toBe('dark');
  // A killed browser forgets the last seconds of what answers at once.
  await preferences.write('settings', { theme: 'light' });
  const settings = await loadSettings(preferences, copy);
  await Promise.resolve();
  expect(settings.value.value.theme).toBe('light');
  expect((await loadSettings(hanging, copy)).value.value.theme).toBe('light');
});

test('what is changed before the database has answered stays', async () => {
  const copy = memorySession();
  const preferences = memoryPreferences();
  (await loadSettings(preferences, copy)).change({ theme: 'dark' });
  const settings = await loadSettings(preferences, copy);
  settings.change({ theme: 'light' });
  await Promise.resolve();
  expect(settings.value.value.theme).toBe('light');
});

test('a page that closes before the database has written: the switch that was touched holds, also against what is stored', async () => {
  const copy = memorySession();
  const preferences = memoryPreferences({ settings: { theme: 'light', sound: false } });
  const closing = { ...preferences, update: () => new Promise<never>(() => undefined) };
  const before = await loadSettings(closing, copy);
  await before.confirmed;
  before.change({ theme: 'dark' });

  const after = await loadSettings(preferences, copy);
  await after.confirmed;
  expect(after.value.value).toMatchObject({ theme: 'dark', sound: false });
  expect(preferences.values.get('settings')).toMatchObject({ theme: 'dark', sound: false });

  // Once written it is no more than a setting: what another window stores later is right.
  await preferences.write('settings', { theme: 'auto' });
  const last = await loadSettings(preferences, copy);
  await last.confirmed;
  expect(last.value.value.theme).toBe('auto');
});

test.each(['', '{', '7', 'null'])('junk in the copy is no setting: %s', async (text) => {
  const copy = memorySession(new Map([['settings', text]]));
  expect((await loadSettings(memoryPreferences(), copy)).value.value.sound).toBe(true);
});

test('a database that was cleared gets all that is in force, not only what changes next', async () => {
  const preferences = memoryPreferences();
  const settings = await loadSettings(preferences, memorySession());
  settings.change({ sound: false });
  preferences.values.clear();
  settings.change({ theme: 'dark' });
  expect((await loadSettings(preferences, memorySession())).value.value).toMatchObject({
    sound: false,
    theme: 'dark',
  });
});
