import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { KeptSlip } from '../../share/tournament/tournamentFile.ts';
import type { SaveState } from '../shell/ports.ts';
import type { OrganizerPorts } from './ports.ts';

/** The slips of a tournament as they came, whatever became of them. None is ever taken away. */
export type SlipShelf = {
  readonly slips: () => readonly KeptSlip[];
  readonly find: (digest: string) => KeptSlip | null;
  /** Stores a slip, unless it is here already. */
  readonly keep: (slip: KeptSlip) => Promise<void>;
  /** Where those slips are that the database does not have. */
  readonly notInDatabase: ReadonlySignal<readonly SaveState['safety'][]>;
  readonly pending: ReadonlySignal<number>;
  readonly saveAgain: () => Promise<void>;
  /** Adds what another window has stored. */
  readonly reread: () => Promise<void>;
};

export function openSlipShelf(id: string, stored: readonly KeptSlip[], ports: OrganizerPorts): SlipShelf {
  const slips = new Map(stored.map((slip) => [slip.digest, slip]));
  const unsaved = signal<ReadonlyMap<string, SaveState['safety']>>(new Map());
  const pending = signal(0);

  const store = async ({ digest, text }: KeptSlip) => {
    pending.value += 1;
    const where = await ports.store.keepSlip(id, digest, text);
    pending.value -= 1;
    const others = [...unsaved.peek()].filter(([other]) => other !== digest);
    unsaved.value = new Map(where === 'database' ? others : [...others, [digest, where]]);
    // Every window sees the second place too.
    if (where !== 'memory') ports.broadcast({ id, what: 'changed' });
  };

  return {
    slips: () => [...slips.values()],
    find: (digest) => slips.get(digest) ?? null,
    async keep(slip) {
      if (slips.has(slip.digest)) return;
      slips.set(slip.digest, slip);
      await store(slip);
    },
    notInDatabase: computed(() => [...unsaved.value.values()]),
    pending,
    async saveAgain() {
      await Promise.all([...unsaved.peek().keys()].map((digest) => store(slips.get(digest)!)));
    },
    async reread() {
      for (const slip of await ports.store.slips(id)) {
        if (!slips.has(slip.digest)) slips.set(slip.digest, slip);
      }
    },
  };
}
