import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import type { Settings } from '../../../../src/app/shell/settings.ts';
import { loadSettings } from '../../../../src/app/shell/settings.ts';
import { feel } from '../../../../src/app/table/feel.ts';
import { memoryPreferences, memorySession } from '../memoryPreferences.ts';

async function answered(settings: Partial<Settings>, tournament?: number) {
  const heard: string[] = [];
  const felt: (readonly number[])[] = [];
  const state = { start: tournament === undefined ? {} : { tournament } };
  feel(
    {
      table: { state: signal(state) } as never,
      settings: await loadSettings(memoryPreferences({ settings }), memorySession()),
      device: { beep: (kind) => void heard.push(kind), vibrate: (pattern) => void felt.push(pattern) },
    },
    'press',
  );
  return { heard, felt: felt.length };
}

describe('a press is heard and felt', () => {
  test('at home, from the first start', async () => {
    expect(await answered({})).toEqual({ heard: ['press'], felt: 1 });
  });

  test('in a tournament only felt, unless the knock is wanted everywhere', async () => {
    expect(await answered({}, 77)).toEqual({ heard: [], felt: 1 });
    expect(await answered({ clicks: 'always' }, 77)).toEqual({ heard: ['press'], felt: 1 });
  });

  test('a muted phone is silent, one without vibration still', async () => {
    expect(await answered({ sound: false, clicks: 'always' })).toEqual({ heard: [], felt: 1 });
    expect(await answered({ clicks: 'never', vibration: false })).toEqual({ heard: [], felt: 0 });
  });
});
