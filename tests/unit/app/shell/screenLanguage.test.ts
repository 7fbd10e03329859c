import { expect, test } from 'vitest';
import { screenLanguage } from '../../../../src/app/shell/screenLanguage.ts';
import { loadSettings } from '../../../../src/app/shell/settings.ts';
import { memoryPreferences, memorySession, NO_PREFERENCES } from '../memoryPreferences.ts';

const LANGUAGES = { all: ['pl', 'en', 'sk', 'qq'], fallback: 'en', before: 'pl' } as const;
const fresh = (...languages: string[]) => ({ languages, usedBefore: false });
const used = (...languages: string[]) => ({ languages, usedBefore: true });

test.each([
  [['pl-PL', 'en-US'], 'pl'],
  [['en-GB', 'pl'], 'en'],
  [['sk-SK'], 'sk'],
  [['SK'], 'sk'],
  [['cs-CZ', 'sk-SK', 'en'], 'sk'],
  [['de-DE'], 'en'],
  [['de-DE', 'pl-PL'], 'pl'],
  [['plx'], 'en'],
  [['qq-QQ'], 'qq'],
  [[], 'en'],
])('the first start of a phone that reads %j speaks %s', async (read, expected) => {
  const settings = await loadSettings(memoryPreferences(), memorySession());
  expect(screenLanguage(settings, fresh(...read), LANGUAGES)).toBe(expected);
});

test('what the first start found stays when the phone changes its language', async () => {
  const preferences = memoryPreferences();
  screenLanguage(await loadSettings(preferences, memorySession()), fresh('en-GB'), LANGUAGES);
  const later = await loadSettings(preferences, memorySession());
  expect(screenLanguage(later, used('sk-SK'), LANGUAGES)).toBe('en');
});

test('a chosen language wins, as the version before this one stored it', async () => {
  const settings = await loadSettings(
    memoryPreferences({ settings: { language: 'sk', theme: 'dark' } }),
    memorySession(),
  );
  expect(screenLanguage(settings, used('en-GB'), LANGUAGES)).toBe('sk');
  settings.change({ language: 'pl' });
  expect(screenLanguage(settings, used('en-GB'), LANGUAGES)).toBe('pl');
});

test('a phone that was used when the app spoke Polish unasked keeps Polish', async () => {
  const preferences = memoryPreferences({ settings: { names: ['Anna'] } });
  const settings = await loadSettings(preferences, memorySession());
  expect(screenLanguage(settings, used('en-GB'), LANGUAGES)).toBe('pl');
  expect(preferences.values.get('settings')).toEqual({ names: ['Anna'], language: 'pl' });
});

test('a language that only a newer version speaks is passed over, and stays chosen', async () => {
  const preferences = memoryPreferences({ settings: { language: 'de' } });
  expect(screenLanguage(await loadSettings(preferences, memorySession()), used('sk-SK'), LANGUAGES)).toBe(
    'pl',
  );
  expect(preferences.values.get('settings')).toEqual({ language: 'de' });
});

test('a choice that could not be read at this start is not written over', async () => {
  const preferences = memoryPreferences({ settings: { language: 'sk' } });
  const settings = await loadSettings({ ...preferences, read: NO_PREFERENCES.read }, memorySession());
  expect(screenLanguage(settings, used('en-GB'), LANGUAGES)).toBe('pl');
  expect(preferences.values.get('settings')).toEqual({ language: 'sk' });
});
