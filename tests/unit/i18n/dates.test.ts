import { expect, test } from 'vitest';
import { fileDay } from '../../../src/app/shell/fileDay.ts';
import { dateText } from '../../../src/i18n/dates.ts';

test.each([8_640_000_000_000_001, Number.NaN, Number.POSITIVE_INFINITY, -9e15])(
  'what is no date (%d) is shown as none and breaks no screen',
  (at) => {
    for (const style of ['moment', 'short-moment', 'day'] as const) expect(dateText(at, style)).toBe('–');
    expect(fileDay(at)).toBe('');
  },
);

test('a date is written', () => {
  expect(dateText(Date.UTC(2026, 10, 17, 12), 'day')).toContain('2026');
});
