import { isDuplicateBackup, readDuplicateBackup } from '../share/duplicate/duplicateBackup.ts';
import { type DuplicateFile, readDuplicateFile } from '../share/duplicate/duplicateFile.ts';
import { type GameFile, type GameFileError, readGameFile } from '../share/gameFile/gameFile.ts';
import { NoGame } from './commandOutcome.ts';

export function readGameText(text: string): GameFile {
  const read = readGameFile(text);
  if (!read.ok) throw new NoGame(sentence(read.error, text));
  return read.value;
}

function readDuplicateText(text: string): DuplicateFile {
  const read = readDuplicateFile(text);
  if (!read.ok) throw new NoGame(sentence(read.error, text));
  return read.value;
}

/** The games of a backup, or the one of a game file. */
export function readDuplicateTexts(text: string): readonly DuplicateFile[] {
  if (!isDuplicateBackup(text)) return [readDuplicateText(text)];
  const read = readDuplicateBackup(text);
  if (read.ok) return read.value;
  const { error } = read;
  if (error.why === 'not-a-backup' || error.why === 'known')
    throw new NoGame('The file is not a valid backup of a duplicate tournament.');
  throw new NoGame(sentence(error, text));
}

/** Where the parser stopped, for whoever wrote the file by hand. */
function jsonFault(text: string): string {
  try {
    JSON.parse(text);
  } catch (error) {
    const position = /position (\d+)/.exec(String(error))?.[1];
    const before = text.slice(0, position === undefined ? text.length : Number(position)).split('\n');
    return `line ${before.length}, column ${(before.at(-1) ?? '').length + 1}`;
  }
  return 'line 1';
}

function sentence(error: GameFileError, text: string): string {
  switch (error.why) {
    case 'too-large':
      return `The file has ${error.got} characters; a game file has at most ${error.most}.`;
    case 'not-json':
      return `The file is not JSON: it cannot be read further than ${jsonFault(text)}.`;
    case 'not-a-game':
      return 'The file is not a Sprawdzam game: "format" must be "sprawdzam-game" and "version" a whole number.';
    case 'newer-version':
      return `The file is of version ${error.got}; this program reads versions up to ${error.known}.`;
    case 'impossible-date':
      return `The file is not a valid game: ${error.where} is ${error.got}, a moment after ${new Date(error.most).toISOString()}.`;
    case 'invalid':
      return `The file is not a valid game: ${error.where} should be ${error.expected}, but is ${error.got}.`;
  }
}
