import { effect } from '@preact/signals';
import type { Millis } from '../../domain/units.ts';
import type { Table } from './table.ts';

const RETRY_EVERY: Millis = 10_000;
const RELOAD_AFTER: Millis = 15_000;
const RELOAD_AT_MOST_EVERY: Millis = 60_000;

type HealingPorts = {
  readonly now: () => Millis;
  readonly repeat: (run: () => void, span: Millis) => () => void;
  readonly lastReload: () => Millis;
  readonly reload: () => void;
  /** Somebody is filling something in. */
  readonly busy: () => boolean;
};

/**
 * A database that refused is asked again; one that stays dead (some browsers lose theirs until the page is new) is
 * healed by a reload, but only between turns, never while somebody types, and only if the second copy has everything.
 */
export function keepHealing(table: Table, ports: HealingPorts): void {
  let since: Millis | null = null;
  effect(() => {
    const saving = table.saving.value;
    if (saving === 'saved' || saving === 'saving') {
      since = saving === 'saved' ? null : since;
      return undefined;
    }
    since ??= ports.now();
    const brokenSince = since;
    return ports.repeat(() => {
      table.heal();
      const phase = table.state.peek()?.phase.name;
      const safe = phase === 'thinking' && !ports.busy();
      const long = ports.now() - brokenSince >= RELOAD_AFTER;
      const rare = ports.now() - ports.lastReload() >= RELOAD_AT_MOST_EVERY;
      if (table.saving.peek() === 'copy' && safe && long && rare) ports.reload();
    }, RETRY_EVERY);
  });
}
