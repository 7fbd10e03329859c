import { afterEach, describe, expect, test, vi } from 'vitest';
import { backupName } from '../../../../src/app/games/backup.ts';
import { judgeLogName } from '../../../../src/app/judge/judgeExport.ts';
import { fileDay } from '../../../../src/app/shell/fileDay.ts';
import { fileName } from '../../../../src/app/table/ending.ts';

afterEach(() => vi.unstubAllEnvs());

/** Half past midnight in Poland is still yesterday in Greenwich; an evening in New York is tomorrow there. */
describe.each([
  ['Europe/Warsaw', '2026-07-31T22:30:00Z', '2026-08-01'],
  ['America/New_York', '2026-11-02T01:00:00Z', '2026-11-01'],
])('in %s at %s', (zone, moment, day) => {
  const at = Date.parse(moment);

  test('a file has the players’ own day in its name', () => {
    vi.stubEnv('TZ', zone);
    expect(fileDay(at)).toBe(day);
    expect(judgeLogName(at)).toBe(`sprawdzam-${day}.csv`);
    expect(backupName(at)).toBe(`sprawdzam-kopia-${day}.json`);
    expect(fileName({ id: 'a', entries: [{ at, fact: { type: 'exchange', seat: 0, tiles: 7 } }] })).toBe(
      `sprawdzam_${day}.json`,
    );
  });
});
