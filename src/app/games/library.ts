import { type ReadonlySignal, signal } from '@preact/signals';
import { current, replay } from '../../domain/table/game.ts';
import type { GameState } from '../../domain/table/state.ts';
import type { Millis } from '../../domain/units.ts';
import type { GameStore, StoredGame } from '../shell/ports.ts';

/** The games on this phone. */
export type Library = {
  readonly games: ReadonlySignal<readonly StoredGame[]>;
  readonly find: (id: string) => StoredGame | null;
  /** Games of which some rows could not be used; everything before the gap is there. */
  readonly damaged: readonly string[];
  /** False if the database did not answer: games that are only there are not shown. */
  readonly complete: boolean;
  /** The game that is not confirmed yet and was touched last; with a moment, only if that was since then. */
  readonly running: (since?: Millis) => StoredGame | null;
  /** The game that was touched last, signed or not, if that was since then: what was on the table. */
  readonly latest: (since: Millis) => StoredGame | null;
  readonly update: (game: StoredGame) => void;
  /** Adds a game from a file, whole or not at all; a game of the same id that is here already stays as it is. */
  readonly add: (game: StoredGame) => Promise<'added' | 'known' | 'not-saved'>;
  /** Rejects where the database does not do it; the game is still here then. */
  readonly remove: (id: string) => Promise<void>;
};

export async function loadLibrary(store: GameStore): Promise<Library> {
  const loaded = await store.load();
  const games = signal<readonly StoredGame[]>([...loaded.logs].sort((a, b) => begun(b) - begun(a)));
  const find = (id: string) => games.value.find((game) => game.id === id) ?? null;
  return {
    games,
    damaged: loaded.logs.filter(({ unusable }) => unusable > 0).map(({ id }) => id),
    complete: loaded.databaseAnswers,
    find,
    running: (since = 0) =>
      games.value
        .filter((game) => touched(game) >= since && !isSigned(game))
        .sort((a, b) => touched(b) - touched(a))
        .find((game) => !isFinished(stateOf(game))) ?? null,
    latest: (since) =>
      games.value
        .filter((game) => touched(game) >= since)
        .reduce<StoredGame | null>(
          (last, game) => (last && touched(last) >= touched(game) ? last : game),
          null,
        ),
    update(game) {
      games.value = [game, ...games.value.filter(({ id }) => id !== game.id)];
    },
    async add(game) {
      if (find(game.id)) return 'known';
      // At once: a page that is killed meanwhile must not leave half a game that is taken for the whole.
      const { safety, trouble } = await store.add(game.id, ...game.entries);
      if (safety !== 'database') {
        // A conflict means that another window has this game: it is not ours to remove.
        if (trouble !== 'conflict') await store.remove(game.id).catch(() => undefined);
        store.forget(game.id);
        return 'not-saved';
      }
      store.release(game.id);
      games.value = [...games.value, game].sort((a, b) => begun(b) - begun(a));
      return 'added';
    },
    async remove(id) {
      await store.remove(id);
      games.value = games.value.filter((game) => game.id !== id);
    },
  };
}

export function stateOf(game: StoredGame): GameState | null {
  return current(replay(game.entries).log);
}

export function isFinished(state: GameState | null): boolean {
  return state === null || state.phase.name === 'confirmed';
}

/** Does the log end with the signatures of everybody? Then it is finished, and nothing has to be read to know it. */
export function isSigned({ entries }: StoredGame): boolean {
  const start = entries[0]?.fact;
  if (start?.type !== 'start') return false;
  const signed = new Set<number>();
  for (let i = entries.length - 1; i > 0; i -= 1) {
    const fact = entries[i]!.fact;
    if (fact.type !== 'confirm') break;
    signed.add(fact.seat);
  }
  return start.players.every((_, seat) => signed.has(seat));
}

const begun = (game: StoredGame) => game.entries[0]?.at ?? 0;
const touched = (game: StoredGame) => game.entries.at(-1)?.at ?? 0;

/** Is an unfinished game on this word list? Where the database did not answer, there may be one that is not known. */
export function mayNeedList({ games, complete }: Library, list: string): boolean {
  return !complete || games.value.some((game) => isOnList(game, list));
}

/** Is this an unfinished game that was begun with this word list? */
function isOnList(game: StoredGame, list: string): boolean {
  const start = game.entries[0]?.fact;
  if (start?.type !== 'start' || start.lexicon?.id !== list || isSigned(game)) return false;
  return !isFinished(stateOf(game));
}
