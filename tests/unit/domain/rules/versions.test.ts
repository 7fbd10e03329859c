import { describe, expect, test } from 'vitest';
import { ADDED, completed, completeRules } from '../../../../src/domain/rules/complete.ts';
import { markWithDefaults, rulesMark } from '../../../../src/domain/rules/mark.ts';
import { asksForTime, withOrganizerTime } from '../../../../src/domain/rules/organizerTime.ts';
import { PFS } from '../../../../src/domain/rules/presets/pfs.ts';
import { PINCZOW_OPEN } from '../../../../src/domain/rules/presets/pinczow.ts';
import { PRESETS } from '../../../../src/domain/rules/presets.ts';
import { current, replay } from '../../../../src/domain/table/game.ts';
import { MINUTE } from '../../../../src/domain/units.ts';
import { startOf } from '../table/script.ts';

const { lexicon: _, ...BEFORE_LISTS } = PFS;

describe('rules of an older version', () => {
  test('are completed with what plays as was played then', () => {
    expect(completeRules(BEFORE_LISTS)).toEqual({ ...PFS, lexicon: null });
    expect(rulesMark(BEFORE_LISTS)).toBe(rulesMark(PFS));
  });

  test('that lack nothing stay the very same', () => {
    for (const preset of PRESETS) expect(completeRules(preset)).toBe(preset);
  });

  test('are complete in the game that was begun with them', () => {
    const old = replay([{ at: 0, fact: { ...startOf(PFS), rules: BEFORE_LISTS } }]);
    expect(current(old.log)?.rules.lexicon).toBeNull();
    // The log itself is as it was written.
    expect(old.log.entries[0]?.fact).not.toHaveProperty('rules.lexicon');
  });
});

/** A version to come that knows one parameter more. */
describe('one more parameter', () => {
  const LATER = { ...ADDED, undo: { within: 5, by: 'referee' } };
  const { name: _name, sources: _sources, lexicon: _lexicon, ...PLAYED } = PFS;

  test('is read into rules from before it existed', () => {
    expect(completed(LATER, BEFORE_LISTS)).toMatchObject({ lexicon: null, undo: LATER.undo, bingo: 50 });
  });

  test('leaves every mark as it was, while it has its default', () => {
    const now = rulesMark(PFS);
    expect(markWithDefaults(LATER, PLAYED)).toBe(now);
    expect(markWithDefaults(LATER, { ...PLAYED, undo: { by: 'referee', within: 5 } })).toBe(now);
    expect(markWithDefaults(LATER, { ...PLAYED, undo: { by: 'referee', within: 6 } })).not.toBe(now);
  });
});

describe("the organizer's time", () => {
  test('counts where the regulation leaves it open, and nowhere else', () => {
    expect(PRESETS.filter(asksForTime)).toEqual([PINCZOW_OPEN]);
    expect(withOrganizerTime(PINCZOW_OPEN, 12 * MINUTE).clock).toMatchObject({ time: 12 * MINUTE });
    expect(withOrganizerTime(PINCZOW_OPEN, null)).toEqual(PINCZOW_OPEN);
    expect(withOrganizerTime(PFS, 12 * MINUTE)).toBe(PFS);
  });
});
