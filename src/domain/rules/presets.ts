import { ENGLISH_SCHOOL } from './presets/englishSchool.ts';
import { HOME } from './presets/home.ts';
import { PFS } from './presets/pfs.ts';
import { PINCZOW_OPEN, PINCZOW_SCHOOL } from './presets/pinczow.ts';
import { THREE_GAMES } from './presets/threeGames.ts';
import { WESPA } from './presets/wespa.ts';
import type { TableRules } from './tableRules.ts';

/** The regulations that come with the app, in the order they are offered. */
export const PRESETS: readonly TableRules[] = [
  PFS,
  THREE_GAMES,
  PINCZOW_SCHOOL,
  PINCZOW_OPEN,
  ENGLISH_SCHOOL,
  WESPA,
  HOME,
];

export function presetById(id: string): TableRules | null {
  return PRESETS.find((preset) => preset.id === id) ?? null;
}
