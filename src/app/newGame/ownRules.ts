import { type ReadonlySignal, signal } from '@preact/signals';
import type { TableRules } from '../../domain/rules/tableRules.ts';
import type { Preferences } from '../shell/ports.ts';

const KEY = 'rules';

/** Rules the players have put together themselves, latest first. */
export type OwnRules = {
  readonly value: ReadonlySignal<readonly TableRules[]>;
  /** Reads what was kept; only whoever chooses rules has to wait for it. */
  readonly load: () => Promise<void>;
  /** Keeps a rule set, in the place of one with the same id. */
  readonly save: (rules: TableRules) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
};

export function createOwnRules(preferences: Preferences): OwnRules {
  const value = signal<readonly TableRules[]>([]);
  let loaded: Promise<void> | null = null;

  const read = async () => {
    const stored = await preferences.read<unknown>(KEY).catch(() => undefined);
    if (!Array.isArray(stored) || stored.length === 0) return;
    // An older version of the app may have written it. The checks are not needed to show the first screen.
    const { readRules } = await import('../../share/gameFile/ruleSchema.ts');
    value.value = stored.map(readRules).filter((rules) => rules !== null);
  };
  const load = () => {
    loaded ??= read();
    return loaded;
  };
  /** Changes what is stored and not what is shown: another window, or a newer version, may have written more. */
  const keep = async (id: string, ...instead: readonly TableRules[]) => {
    await load();
    value.value = [...instead, ...without(id, value.value)];
    const change = (now: unknown) => [...instead, ...without(id, Array.isArray(now) ? now : [])];
    await preferences.update<unknown>(KEY, change).catch(() => undefined);
  };

  return {
    value,
    load,
    save: (rules) => keep(rules.id, rules),
    remove: (id) => keep(id),
  };
}

/** What was stored may be anything. */
function without<T>(id: string, stored: readonly T[]): readonly T[] {
  return stored.filter((one) => (one as { readonly id?: unknown } | null)?.id !== id);
}
