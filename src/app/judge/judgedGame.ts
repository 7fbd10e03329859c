import { computed, type ReadonlySignal } from '@preact/signals';
import type { SettingsModel } from '../shell/settings.ts';
import { usualTiles } from '../shell/usualTiles.ts';
import type { Table } from '../table/table.ts';
import type { JudgePorts } from './wordJudge.ts';

/** What the judge goes by: the game on the table until everybody has signed, and what was chosen in the settings. */
export function judgedGame(
  { state }: Pick<Table, 'state'>,
  { value: settings }: Pick<SettingsModel, 'value'>,
  locale: ReadonlySignal<string>,
): Omit<JudgePorts, 'lists'> {
  return {
    choice: computed(() => settings.value.lists),
    game: computed(() => {
      const now = state.value;
      if (!now || now.phase.name === 'confirmed') return null;
      const { start, rules } = now;
      return { language: rules.language, list: start.lexicon?.id ?? null, wanted: rules.lexicon ?? null };
    }),
    wanted: computed(() => [usualTiles(locale.value), state.value?.rules.language ?? 'pl']),
  };
}
