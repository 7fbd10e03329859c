import { fnv } from '../../domain/checksum.ts';
import { folded } from '../../domain/folded.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import type { Player } from '../../domain/table/fact.ts';
import { type Decision, resultOf } from '../../domain/table/finalScore.ts';
import { current, replay } from '../../domain/table/game.ts';
import type { GameState } from '../../domain/table/state.ts';
import type { Millis, Points } from '../../domain/units.ts';
import type { GameFileError } from '../../share/gameFile/gameFile.ts';
import { MOST_IN_GAME_FILE } from '../../share/text/fileSizes.ts';
import type { Device, StoredGame } from '../shell/ports.ts';
import type { Library } from './library.ts';

/** A line of the list of games. */
export type GameSummary = {
  readonly id: string;
  readonly startedAt: Millis;
  readonly players: readonly Player[];
  readonly regulation: { readonly id: string; readonly name: string };
  readonly table: string | null;
  readonly round: string | null;
  /** Which game of a match, and of how many; null where the regulation plays single games. */
  readonly match: { readonly game: number; readonly of: number } | null;
  readonly turns: number;
  /** Final where the result is known, otherwise as it stands. */
  readonly points: readonly Points[];
  readonly decision: Decision | null;
  readonly finished: boolean;
};

/** A log only grows, and each growth is a new array: one that was read once never has to be read again. */
const known = new WeakMap<StoredGame['entries'], GameSummary>();

export function summaryOf(game: StoredGame): GameSummary | null {
  const seen = known.get(game.entries);
  if (seen) return seen;
  const state = current(replay(game.entries).log);
  if (!state) return null;
  const summary = summarize(game, state);
  known.set(game.entries, summary);
  return summary;
}

function summarize({ id, entries }: StoredGame, state: GameState): GameSummary {
  const { start, rules, players, turns, scores, phase } = state;
  const result = resultOf(state);
  return {
    id,
    startedAt: entries[0]?.at ?? 0,
    players,
    regulation: { id: rules.id, name: rules.name },
    table: start.table ?? null,
    round: start.round ?? null,
    match: rules.games > 1 ? { game: start.game ?? 1, of: rules.games } : null,
    turns: turns.length,
    points: result?.columns.map(({ total }) => total) ?? scores,
    decision: result?.decision ?? null,
    finished: phase.name === 'confirmed',
  };
}

/** Who plays, without reading the whole log, unless the beginning was corrected later. */
function playersOf(game: StoredGame): readonly Player[] {
  const corrected = game.entries.some(({ fact }) => fact.type === 'amend' && fact.target === 0);
  const start = game.entries[0]?.fact;
  if (!corrected && start?.type === 'start') return start.players;
  return summaryOf(game)?.players ?? [];
}

/** Every part of the query is the beginning of a word in somebody's name or club; marks above letters do not matter. */
export function matches(game: StoredGame, query: string): boolean {
  const parts = wordsOf(query);
  if (parts.length === 0) return true;
  const words = playersOf(game).flatMap(({ name, club = '' }) => wordsOf(`${name} ${club}`));
  return parts.every((part) => words.some((word) => word.startsWith(part)));
}

function wordsOf(text: string): readonly string[] {
  return folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

export type ImportError = GameFileError | { readonly why: 'no-start' } | { readonly why: 'not-saved' };

export type ImportedGames = {
  readonly outcome: 'added' | 'known';
  readonly id: string;
  /** Rows that the rules refuse: kept, but without effect. */
  readonly refused: number;
};

/** The text of a file with one game; null where none was chosen. */
export const chooseGameFile = ({ openFile }: Pick<Device, 'openFile'>) =>
  openFile('.json,application/json', MOST_IN_GAME_FILE);

/** Adds the game of a file somebody chose; whatever is on this phone stays as it is. */
export async function importGame(
  source: string,
  library: Library,
): Promise<Result<ImportedGames, ImportError>> {
  const { readGameFile } = await import('../../share/gameFile/gameFile.ts');
  const file = readGameFile(source);
  if (!file.ok) return file;
  const { log: game, refused } = replay(file.value.entries);
  if (!current(game)) return fail({ why: 'no-start' });
  const id = gameId(file.value.id, source);
  const outcome = await library.add({ id, entries: file.value.entries });
  return outcome === 'not-saved' ? fail({ why: 'not-saved' }) : ok({ outcome, id, refused: refused.length });
}

/** A file without an id gets the same one every time it is opened. */
export function gameId(id: string, source: string): string {
  return addressable(id) || `file-${source.length.toString(36)}-${fnv(source).toString(36)}`;
}

/** The id as it may stand in an address. */
function addressable(id: string): string {
  return id.replace(/[^\w-]/g, '-');
}
