import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { retractedRows } from '../../domain/log/corrections.ts';
import { isOneCorrection, redoTarget, undoTarget } from '../../domain/log/undo.ts';
import type { Result } from '../../domain/result.ts';
import type { Fact, GameEntry, GameFact, Gap, Start } from '../../domain/table/fact.ts';
import { append, current, EMPTY_GAME, type Game, replay } from '../../domain/table/game.ts';
import type { Refusal } from '../../domain/table/refusal.ts';
import type { GameState } from '../../domain/table/state.ts';
import { overrun, undoneTime } from '../../domain/table/undoneTime.ts';
import type { Millis } from '../../domain/units.ts';
import type { GameStore } from '../games/gameStore.ts';
import type { SaveState, StoredGame, Time } from '../shell/ports.ts';
import { SAFE, type Saving, savingOf } from '../shell/saving.ts';
import type { Refused } from './touch.ts';

/** A second copy on the table: the log as it is known so far, and what was recorded since. */
type Waiting = {
  readonly known: Game;
  readonly held: readonly GameEntry[];
  /** Recorded when the log was not known to the end. */
  readonly early: readonly GameEntry[];
};

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
   * Shows a game as its second copy has it. What is recorded is shown and waits to be written until it is known what the
   * database has, and whether this window writes: until `goOn`.
   */
  readonly openCopy: (copy: StoredGame) => void;
  /** The game as both places have it; true if that is not what the second copy had. */
  readonly confirm: (stored: StoredGame) => boolean;
  /** Writes what has waited. Tells what came to nothing, because the database knew more. */
  readonly goOn: () => readonly Refused[];
  /** Not while a second copy is shown and nothing more is known: no other game comes onto the table then. */
  readonly ready: ReadonlySignal<boolean>;
  readonly close: () => void;
  /** Another window has the web lock: this one only shows the game. */
  readonly watchOnly: ReadonlySignal<boolean>;
  readonly setWatchOnly: (only: boolean) => void;
  /** A fact that the window with the web lock has recorded; false if one before it was missed. */
  readonly follow: (id: string, seq: number, entry: GameEntry) => boolean;
  /** Tries again to bring everything into the database. */
  readonly heal: () => Promise<void>;
  /** Looks whether the database still has the game: somebody may have cleared the site's data. */
  readonly check: () => Promise<void>;
  /** Adds a fact, or says why it cannot be. Without a moment it happens now. */
  readonly record: (fact: Fact, at?: Millis) => Refusal | null;
  /** What the game, or another one, would be with one more fact; nothing is recorded. */
  readonly preview: (fact: Fact, from?: Game) => Result<Game, Refusal>;
  /** One correction, whatever rows it needs: it is taken back and made again as a whole. */
  readonly amend: (
    ...rows: readonly { readonly target: number; readonly fact: GameFact }[]
  ) => Refusal | null;
  /** What an undo now would say about the clocks: time that ran since, which stays charged; null where none did. */
  readonly undoneTime: (at?: Millis) => Gap | null;
  /** Takes back the last fact. Time that ran since stays charged, unless the players give it back. */
  readonly undo: (decision?: Gap['decision'], at?: Millis) => Refusal | null;
  readonly redo: () => Refusal | null;
};

