import { replay as replayDuplicate } from '../domain/duplicate/game.ts';
import type { Entry } from '../domain/log/entry.ts';
import { replay } from '../domain/table/game.ts';
import { isDuplicateBackup } from '../share/duplicate/duplicateBackup.ts';
import { isDuplicateFile } from '../share/duplicate/duplicateFile.ts';
import { duplicateReport, tournamentReport } from '../share/duplicate/duplicateReport.ts';
import { replayReport } from '../share/gameFile/report.ts';
import { type CommandOutcome, NoGame, orOneSentence } from './commandOutcome.ts';
import { readDuplicateTexts, readGameText } from './gameText.ts';
import { readUtf8 } from './inputFile.ts';

const USAGE =
  'Usage: npm run --silent replay -- FILE [--at MILLIS]; several files, or the backup of a duplicate tournament, are the games of one tournament';
const MOST_FILES = 20;

/** `folder`: where relative file names begin. */
export function replayCommand(args: readonly string[], folder: string): CommandOutcome {
  return orOneSentence(() => {
    const { files, at } = readArguments(args);
    const texts = files.map((file) => readUtf8(file, folder));
    const report = reportOf(texts, at);
    return { status: report.ok ? 0 : 1, stdout: `${JSON.stringify(report, null, 2)}\n`, stderr: '' };
  });
}

function reportOf(texts: readonly string[], at: number | null): { readonly ok: boolean } {
  const [first = ''] = texts;
  if (texts.length === 1 && !isDuplicate(first))
    return replayReport(replay(upTo(at, readGameText(first).entries)), at);
  if (!texts.every(isDuplicate)) throw new NoGame(USAGE);
  const games = texts.flatMap(readDuplicateTexts).map(({ entries }) => upTo(at, entries));
  return games.length > 1 ? tournamentReport(games, at) : duplicateReport(replayDuplicate(games[0]!), at);
}

const isDuplicate = (text: string) => isDuplicateFile(text) || isDuplicateBackup(text);

function readArguments(args: readonly string[]): { files: readonly string[]; at: number | null } {
  const files: string[] = [];
  let at: number | null = null;
  for (let i = 0; i < args.length; i += 1) {
    const arg = args[i]!;
    if (arg !== '--at' && !arg.startsWith('--at=')) {
      if (arg.startsWith('--')) throw new NoGame(USAGE);
      files.push(arg);
      continue;
    }
    const text = arg === '--at' ? args[++i] : arg.slice('--at='.length);
    at = Number(text);
    if (!text || !/^-?\d+$/.test(text) || !Number.isSafeInteger(at))
      throw new NoGame(`--at wants a whole number of milliseconds. ${USAGE}`);
  }
  if (files.length === 0 || files.length > MOST_FILES) throw new NoGame(USAGE);
  return { files, at };
}

/** The log as it was known at a moment. */
function upTo<F>(moment: number | null, entries: readonly Entry<F>[]): readonly Entry<F>[] {
  const later = moment === null ? -1 : entries.findIndex((entry) => entry.at > moment);
  return later === -1 ? entries : entries.slice(0, later);
}
