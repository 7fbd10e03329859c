import type { GameEntry } from '../domain/table/fact.ts';
import { replay } from '../domain/table/game.ts';
import { replayReport } from '../share/gameFile/report.ts';
import { type CommandOutcome, NoGame, orOneSentence } from './commandOutcome.ts';
import { readGameText } from './gameText.ts';
import { readUtf8 } from './inputFile.ts';

const USAGE = 'Usage: npm run --silent replay -- FILE [--at MILLIS]';
/** `folder`: where relative file names begin. */
export function replayCommand(args: readonly string[], folder: string): CommandOutcome {
  return orOneSentence(() => {
    const { file, at } = readArguments(args);
    const { entries } = readGameText(readUtf8(file, folder));
    const report = replayReport(replay(upTo(at, entries)), at);
    return { status: report.ok ? 0 : 1, stdout: `${JSON.stringify(report, null, 2)}\n`, stderr: '' };
  });
}

function readArguments(args: readonly string[]): { file: string; at: number | null } {
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
  const [file] = files;
  if (!file || files.length > 1) throw new NoGame(USAGE);
  return { file, at };
}

/** The log as it was known at a moment. */
function upTo(moment: number | null, entries: readonly GameEntry[]): readonly GameEntry[] {
  const later = moment === null ? -1 : entries.findIndex((entry) => entry.at > moment);
  return later === -1 ? entries : entries.slice(0, later);
}
