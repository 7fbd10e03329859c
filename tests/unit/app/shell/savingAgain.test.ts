import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { Saving } from '../../../../src/app/shell/saving.ts';
import { keepSaving } from '../../../../src/app/shell/savingAgain.ts';

test('what could not be saved is tried again until it is, or gone; never against another window', () => {
  const tried: string[] = [];
  const running = new Set<() => void>();
  const one = (name: string) => ({
    saving: signal<Saving | 'conflict'>('saved'),
    saveAgain: async () => {
      tried.push(name);
    },
  });
  const [a, b] = [one('a'), one('b')];
  const all = signal([a, b]);
  const later = () => {
    tried.length = 0;
    for (const run of running) run();
    return [...tried];
  };
  keepSaving(all, (run) => {
    running.add(run);
    return () => running.delete(run);
  });
  expect(later()).toEqual([]);
  a.saving.value = 'full';
  b.saving.value = 'conflict';
  expect(later()).toEqual(['a']);
  b.saving.value = 'copy';
  expect(later()).toEqual(['a', 'b']);
  a.saving.value = 'saved';
  expect(later()).toEqual(['b']);
  all.value = [a];
  expect(later()).toEqual([]);
});
