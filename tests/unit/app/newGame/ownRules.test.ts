import { expect, test } from 'vitest';
import { createOwnRules } from '../../../../src/app/newGame/ownRules.ts';
import {
  clockOfKind,
  copyOf,
  failedOfKind,
  runOfReason,
  timeOutOfKind,
} from '../../../../src/app/newGame/ruleEdit.ts';
import { PFS } from '../../../../src/domain/rules/presets/pfs.ts';
import { CLOCK_KINDS, RUN_REASONS } from '../../../../src/domain/rules/tableRules.ts';
import { readRules } from '../../../../src/share/gameFile/ruleSchema.ts';
import { memoryPreferences, NO_PREFERENCES } from '../memoryPreferences.ts';

const own = copyOf(PFS, 'own-1', 'Klub');

test('rules of one’s own are kept, replaced by id and removed', async () => {
  const preferences = memoryPreferences();
  const rules = createOwnRules(preferences);
  await rules.save(own);
  await rules.save({ ...own, bingo: 40 });
  const again = createOwnRules(preferences);
  await again.load();
  expect(again.value.value).toEqual([{ ...own, bingo: 40 }]);
  await again.remove('own-1');
  expect(preferences.values.get('rules')).toEqual([]);
});

test('rules saved before the kept ones were read do not replace them', async () => {
  const preferences = memoryPreferences({ rules: [own] });
  await createOwnRules(preferences).save({ ...own, id: 'own-2' });
  expect(preferences.values.get('rules')).toEqual([{ ...own, id: 'own-2' }, own]);
});

test('two windows: what the other one saved or removed stays so', async () => {
  const preferences = memoryPreferences({ rules: [own] });
  const [a, b] = [createOwnRules(preferences), createOwnRules(preferences)];
  await Promise.all([a.load(), b.load()]);
  await a.save({ ...own, id: 'own-2' });
  await a.remove('own-1');
  await b.save({ ...own, id: 'own-3' });
  const again = createOwnRules(preferences);
  await again.load();
  expect(again.value.value.map(({ id }) => id)).toEqual(['own-3', 'own-2']);
});

test('what is no rule set is left out; the others are still there', async () => {
  const rules = createOwnRules(memoryPreferences({ rules: [{ id: 'old' }, own, 'nonsense'] }));
  await rules.load();
  expect(rules.value.value).toEqual([own]);
});

test('storage that cannot be read is no reason to stop', async () => {
  const rules = createOwnRules(NO_PREFERENCES);
  await rules.load();
  await rules.save(own);
  expect(rules.value.value).toEqual([own]);
});

test('every choice of the editor gives rules that can be kept and sent', () => {
  for (const kind of CLOCK_KINDS) {
    expect(readRules({ ...own, clock: clockOfKind(kind, PFS.clock) })).not.toBeNull();
    expect(clockOfKind(kind, PFS.clock).kind).toBe(kind);
  }
  for (const kind of ['out', 'penalty'] as const) {
    expect(readRules({ ...own, clock: { ...PFS.clock, timeOut: timeOutOfKind(kind) } })).not.toBeNull();
  }
  for (const kind of ['nothing', 'challenger-loses', 'mover-gains', 'lost-turn'] as const) {
    const challenge = { ...own.challenge, failed: failedOfKind(kind) };
    expect(readRules({ ...own, challenge })).not.toBeNull();
  }
  expect(readRules({ ...own, runs: RUN_REASONS.map(runOfReason) })).not.toBeNull();
});

test('a copy does not claim the sources of the regulation it was made from', () => {
  expect(own.sources).toEqual([]);
});
