import { replay } from '../domain/table/game.ts';
import { writeGameFile } from '../share/gameFile/gameFile.ts';
import { decodeGcg } from '../share/gcg/decodeGcg.ts';
import type { GcgDifference } from '../share/gcg/difference.ts';
import type { GcgError } from '../share/gcg/gcgFile.ts';
import { importGcg } from '../share/gcg/importGcg.ts';
import { type GcgWriteError, writeGcg } from '../share/gcg/writeGcg.ts';
import { type CommandOutcome, NoGame, orOneSentence } from './commandOutcome.ts';
import { readGameText } from './gameText.ts';
import { readBytes, readUtf8 } from './inputFile.ts';

const USAGE =
  'Usage: npm run --silent gcg -- export GAMEFILE [--exact] [--up-to N], or npm run --silent gcg -- import FILE.gcg';

/** `folder`: where relative file names begin. */
export function gcgCommand([command, ...args]: readonly string[], folder: string): CommandOutcome {
  return orOneSentence(() => {
    if (command === 'export') return exported(args, folder);
    if (command === 'import') return imported(args, folder);
    throw new NoGame(USAGE);
  });
}

function exported(args: readonly string[], folder: string): CommandOutcome {
  const { file, exact, upTo } = readArguments(args);
  const { log, refused } = replay(readGameText(readUtf8(file, folder)).entries);
  const written = writeGcg(log, { profile: exact ? 'exact' : 'all', ...(upTo !== null && { upTo }) });
  if (!written.ok) throw new NoGame(whyNotWritten(written.error));
  const stderr = refused.map(({ index, refusal }) => `Fact ${index} was refused: ${refusal.why}.\n`).join('');
  return { status: refused.length === 0 ? 0 : 1, stdout: written.value, stderr };
}

function imported(args: readonly string[], folder: string): CommandOutcome {
  const [file, ...rest] = args;
  if (file === undefined || file.startsWith('--') || rest.length > 0) throw new NoGame(USAGE);
  const read = importGcg(decodeGcg(readBytes(file, folder)), 0);
  if (!read.ok) throw new NoGame(whyNotRead(read.error));
  const { game, differences } = read.value;
  return {
    status: differences.length === 0 ? 0 : 1,
    stdout: writeGameFile({ id: '', entries: game.entries }),
    stderr: differences.map((difference) => `${sentence(difference)}\n`).join(''),
  };
}

function readArguments(args: readonly string[]) {
  const files: string[] = [];
  let exact = false;
  let upTo: number | null = null;
  for (let i = 0; i < args.length; i += 1) {
    const arg = args[i]!;
    if (arg === '--exact') exact = true;
    else if (arg === '--up-to') upTo = Number(args[++i] ?? NaN);
    else if (arg.startsWith('--up-to=')) upTo = Number(arg.slice('--up-to='.length));
    else if (arg.startsWith('--')) throw new NoGame(USAGE);
    else files.push(arg);
  }
  const [file, ...more] = files;
  if (file === undefined || more.length > 0) throw new NoGame(USAGE);
  if (upTo !== null && !(Number.isInteger(upTo) && upTo >= 1))
    throw new NoGame('--up-to takes a whole number from 1: how many lines of the sheet to write.');
  return { file, exact, upTo };
}

function whyNotWritten(error: GcgWriteError): string {
  switch (error.why) {
    case 'not-begun':
      return 'The game has not begun: there is nothing to write.';
    case 'taken-over':
      return 'The game was taken over from paper: how its first tiles came to the board is not known.';
    case 'no-place': {
      const [first = 1] = error.turns;
      const cut = first > 1 ? ` --up-to ${first - 1} writes what comes before.` : '';
      return `These lines of the sheet have no place on the board: ${error.turns.join(', ')}.${cut}`;
    }
  }
}

function whyNotRead(error: GcgError): string {
  switch (error.why) {
    case 'too-large':
      return `The file has ${error.got} characters; a GCG file has at most ${error.most}.`;
    case 'too-many-lines':
      return `The file has ${error.got} lines; a GCG file has at most ${error.most}.`;
    case 'not-gcg':
      return 'The file is not GCG: it has neither a line that begins with #player nor one that begins with >.';
    case 'no-players':
      return 'The file does not name two players: #player1 and #player2 are missing.';
    case 'too-many-players':
      return `The file names ${error.got} players; at most ${error.most} can play.`;
    case 'same-nick':
      return `Two players of the file are called ${error.nick}: whose the moves are cannot be told.`;
    case 'no-moves':
      return 'The file has no moves.';
    case 'unknown-player':
      return `Line ${error.line} is a move of ${error.nick || 'nobody'}, who is no player of the file.`;
    case 'unreadable-line':
      return `Line ${error.line} cannot be read as a move: ${error.text}`;
  }
}

function sentence(difference: GcgDifference): string {
  const { line } = difference;
  switch (difference.why) {
    case 'points':
      return `Line ${line}: ${difference.file} points in the file, ${difference.counted} by the board.`;
    case 'sum':
      return `Line ${line}: the sum in the file is ${difference.file}, counted ${difference.counted}.`;
    case 'rack':
      return `Line ${line}: ${difference.file} points for the rack in the file, ${difference.counted} by its letters.`;
    case 'rack-tiles':
      return `Line ${line}: ${difference.rack} cannot be what was left${difference.left && `; the tiles that lie nowhere are ${difference.left}`}.`;
    case 'final':
      return `Line ${line}: ${difference.name} ends with ${difference.file} in the file, counted ${difference.counted}; the rest is kept as a correction.`;
    case 'place':
      return `Line ${line}: the word cannot lie there (${difference.error.why}); the move has its points and no place.`;
    case 'tile':
      return `Line ${line}: there are not so many tiles ${difference.letter}; the move has its points and no place.`;
    case 'too-many-tiles':
      return `Line ${line}: the player does not have so many tiles; the move has its points and no place.`;
    case 'exchange':
      return `Line ${line}: there are too few tiles in the bag to exchange; read as a pass.`;
    case 'turn-missing':
      return `Line ${line}: a turn of ${difference.name} before it is missing; read as a pass.`;
    case 'nothing-to-take-back':
      return `Line ${line}: there is no move to take back.`;
    case 'not-over':
      return `Line ${line}: the moves do not lead to this end; its points are kept as a correction.`;
    case 'after-the-end':
      return `Line ${line}: a move after the end; left out.`;
  }
}
