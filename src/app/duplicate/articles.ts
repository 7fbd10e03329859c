import type { DuplicateRules } from '../../domain/rules/duplicateRules.ts';
import type { RuleDraft } from './ruleDraft.ts';

/** By what name the sources of a regulation speak of it, where that is another one. */
const SOURCES: Readonly<Partial<Record<keyof RuleDraft, string>>> = {
  move: 'time',
  joker: 'time.joker',
  yellow: 'semaphore',
  blinking: 'semaphore',
  red: 'semaphore',
  checkUntil: 'rackCheck',
  vowels: 'rackCheck',
  consonants: 'rackCheck',
  laterVowels: 'rackCheck',
  laterConsonants: 'rackCheck',
  penaltyAt: 'warnings',
  penaltyPoints: 'warnings',
  exclusionAt: 'warnings',
  share: 'warnings',
  places: 'tournamentPoints',
  extra: 'tournamentPoints',
};

/** The article of a regulation that a value comes from, `§5`; null where it names none. */
export function articleOf(
  { sources }: Pick<DuplicateRules, 'sources'>,
  name: keyof RuleDraft,
): string | null {
  const source = SOURCES[name] ?? name;
  for (const part of sources.flatMap((line) => line.split('; '))) {
    if (part.startsWith(`${source}: `)) return /§\d+/.exec(part)?.[0] ?? null;
  }
  return null;
}
