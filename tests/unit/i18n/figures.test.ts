import { afterEach, expect, test } from 'vitest';
import { speak } from '../../../src/i18n/catalogue.ts';
import { figure, signedFigure } from '../../../src/i18n/figures.ts';
import { fractionText } from '../../../src/i18n/fractions.ts';
import { spanText } from '../../../src/i18n/spanText.ts';

afterEach(() => speak('pl'));

test.each([
  [0, '0', '0'],
  [24, '24', '+24'],
  [-7, '−7', '−7'],
  [1240, '1240', '+1240'],
])('%d is written %s, with its sign %s', (value, plain, signed) => {
  expect([figure(value), signedFigure(value), fractionText(value)]).toEqual([plain, signed, plain]);
});

test.each([
  [1.5, '1½'],
  [0.5, '½'],
  [-0.25, '−¼'],
  [2.75, '2¾'],
])('%d is written %s', (value, text) => {
  expect(fractionText(value)).toBe(text);
});

test('a fraction without a sign of its own has two places, written as the language in use does', async () => {
  expect(fractionText(7 / 3)).toBe('2,33');
  await speak('en');
  expect([fractionText(7 / 3), fractionText(-7 / 3)]).toEqual(['2.33', '−2.33']);
});

test.each([
  [0, '0:00'],
  [61_400, '1:01'],
  [-600, '−0:01'],
])('a span of %d ms is written %s', (span, text) => {
  expect(spanText(span)).toBe(text);
});

test('a sign is written alike before whatever stands for the size', () => {
  expect([90_000, -90_000, 0].map((span) => signedFigure(span, spanText))).toEqual([
    '+1:30',
    '−1:30',
    '0:00',
  ]);
});
