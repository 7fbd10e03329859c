import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { redoTarget, undoTarget } from '../../domain/log/undo.ts';
import type { Result } from '../../domain/result.ts';
import type { Fact, GameEntry, GameFact, Start } from '../../domain/table/fact.ts';
import { append, current, EMPTY_GAME, type Game, replay } from '../../domain/table/game.ts';
import type { Refusal } from '../../domain/table/refusal.ts';
import type { GameState } from '../../domain/table/state.ts';
import type { Millis } from '../../domain/units.ts';
import type { GameStore } from '../games/gameStore.ts';
import type { Kept, StoredGame, Time } from '../shell/ports.ts';
import { SAFE, type Saving, savingOf } from '../shell/saving.ts';

/** The game on the table: its log, and everything that follows. */
export type Table = {
  readonly id: ReadonlySignal<string>;
  readonly game: ReadonlySignal<Game>;
  readonly state: ReadonlySignal<GameState | null>;
  /** As it would be kept, for a file. */
  readonly stored: () => StoredGame;
  /** `saved` only once the last fact would survive a dead battery. */
  readonly saving: ReadonlySignal<Saving>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  readonly start: (start: Start, at?: Millis) => Refusal | null;
  readonly open: (stored: StoredGame) => void;
  /**
   * Shows a game as its second copy has it. What is recorded waits until it is known what the database has, and whether
   * this window writes: until `goOn`.
   */
  readonly openCopy: (copy: StoredGame) => void;
  /** The game as both places have it; true if that is not what was shown. */
  readonly confirm: (stored: StoredGame) => boolean;
  readonly goOn: () => void;
  readonly close: () => void;
  /** Another window has the pen: this one only shows the game. */
  readonly watchOnly: ReadonlySignal<boolean>;
  readonly setWatchOnly: (only: boolean) => void;
  /** A fact that the window with the pen has recorded; false if one before it was missed. */
  readonly follow: (id: string, seq: number, entry: GameEntry) => boolean;
  /** Tries again to bring everything into the database. */
  readonly heal: () => Promise<void>;
  /** Looks whether the database still has the game: somebody may have cleared the site's data. */
  readonly check: () => Promise<void>;
  /** Adds a fact, or says why it cannot be. Without a moment it happens now. */
  readonly record: (fact: Fact, at?: Millis) => Refusal | null;
  /** What the game would be with one more fact; nothing is recorded. */
  readonly preview: (fact: Fact) => Result<Game, Refusal>;
  readonly amend: (target: number, fact: GameFact) => Refusal | null;
  readonly undo: () => Refusal | null;
  readonly redo: () => Refusal | null;
};

export function createTable(ports: {
  readonly store: GameStore;
  readonly time: Time;
  readonly newId: () => string;
  /** Called for every row that this window has added. */
  readonly changed: (id: string, game: Game, entry: GameEntry) => void;
}): Table {
  const id = signal('');
  const game = signal<Game>(EMPTY_GAME);
  const pending = signal(0);
  const kept = signal<Kept>(SAFE);
  const watchOnly = signal(false);
  const entries = computed(() => game.value.entries);
  /** What was recorded since a second copy is shown, with its own moment; null once the game is known. */
  let waiting: { readonly fact: Fact; readonly at: Millis }[] | null = null;

  const add = (fact: Fact, at: Millis = ports.time.now()): Refusal | null => {
    if (waiting) {
      waiting.push({ fact, at });
      return null;
    }
    if (watchOnly.value) throw new Error('a window that only watches cannot record');
    const entry = { at: notBefore(game.value, at), fact };
    const next = append(game.value, entry);
    if (!next.ok) return next.error;
    game.value = next.value;
    ports.changed(id.value, next.value, entry);
    note(ports.store.add(id.value, entry));
    return null;
  };

  const note = async (saved: Promise<Kept>) => {
    pending.value += 1;
    kept.value = await saved;
    pending.value -= 1;
    if (current(game.value)?.phase.name === 'confirmed') ports.store.release(id.value);
  };

  const stopWaiting = () => {
    const held = waiting ?? [];
    if (waiting) pending.value -= 1;
    waiting = null;
    return held;
  };

  const open = (stored: StoredGame) => {
    stopWaiting();
    id.value = stored.id;
    game.value = replay(stored.entries).log;
    kept.value = SAFE;
  };

  const retract = (target: number | null) => (target === null ? null : add({ type: 'retract', target }));

  return {
    id,
    game,
    state: computed(() => current(game.value)),
    stored: () => ({ id: id.value, entries: entries.value }),
    saving: computed(() => savingOf(kept.value, pending.value)),
    watchOnly,
    setWatchOnly(only) {
      watchOnly.value = only;
    },
    follow(from, seq, entry) {
      if (from !== id.value || seq > entries.value.length) return false;
      if (seq < entries.value.length) return true;
      const next = append(game.value, entry);
      if (next.ok) game.value = next.value;
      return next.ok;
    },
    heal: () => note(ports.store.heal(id.value)),
    async check() {
      if (id.value === '' || watchOnly.value || current(game.value)?.phase.name === 'confirmed') return;
      kept.value = await ports.store.check(id.value);
    },
    canUndo: computed(() => undoTarget(entries.value) !== null),
    canRedo: computed(() => redoTarget(entries.value) !== null),
    start(start, at) {
      stopWaiting();
      const before = { id: id.value, game: game.value };
      id.value = ports.newId();
      game.value = EMPTY_GAME;
      const refusal = add(start, at);
      if (refusal) {
        id.value = before.id;
        game.value = before.game;
      }
      return refusal;
    },
    open,
    openCopy(copy) {
      open(copy);
      waiting = [];
      pending.value += 1;
    },
    confirm(stored) {
      if (!waiting || same(stored.entries, entries.value)) return false;
      game.value = replay(stored.entries).log;
      return true;
    },
    goOn() {
      // One that the rules refuse now was meant for what had passed already.
      for (const { fact, at } of stopWaiting()) if (!watchOnly.value) add(fact, at);
    },
    close() {
      stopWaiting();
      id.value = '';
      game.value = EMPTY_GAME;
    },
    record: add,
    preview: (fact) => append(game.value, { at: notBefore(game.value, ports.time.now()), fact }),
    amend: (target, fact) => add({ type: 'amend', target, fact }),
    undo: () => retract(undoTarget(entries.value)),
    redo: () => retract(redoTarget(entries.value)),
  };
}

function same(one: readonly GameEntry[], other: readonly GameEntry[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** A phone whose clock was set back must not stop the game: the log's time stands still until it is caught up. */
function notBefore(game: Game, at: Millis): Millis {
  return Math.max(at, game.entries.at(-1)?.at ?? at);
}
