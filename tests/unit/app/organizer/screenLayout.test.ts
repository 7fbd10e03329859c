import { expect, test } from 'vitest';
import { filledLayout, fullLayout } from '../../../../src/app/organizer/outputs/screenLayout.ts';

/** Between heading and foot at 1280 × 720. */
const room = { height: 560, width: 1243, size: 18.72 };
const full = fullLayout(room);
const filled = (rows: number) => filledLayout(room, full, rows);
const heightOf = ({ lines, scale, row }: ReturnType<typeof filled>) =>
  room.size * scale * (1.6 + lines * row) + lines;

test('what stands on a page fits between heading and foot, and no letter is smaller than usual', () => {
  for (let rows = 1; rows <= full.lines * full.columns; rows += 1) {
    const layout = filled(rows);
    expect(layout.lines * layout.columns, String(rows)).toBeGreaterThanOrEqual(rows);
    expect(heightOf(layout), String(rows)).toBeLessThanOrEqual(room.height);
    expect(layout.scale, String(rows)).toBeGreaterThanOrEqual(1);
  }
});

test('eight tables take the room there is; sixteen rows stand eight beside eight', () => {
  expect(filled(8).columns).toBe(1);
  expect(filled(8).scale).toBeGreaterThan(1.3);
  expect(heightOf(filled(8))).toBeGreaterThan(0.9 * room.height);
  expect(filled(16)).toMatchObject({ columns: 2, lines: 8 });
});

test('a narrow window has one column; where rows proved too high a page has fewer', () => {
  expect(fullLayout({ ...room, width: 900 }).columns).toBe(1);
  expect(fullLayout(room, 2).lines).toBe(full.lines - 2);
  expect(fullLayout({ ...room, height: 40 }).lines).toBe(3);
  expect(filledLayout(room, full, 0)).toBe(full);
});
