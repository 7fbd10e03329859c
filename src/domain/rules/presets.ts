import { ENGLISH_SCHOOL } from './englishSchool.ts';
import { HOME, PFS, WESPA } from './everyday.ts';
import { PINCZOW_OPEN, PINCZOW_SCHOOL } from './pinczow.ts';
import type { RuleSet } from './ruleset.ts';
import { THREE_GAMES } from './threeGames.ts';

/** The regulations that come with the app, in the order they are offered. */
export const PRESETS: readonly RuleSet[] = [
  PFS,
  THREE_GAMES,
  PINCZOW_SCHOOL,
  PINCZOW_OPEN,
  ENGLISH_SCHOOL,
  WESPA,
  HOME,
];

export function presetById(id: string): RuleSet | null {
  return PRESETS.find((preset) => preset.id === id) ?? null;
}