export function createTable(ports: {
  readonly store: GameStore;
  readonly time: Time;
  readonly newId: () => string;
  /** Called for every row that this window has added. */
  readonly changed: (id: string, game: Game, entry: GameEntry) => void;
  /** Why the clocks stand after a time-out was taken back, for the log. */
  readonly timeOutUndone: () => string;
}): Table {
  const id = signal('');
  const game = signal<Game>(EMPTY_GAME);
  const pending = signal(0);
  const kept = signal<SaveState>(SAFE);
  const watchOnly = signal(false);
  const entries = computed(() => game.value.entries);
  /** Null once the game is known. */
  const waiting = signal<Waiting | null>(null);

  const add = (fact: Fact, at: Millis = ports.time.now()): Refusal | null => {
    if (watchOnly.peek()) throw new Error('a window that only watches cannot record');
    const entry = { at: notBefore(game.peek(), at), fact };
    const next = append(game.peek(), entry);
    if (!next.ok) return next.error;
    game.value = next.value;
    const wait = waiting.peek();
    if (wait) {
      waiting.value = { ...wait, held: [...wait.held, entry] };
      return null;
    }
    ports.changed(id.value, next.value, entry);
    note(ports.store.add(id.value, entry));
    return null;
  };

  const note = async (saved: Promise<SaveState>) => {
    pending.value += 1;
    kept.value = await saved;
    pending.value -= 1;
    if (current(game.value)?.phase.name === 'confirmed') ports.store.release(id.value);
  };

  const put = (at: string, log: Game) => {
    id.value = at;
    game.value = log;
    if (waiting.peek()) waiting.value = { known: log, held: [], early: [] };
  };

  const open = (stored: StoredGame) => {
    put(stored.id, replay(stored.entries).log);
    kept.value = SAFE;
  };

  const undoneTimeAt = (at: Millis): Gap | null => {
    const target = undoTarget(entries.peek());
    const before = current(game.peek());
    const undone = target === null ? null : (game.peek().facts[target] ?? null);
    if (target === null || !before || !undone) return null;
    const moment = notBefore(game.peek(), at);
    const after = append(game.peek(), { at: moment, fact: { type: 'retract', target } });
    const state = after.ok ? current(after.value) : null;
    return state && undoneTime(undone, before, state, moment);
  };

  /** Its clock has run out all the same: it stands at its end, so that somebody may give it time before it goes on. */
  const stand = (at: Millis): Refusal | null => {
    const moment = notBefore(game.peek(), at);
    const state = current(game.peek());
    const late = state && overrun(state, moment);
    if (!late) return null;
    const reason = ports.timeOutUndone();
    return add({ type: 'pause', reason }, moment) ?? add({ type: 'clock', add: late, reason }, moment);
  };

  /** What the next redo would bring back. */
  const redoneRow = () => {
    const fact = entries.peek()[redoTarget(entries.peek()) ?? -1]?.fact;
    return fact?.type === 'retract' ? fact.target : null;
  };

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
      if (waiting.peek()) throw new Error('not ready');
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
      waiting.value = { known: game.peek(), held: [], early: [] };
      pending.value += 1;
    },
    confirm(stored) {
      const wait = waiting.peek();
      if (!wait || same(stored.entries, wait.known.entries)) return false;
      const known = replay(stored.entries).log;
      waiting.value = { known, held: [], early: [...wait.early, ...standing(game.peek(), wait)] };
      game.value = known;
      return true;
    },
    goOn() {
      const wait = waiting.peek();
      if (!wait) return [];
      waiting.value = null;
      pending.value -= 1;
      game.value = wait.known;
      if (watchOnly.peek()) return [];
      for (const { fact, at } of wait.held) add(fact, at);
      return wait.early.flatMap(({ fact, at }) => {
        const refusal = refusalOfEarly(fact) ?? (isAskedAnew(fact) ? null : add(fact, at));
        return refusal ? [{ refusal, seat: fact.type === 'stop' ? fact.seat : null }] : [];
      });
    },
    ready: computed(() => waiting.value === null),
    close: () => put('', EMPTY_GAME),
    record: add,
    preview: (fact, from = game.value) => append(from, { at: notBefore(from, ports.time.now()), fact }),
    amend: (...rows) => {
      const at = ports.time.now();
      for (const { target, fact } of rows) {
        const refusal = add({ type: 'amend', target, fact }, at);
        if (refusal) return refusal;
      }
      return null;
    },
    undoneTime: (at = ports.time.now()) => undoneTimeAt(at),
    undo(decision = 'kept', at = ports.time.now()) {
      const target = undoTarget(entries.value);
      const isTimeOut = target !== null && game.peek().facts[target]?.type === 'timeout';
      const time = undoneTimeAt(at);
      // A break that is undone did stand: that is nobody's to decide.
      const leaves = time && (time.cause === 'undo' ? { ...time, decision } : time);
      let refusal =
        target === null ? null : add({ type: 'retract', target, ...(leaves ? { leaves } : {}) }, at);
      for (;;) {
        const next = undoTarget(entries.peek());
        if (refusal || next === null || !isOneCorrection(entries.peek(), target, next))
          return refusal ?? (isTimeOut ? stand(at) : null);
        refusal = add({ type: 'retract', target: next }, at);
      }
    },
    redo() {
      const at = ports.time.now();
      const first = redoneRow();
      for (;;) {
        const target = redoTarget(entries.peek());
        const refusal = target === null ? null : add({ type: 'retract', target }, at);
        if (refusal || !isOneCorrection(entries.peek(), first, redoneRow())) return refusal;
      }
    },
  };
}

function same(one: readonly GameEntry[], other: readonly GameEntry[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What was recorded since and not taken back. */
function standing({ entries }: Game, { known, held }: Waiting): readonly GameEntry[] {
  const from = known.entries.length;
  const retracted = retractedRows(entries);
  return held.filter(
    ({ fact }, i) => !retracted.has(from + i) && !(fact.type === 'retract' && fact.target >= from),
  );
}

/** A correction names a row by its number, and meant what was there when it was made. */
function refusalOfEarly(fact: Fact): Refusal | null {
  return fact.type === 'retract' || fact.type === 'amend'
    ? { why: 'no-such-fact', target: fact.target }
    : null;
}

/** What nobody has to do again: the log, once it is known, leads to it by itself. */
function isAskedAnew(fact: Fact): boolean {
  if (fact.type === 'pause') return fact.reason !== undefined;
  return fact.type === 'gap' || fact.type === 'timeout';
}

/** A phone whose clock was set back must not stop the game: the log's time stands still until it is caught up. */
function notBefore(game: Game, at: Millis): Millis {
  return Math.max(at, game.entries.at(-1)?.at ?? at);
}
