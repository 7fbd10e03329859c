import type { DuplicateRules } from './duplicateRules.ts';
import { CLUB_DUPLICATE } from './presets/clubDuplicate.ts';
import { FRENCH_STYLE } from './presets/frenchStyle.ts';
import { SLOVAK_DUPLICATE } from './presets/slovakDuplicate.ts';

/** The duplicate regulations that come with the app, in the order they are offered. Apart from those of the table: no table needs them. */
export const DUPLICATE_PRESETS: readonly DuplicateRules[] = [SLOVAK_DUPLICATE, CLUB_DUPLICATE, FRENCH_STYLE];

export function duplicatePresetById(id: string): DuplicateRules | null {
  return DUPLICATE_PRESETS.find((preset) => preset.id === id) ?? null;
}
