import type { Millis } from '../../domain/units.ts';
import { csv } from '../../share/csv/csv.ts';
import { fileDay, fileMoment } from '../shell/fileDay.ts';
import type { JudgeEntry } from './judgeLog.ts';

/** `what`: what such a file is called in the language of the screens. */
export function judgeLogName(now: Millis, what: string): string {
  return `sprawdzam-${what}-${fileDay(now)}.csv`;
}

/** The log as a table, oldest first, the way a tournament's papers are kept. */
export function judgeLogCsv(
  entries: readonly JudgeEntry[],
  headings: readonly string[],
  verdicts: Readonly<Record<JudgeEntry['verdict'], string>>,
): string {
  const rows = [...entries]
    .reverse()
    .map(({ at, language, words, verdict, list }) => [
      fileMoment(at),
      language,
      words.join(' '),
      verdicts[verdict],
      list,
    ]);
  return csv([headings, ...rows]);
}
