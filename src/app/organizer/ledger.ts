import { type ReadonlySignal, signal } from '@preact/signals';
import type { Merged, TournamentEntry, TournamentFact } from '../../domain/tournament/fact.ts';
import type { TournamentRefusal } from '../../domain/tournament/refusal.ts';
import { replayTournament, stepThrough } from '../../domain/tournament/replay.ts';
import type { Tournament } from '../../domain/tournament/state.ts';
import type { SaveState } from '../shell/ports.ts';
import { SAFE } from '../shell/saving.ts';
import type { OrganizerPorts, StoredTournament } from './ports.ts';

/** The log of a tournament while it is being written: what follows from it, and whether it is saved. */
export type Ledger = {
  readonly entries: ReadonlySignal<readonly TournamentEntry[]>;
  readonly tournament: ReadonlySignal<Tournament>;
  readonly kept: ReadonlySignal<SaveState>;
  /** How many answers of the database are still awaited. */
  readonly pending: ReadonlySignal<number>;
  /** Puts facts on record, all or none; says why not. */
  readonly record: (...facts: readonly TournamentFact[]) => TournamentRefusal | null;
  /** Takes over what another copy has; the caller has looked at it. */
  readonly merge: (rows: Merged['rows']) => void;
  readonly saveAgain: () => Promise<void>;
  /** Reads what another window has written. With `discard`, what could not be written here is given up. */
  readonly reread: (discard: boolean) => Promise<void>;
};

/** `kept`: what became of the last fact, where it was written just now. Null where the log is of no tournament. */
export function openLedger(
  { id, entries: first, kept: answer = SAFE }: StoredTournament & { readonly kept?: SaveState },
  ports: OrganizerPorts,
): Ledger | null {
  const opened = replayTournament(first).tournament;
  if (!opened) return null;
  const entries = signal(first);
  const tournament = signal(opened);
  const kept = signal(answer);
  const pending = signal(0);

  const note = async (written: Promise<SaveState>) => {
    pending.value += 1;
    kept.value = await written;
    pending.value -= 1;
    if (kept.value.safety === 'database') ports.broadcast({ id, what: 'changed' });
  };

  return {
    entries,
    tournament,
    kept,
    pending,
    record(...facts) {
      const added = facts.map((fact): TournamentEntry => ({ at: ports.now(), fact }));
      const next = stepThrough(tournament.peek(), added);
      if (!next.ok) return next.error;
      tournament.value = next.value;
      entries.value = [...entries.peek(), ...added];
      note(ports.store.add(id, ...added));
      return null;
    },
    merge(rows) {
      const added: TournamentEntry = { at: ports.now(), fact: { type: 'merged', rows } };
      const next = replayTournament([...entries.peek(), added]).tournament;
      if (!next) return;
      tournament.value = next;
      entries.value = [...entries.peek(), added];
      note(ports.store.add(id, added));
    },
    saveAgain: () => note(ports.store.heal(id)),
    async reread(discard) {
      const fresh = await ports.store.reread(id, discard);
      const next = fresh && replayTournament(fresh.entries).tournament;
      if (!next) return;
      entries.value = fresh.entries;
      tournament.value = next;
      kept.value = SAFE;
    },
  };
}
