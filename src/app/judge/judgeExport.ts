import { csv } from '../../share/csv/csv.ts';
import type { JudgeEntry } from './judgeLog.ts';

/** The log as a table, oldest first, the way a tournament's papers are kept. */
export function judgeLogCsv(
  entries: readonly JudgeEntry[],
  headings: readonly string[],
  verdicts: Readonly<Record<JudgeEntry['verdict'], string>>,
): string {
  const rows = [...entries]
    .reverse()
    .map(({ at, language, words, verdict, list }) => [
      new Date(at).toISOString(),
      language,
      words.join(' '),
      verdicts[verdict],
      list,
    ]);
  return csv([headings, ...rows]);
}
