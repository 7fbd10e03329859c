import { type ReadonlySignal, signal } from '@preact/signals';
import { type Game, replay } from '../../domain/table/game.ts';
import type { StoredGame } from '../shell/ports.ts';
import { type GameHead, headOf } from './gameHead.ts';
import type { GameStore, KnownGame, ReadGame } from './gameStore.ts';

/** The games on this phone, known by their heads; a log is read when somebody wants it. */
export type Library = {
  /** Begun last first; the one on the table before all. */
  readonly heads: ReadonlySignal<readonly GameHead[]>;
  readonly find: (id: string) => GameHead | null;
  /** The log, as far as it can be read now; null where there is none. */
  readonly read: (id: string) => Promise<ReadGame | null>;
  /** Every log, one after the other; rejects where one of them cannot be read whole. */
  readonly readAll: () => Promise<readonly StoredGame[]>;
  /** Games of which some rows could not be used; everything before the gap is there. */
  readonly damaged: ReadonlySignal<readonly string[]>;
  /**
   * `whole` once every game is known. Before, and where the database does not answer (`no-answer`), there may be games
   * that are not shown.
   */
  readonly state: ReadonlySignal<'reading' | 'whole' | 'no-answer'>;
  /** The game that is not confirmed yet and was touched last, of those that are meant. */
  readonly running: (meant?: (head: GameHead) => boolean) => GameHead | null;
  /** The game that was touched last, signed or not, of those that are meant: what was on the table. */
  readonly latest: (meant: (head: GameHead) => boolean) => GameHead | null;
  /** Reads the heads; where there are none, they are made first. */
  readonly load: () => Promise<void>;
  /** Holds the heads against the logs and makes anew what is missing: for when there is time. */
  readonly survey: () => Promise<void>;
  /** The game on the table has grown. */
  readonly update: (id: string, game: Game) => void;
  /** Adds a game from a file, whole or not at all; a game of the same id that is here already stays as it is. */
  readonly add: (game: StoredGame) => Promise<'added' | 'known' | 'not-saved'>;
  /** Rejects where the database does not do it; the game is still here then. */
  readonly remove: (id: string) => Promise<void>;
};

export function createLibrary(store: GameStore): Library {
  const heads = signal<readonly GameHead[]>([]);
  const damaged = signal<readonly string[]>([]);
  const state = signal<'reading' | 'whole' | 'no-answer'>('reading');
  /** Written since the heads were asked for: what the database says of it is older. */
  const written = new Set<string>();
  const find = (id: string) => heads.value.find((head) => head.id === id) ?? null;
  /** A survey that has read a game before it was removed must not bring it back. */
  const removed = new Set<string>();
  let onTable = '';
  const ordered = (all: readonly GameHead[]) =>
    [...all].sort((a, b) => Number(b.id === onTable) - Number(a.id === onTable) || b.begun - a.begun);
  const put = (head: GameHead) => {
    heads.value = ordered([head, ...heads.value.filter(({ id }) => id !== head.id)]);
  };
  const drop = (id: string) => {
    heads.value = heads.value.filter((head) => head.id !== id);
  };
  const note = (id: string, unusable: number) => {
    const others = damaged.value.filter((one) => one !== id);
    damaged.value = unusable > 0 ? [...others, id] : others;
  };
  const latest = (meant: (head: GameHead) => boolean) =>
    heads.value
      .filter(meant)
      .reduce<GameHead | null>((last, head) => (last && last.touched >= head.touched ? last : head), null);
  const read = async (id: string) => {
    const game = await store.read(id);
    if (game) note(id, game.unusable);
    return game;
  };
  const load = async () => {
    const { logs, databaseAnswers } = await store.heads();
    const mine = heads.value.filter(({ id }) => written.has(id));
    const others = logs.filter(({ id }) => !written.has(id) && !removed.has(id));
    heads.value = ordered([...mine, ...others.map(asKnown)]);
    for (const { id, unusable } of logs) note(id, unusable);
    if (!databaseAnswers) state.value = 'no-answer';
    return databaseAnswers;
  };
  const complete = async () => {
    // A survey tells only of heads that are wrong: the right ones have to be known.
    const known = state.peek() !== 'no-answer' || (await load());
    const answered =
      known &&
      (await store.survey((id, log) => {
        if (removed.has(id)) return;
        note(id, log?.unusable ?? 0);
        if (written.has(id)) return;
        if (log) put(asKnown(log));
        else drop(id);
      }));
    state.value = answered ? 'whole' : 'no-answer';
    if (!answered) surveyed = null;
  };
  let surveyed: Promise<void> | null = null;
  const survey = () => {
    surveyed ??= complete();
    return surveyed;
  };

  return {
    heads,
    damaged,
    state,
    find,
    read,
    async readAll() {
      await survey();
      if (state.peek() !== 'whole') throw new Error('not every game is known');
      const games: StoredGame[] = [];
      for (const { id } of heads.value) {
        const game = await read(id);
        if (!game?.whole) throw new Error(`the game ${id} cannot be read`);
        games.push({ id: game.id, entries: game.entries });
      }
      return games;
    },
    running: (meant = () => true) =>
      latest((head) => head.summary !== null && !head.summary.finished && meant(head)),
    latest,
    async load() {
      // A database whose heads are not made yet may have the game that is being played.
      if ((await load()) && heads.value.length === 0) await survey();
    },
    survey,
    update(id, game) {
      written.add(id);
      onTable = id;
      put(headOf(id, game));
    },
    async add(game) {
      // A game that is here and not known yet would be taken for a new one.
      if (find(game.id) || (state.value !== 'whole' && (await read(game.id)))) return 'known';
      // At once: a page that is killed meanwhile must not leave half a game that is taken for the whole.
      const { safety, trouble } = await store.bringIn(game.id, game.entries);
      if (safety !== 'database') {
        // A conflict means that another window has this game: it is not ours to remove.
        if (trouble !== 'conflict') await store.remove(game.id).catch(() => undefined);
        store.forget(game.id);
        return 'not-saved';
      }
      store.release(game.id);
      removed.delete(game.id);
      put({ ...headOf(game.id, replay(game.entries).log), foreign: true });
      return 'added';
    },
    async remove(id) {
      await store.remove(id);
      removed.add(id);
      drop(id);
    },
  };
}

const asKnown = ({ about, foreign }: KnownGame): GameHead => (foreign ? { ...about, foreign } : about);

/** Is an unfinished game on this word list? As long as not every game is known, there may be one. */
export function mayNeedList({ heads, state }: Library, list: string): boolean {
  return state.value !== 'whole' || heads.value.some((head) => head.list === list && !head.summary?.finished);
}
