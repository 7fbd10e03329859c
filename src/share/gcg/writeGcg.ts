import { fail, ok, type Result } from '../../domain/result.ts';
import { resultOf } from '../../domain/table/finalScore.ts';
import { current, type Game } from '../../domain/table/game.ts';
import type { GameState } from '../../domain/table/state.ts';
import { endLines } from './endLines.ts';
import { type GcgLine, GcgSheet } from './gcgSheet.ts';
import { knownRacks } from './knownRacks.ts';
import { nicksOf } from './nicks.ts';
import { sheetMoves } from './sheetMoves.ts';
import { turnLines } from './turnLines.ts';

/**
 * `all`: what macondo, MAGPIE and Quackle all read; penalties and the Polish ± of the end stand in notes only.
 * `exact`: the final score to the point, for macondo and Woogles.
 */
export type GcgProfile = 'all' | 'exact';

export type GcgOptions = {
  readonly profile: GcgProfile;
  /** Only the first so many lines of the sheet. */
  readonly upTo?: number;
};

export type GcgWriteError =
  | { readonly why: 'not-begun' }
  /** Begun on paper: how the first tiles came to the board is not known. */
  | { readonly why: 'taken-over' }
  /** These lines of the sheet, from 1, have no place on the board. */
  | { readonly why: 'no-place'; readonly turns: readonly number[] };

const DISTRIBUTIONS = { pl: 'polish', en: 'english', sk: 'slovak' } as const;
/** MAGPIE refuses a lexicon it does not know; these begin names that programs know. */
const KNOWN_LEXICON = /^(?:OSPS|CSW|NWL)/;

export function writeGcg(game: Game, { profile, upTo }: GcgOptions): Result<string, GcgWriteError> {
  const state = current(game);
  if (!state) return fail({ why: 'not-begun' });
  if (state.start.takeover) return fail({ why: 'taken-over' });
  const turns = state.turns.slice(0, upTo);
  const moves = sheetMoves(game).slice(0, upTo);
  const missing = moves.flatMap(({ kind }, n) => (kind === 'no-place' ? [n + 1] : []));
  if (missing.length > 0) return fail({ why: 'no-place', turns: missing });

  const nicks = nicksOf(inOrder(state).map((seat) => state.players[seat]!.name));
  const sheet = new GcgSheet(state, (seat) => nicks[inOrder(state).indexOf(seat)]!.nick);
  const known = knownRacks(sheet.set, state, moves);
  for (const [n, turn] of turns.entries()) turnLines(sheet, { state, turn, n, known, profile });
  if (turns.length === state.turns.length)
    endLines(sheet, { state, profile, order: inOrder(state), result: resultOf(state) });
  sheet.addTaken();
  return ok([...head(state, nicks), ...sheet.lines.map(lineText)].map((line) => `${line}\n`).join(''));
}

/** Who begins is player 1: two of the three programs ask for it. */
function inOrder({ players, start: { first } }: GameState): readonly number[] {
  return players.map((_, i) => (first + i) % players.length);
}

function head({ rules, start }: GameState, nicks: ReturnType<typeof nicksOf>): readonly string[] {
  const { name = '', edition = '' } = start.lexicon ?? {};
  // `OSPS 52` is one name, whatever year stands beside it: programs look for a file of that name.
  const whole = /\d/.test(name) ? name : `${name}${edition}`;
  const lexicon = KNOWN_LEXICON.test(name) ? [`#lexicon ${whole.replaceAll(/[^\w]/g, '')}`] : [];
  return [
    '#character-encoding UTF-8',
    ...nicks.map(({ nick, name: player }, i) => `#player${i + 1} ${nick} ${player}`),
    ...lexicon,
    `#tile-distribution ${DISTRIBUTIONS[rules.language]}`,
  ];
}

function lineText({ text, notes }: GcgLine): string {
  // One note a line: of several, Quackle keeps the last.
  return notes.length === 0 ? text : `${text}\n#note ${notes.join('; ')}`;
}
