import { batch, type ReadonlySignal, signal } from '@preact/signals';
import type { Library } from '../games/library.ts';
import { type PlayedGame, playedGame } from './playedGame.ts';

export type Statistics = {
  /** Games with a result, as they were read last; null before that. */
  readonly games: ReadonlySignal<readonly PlayedGame[] | null>;
  /** How many of how many games are read; null once all are. */
  readonly progress: ReadonlySignal<{ readonly done: number; readonly of: number } | null>;
  /** Reads what has changed since it was read last. */
  readonly read: () => Promise<void>;
};

/** So many games are read before the screen gets its turn. */
const AT_ONCE = 20;

/** Reads games in pieces: `rest` lets the screen be painted between two of them. */
export function createStatistics(library: Library, rest: () => Promise<void>): Statistics {
  const games = signal<readonly PlayedGame[] | null>(null);
  const progress = signal<Statistics['progress']['value']>(null);
  const known = new Map<string, { readonly touched: number; readonly game: PlayedGame | null }>();
  let reading: Promise<void> | null = null;

  const readAll = async () => {
    await library.survey();
    const heads = library.heads.value;
    const fresh = heads.filter(({ id, touched }) => known.get(id)?.touched !== touched);
    for (const [done, { id, touched }] of fresh.entries()) {
      const stored = await library.read(id);
      known.set(id, { touched, game: stored?.whole ? playedGame(stored) : null });
      if (done % AT_ONCE !== AT_ONCE - 1) continue;
      progress.value = { done: done + 1, of: fresh.length };
      await rest();
    }
    batch(() => {
      games.value = heads.flatMap(({ id }) => known.get(id)?.game ?? []);
      progress.value = null;
    });
  };
  return {
    games,
    progress,
    read() {
      reading ??= readAll().finally(() => {
        reading = null;
      });
      return reading;
    },
  };
}
