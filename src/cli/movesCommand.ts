import { readFileSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findList } from '../../lexicon/own.ts';
import { TILE_LANGUAGES } from '../domain/tiles/language.ts';
import { TILE_SETS, type TileSet } from '../domain/tiles/tileSet.ts';
import { type Lexicon, readListFile } from '../lexicon/file.ts';
import { type Play, playPlacement } from '../moves/play.ts';
import { createPlayFinder, type PlayFinder } from '../moves/playFinder.ts';
import { allPlays, playSummary } from '../moves/plays.ts';
import { MOST_HELD, type PositionError, readPosition } from '../moves/positionText.ts';

const USAGE = 'Usage: npm run --silent moves -- --list LIST [FILE] [--all]';
const STANDARD_INPUT = '/dev/stdin';
const MOST_BYTES = 100_000_000;
const SCORING = { rack: 7, bonus: 50 };

/** Where the command reads and writes. */
type MovesTerminal = {
  /** All of standard input. */
  input(): Uint8Array;
  print(line: string): void;
  say(line: string): void;
};

/** One sentence says why there is no answer, or no further one. */
class NoAnswer extends Error {}

/** Answers each line; returns the exit status: 0 all answered, 2 not. */
export async function movesCommand(args: readonly string[], terminal: MovesTerminal): Promise<0 | 2> {
  try {
    const { list, file, all } = readArguments(args);
    const { set, lexicon } = await openList(list, terminal);
    const finder = createPlayFinder(set, lexicon.graph, SCORING);
    const lines = readText(file, terminal).split('\n');
    for (const [i, line] of lines.entries())
      if (line.trim() !== '') terminal.print(answer(finder, line, i + 1, all));
    return 0;
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    terminal.say(error.message);
    return 2;
  }
}

function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { list: { type: 'string' }, all: { type: 'boolean' } },
    });
    const [file, more] = positionals;
    if (values.list !== undefined && more === undefined)
      return {
        list: values.list,
        file: file === undefined || file === STANDARD_INPUT ? '-' : file,
        all: values.all ?? false,
      };
  } catch {
    // An option that there is not: said below.
  }
  throw new NoAnswer(USAGE);
}

async function openList(
  named: string,
  { say }: MovesTerminal,
): Promise<{ readonly set: TileSet; readonly lexicon: Lexicon }> {
  const path = await findList(named, say);
  if (path === null || !statSync(path).isFile())
    throw new NoAnswer(`${named} is not ${TILE_LANGUAGES.join(', ')}, the name of an own list, or a file.`);
  const opened = readListFile(new Uint8Array(readFileSync(path)));
  if (!opened.ok) throw new NoAnswer(`${named} is not a compiled word list that can be used.`);
  const language = TILE_LANGUAGES.find((code) => code === opened.value.language);
  if (language === undefined)
    throw new NoAnswer(`${named} is a list of the language ${opened.value.language}, which has no tiles.`);
  return { set: TILE_SETS[language], lexicon: opened.value };
}

function readText(file: string, terminal: MovesTerminal): string {
  const bytes = file === '-' ? terminal.input() : fileBytes(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new NoAnswer(`${file === '-' ? 'Standard input' : file} is not UTF-8 text; save it as UTF-8.`);
  }
}

/** What it is and its size are asked first: opening a pipe would wait for ever. */
function fileBytes(file: string): Uint8Array {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat?.isFile()) throw new NoAnswer(`There is no file ${file} that can be read.`);
  if (stat.size > MOST_BYTES)
    throw new NoAnswer(`${file} has ${stat.size} bytes; at most ${MOST_BYTES} are read at once.`);
  return readFileSync(file);
}

function answer(finder: PlayFinder, line: string, number: number, all: boolean): string {
  const position = readPosition(finder.set, parsed(line, number));
  if (!position.ok) throw new NoAnswer(`Line ${number}: ${sentence(position.error)}`);
  const { moves, ...figures } = playSummary(finder, position.value);
  const listed = all ? allPlays(finder, position.value) : moves;
  return JSON.stringify({ ...figures, moves: listed.map((play) => written(finder.set, play)) });
}

const written = (set: TileSet, play: Play) => ({ ...playPlacement(set, play), points: play.points });

function parsed(line: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new NoAnswer(
      `Line ${number} is not JSON: one object a line, {"board": [15 strings], "rack": "EOOSTY?"}.`,
    );
  }
}

function sentence(error: PositionError): string {
  switch (error.why) {
    case 'no-position':
      return 'a position is {"board": [15 strings], "rack": "EOOSTY?"}.';
    case 'wrong-rows':
      return `the board has ${error.got} rows; it must have 15.`;
    case 'wrong-row':
      return `row ${error.row} of the board has ${error.got} signs; it must have 15.`;
    case 'foreign-tile':
      return `${JSON.stringify(error.sign)} on ${error.at} is neither "." nor a letter of these tiles.`;
    case 'no-rack':
      return 'the rack must be a text, as "EOOSTY?".';
    case 'foreign-rack-tile':
      return `${JSON.stringify(error.sign)} on the rack is neither "?" nor a capital letter of these tiles.`;
    case 'rack-too-long':
      return `the rack has ${error.got} tiles; it can have at most ${MOST_HELD}.`;
  }
}
