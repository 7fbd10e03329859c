import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { drawRack } from '../../domain/duplicate/drawing.ts';
import type { DuplicateEntry, DuplicateFact } from '../../domain/duplicate/fact.ts';
import { append, current, type DuplicateGame, replay } from '../../domain/duplicate/game.ts';
import type { DuplicateRefusal } from '../../domain/duplicate/refusal.ts';
import { type DuplicateState, nextMove, tileSetOf } from '../../domain/duplicate/state.ts';
import type { Correction } from '../../domain/log/entry.ts';
import { undoTarget } from '../../domain/log/undo.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import type { SaveState } from '../shell/ports.ts';
import { SAFE, type Saving, savingOf } from '../shell/saving.ts';
import type { HallPorts, StoredDuplicate } from './ports.ts';

type Row = DuplicateFact | Correction<DuplicateFact>;

/** One duplicate game as its referee works on it. Where an answer comes from does not matter to it. */
export type Hall = {
  readonly id: string;
  readonly game: ReadonlySignal<DuplicateGame>;
  readonly state: ReadonlySignal<DuplicateState>;
  /** `conflict`: another window has written this game. */
  readonly saving: ReadonlySignal<Saving | 'conflict'>;
  /** Puts facts on record, all or none; says why not. */
  readonly add: (...facts: readonly Row[]) => DuplicateRefusal | null;
  /** Takes back the last fact that stands, and says which it was. What the list decides by itself it would only decide again. */
  readonly undo: () => Result<DuplicateFact, DuplicateRefusal>;
  /** The next rack by the seed, put on record; by any other chance where the seed is on another device. */
  readonly drawByChance: () => DuplicateRefusal | null;
  /** A slip that was half typed when another page of the game was opened, and the move it is for. */
  readonly typed: Signal<{ readonly move: number; readonly text: string } | null>;
  /** The clock that the facts are written by. */
  readonly now: () => number;
  readonly hasSeed: boolean;
  /** After the end: the seed for everybody to see. */
  readonly reveal: () => DuplicateRefusal | null;
  readonly saveAgain: () => Promise<void>;
  /** Rows that another window has written. */
  readonly follow: (seq: number, rows: readonly DuplicateEntry[]) => Promise<void>;
};

/** Not what the list decides, and not what an earlier game says of the participants. */
function isMade(fact: Row): boolean {
  if (fact.type === 'amend') return fact.fact.type !== 'start';
  return fact.type !== 'judged' || fact.by !== 'list';
}

/** Null where the log is of no game. `added` hears what was put on record here. */
export function openHall(
  { id, entries }: StoredDuplicate,
  ports: HallPorts,
  answer: SaveState = SAFE,
  added: (facts: readonly Row[]) => void = () => undefined,
): Hall | null {
  const opened = replay(entries).log;
  if (!current(opened)) return null;
  const game = signal<DuplicateGame>(opened);
  const kept = signal(answer);
  const pending = signal(0);
  const seed = ports.seeds.read(id);

  const note = async (written: Promise<SaveState>) => {
    pending.value += 1;
    kept.value = await written;
    pending.value -= 1;
  };

  const add = (...facts: readonly Row[]): DuplicateRefusal | null => {
    const before = game.peek();
    const at = Math.max(ports.now(), before.entries.at(-1)?.at ?? 0);
    let next = before;
    const rows: DuplicateEntry[] = [];
    for (const fact of facts) {
      const step = append(next, { at, fact });
      if (!step.ok) return step.error;
      next = step.value;
      rows.push({ at, fact });
    }
    game.value = next;
    void note(ports.store.add(id, ...rows));
    ports.broadcast({ what: 'rows', id, seq: before.entries.length, rows });
    added(facts);
    return null;
  };

  return {
    id,
    game,
    state: computed(() => current(game.value)!),
    saving: computed(() =>
      kept.value.trouble === 'conflict' ? 'conflict' : savingOf(kept.value, pending.value),
    ),
    add,
    undo() {
      const { entries, facts } = game.peek();
      const target = undoTarget(entries, isMade);
      const undone = target === null ? null : facts[target];
      if (target === null || !undone) return fail({ why: 'cannot-retract-start' });
      const refusal = add({ type: 'retract', target });
      return refusal ? fail(refusal) : ok(undone);
    },
    typed: signal(null),
    now: ports.now,
    hasSeed: seed !== null,
    drawByChance() {
      const state = current(game.peek())!;
      if (!state.bag || !state.rack) return { why: 'no-rack' };
      // Where the seed is on another device the game goes on by chance all the same, without the proof.
      const chance = seed ?? ports.newSeed();
      const drawn = drawRack(state.rules, tileSetOf(state), chance, nextMove(state), state.rack, state.bag);
      const rejected = drawn.rejected.map((rack) => rack.join(''));
      return add({
        type: 'draw',
        rack: drawn.rack.join(''),
        ...(seed === null ? {} : { random: true }),
        ...(rejected.length > 0 ? { rejected } : {}),
      });
    },
    reveal: () => (seed === null ? { why: 'no-commitment' } : add({ type: 'reveal', seed })),
    saveAgain: () => note(ports.store.heal(id)),
    async follow(seq, rows) {
      if (seq === game.peek().entries.length) {
        let next = game.peek();
        for (const row of rows) {
          const step = append(next, row);
          if (step.ok) next = step.value;
        }
        if (next.entries.length === seq + rows.length) {
          game.value = next;
          return;
        }
      }
      const fresh = await ports.store.reread(id, true);
      const again = fresh && replay(fresh.entries).log;
      if (again && current(again)) game.value = again;
    },
  };
}
