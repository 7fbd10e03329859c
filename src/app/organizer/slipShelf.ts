import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { KeptSlip } from '../../share/tournament/tournamentFile.ts';
import type { Kept } from '../shell/ports.ts';
import type { OrganizerPorts } from './ports.ts';

/** The slips of a tournament as they came, whatever became of them. None is ever taken away. */
export type SlipShelf = {
  readonly slips: () => readonly KeptSlip[];
  readonly find: (digest: string) => KeptSlip | null;
  /** Stores a slip, unless it is here already. */
  readonly keep: (slip: KeptSlip) => Promise<void>;
  /** Where those slips are that the database does not have. */
  readonly adrift: ReadonlySignal<readonly Kept['safety'][]>;
  readonly pending: ReadonlySignal<number>;
  readonly saveAgain: () => Promise<void>;
  /** Adds what another window has stored. */
  readonly reread: () => Promise<void>;
};

export function openSlipShelf(id: string, stored: readonly KeptSlip[], ports: OrganizerPorts): SlipShelf {
  const slips = new Map(stored.map((slip) => [slip.digest, slip]));
  const adrift = signal<ReadonlyMap<string, Kept['safety']>>(new Map());
  const pending = signal(0);

  const store = async ({ digest, text }: KeptSlip) => {
    pending.value += 1;
    const where = await ports.store.keepSlip(id, digest, text);
    pending.value -= 1;
    const others = [...adrift.peek()].filter(([other]) => other !== digest);
    adrift.value = new Map(where === 'database' ? others : [...others, [digest, where]]);
    // Every window sees the second place too.
    if (where !== 'memory') ports.tell({ id, what: 'changed' });
  };

  return {
    slips: () => [...slips.values()],
    find: (digest) => slips.get(digest) ?? null,
    async keep(slip) {
      if (slips.has(slip.digest)) return;
      slips.set(slip.digest, slip);
      await store(slip);
    },
    adrift: computed(() => [...adrift.value.values()]),
    pending,
    async saveAgain() {
      await Promise.all([...adrift.peek().keys()].map((digest) => store(slips.get(digest)!)));
    },
    async reread() {
      for (const slip of await ports.store.slips(id)) {
        if (!slips.has(slip.digest)) slips.set(slip.digest, slip);
      }
    },
  };
}
