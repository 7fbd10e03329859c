import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** The zone of a process is fixed when it starts, so each has one of its own. */
function namesIn(zone: string, moment: string): readonly string[] {
  const at = Date.parse(moment);
  const source = (path: string) =>
    JSON.stringify(new URL(`../../../../src/app/${path}`, import.meta.url).href);
  const script = `
    const { backupGames } = await import(${source('games/backup.ts')});
    const { judgeLogName } = await import(${source('judge/judgeExport.ts')});
    const { fileName } = await import(${source('table/ending.ts')});
    const pass = { at: ${at}, fact: { type: 'pass', seat: 0 } };
    const backup = await backupGames({ readAll: async () => [] }, ${at}, 'kopia');
    const names = [backup.name, judgeLogName(${at}, 'dziennik'), fileName({ id: 'a', entries: [pass] })];
    console.log(JSON.stringify(names));
  `;
  const out = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
    env: { ...process.env, TZ: zone },
    encoding: 'utf8',
  });
  return JSON.parse(out) as readonly string[];
}

/** Half past midnight in Poland is still yesterday in Greenwich; an evening in New York is tomorrow there. */
test.each([
  ['Europe/Warsaw', '2026-07-31T22:30:00Z', '2026-08-01'],
  ['America/New_York', '2026-11-02T01:00:00Z', '2026-11-01'],
])('in %s a file saved at %s has the players’ own day in its name', (zone, moment, day) => {
  expect(namesIn(zone, moment)).toEqual([
    `sprawdzam-kopia-${day}.json`,
    `sprawdzam-dziennik-${day}.csv`,
    `sprawdzam_${day}.json`,
  ]);
});
