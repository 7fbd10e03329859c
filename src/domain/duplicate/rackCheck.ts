import type { DuplicateRules, RackCheckRule } from '../rules/duplicateRules.ts';
import type { TileLanguage } from '../tiles/language.ts';
import { BLANK } from '../tiles/tileSet.ts';

/** The rest are consonants, also where they make a syllable (Slovak L, Ĺ, R, Ŕ). */
const VOWELS: Readonly<Record<TileLanguage, string>> = {
  pl: 'AĄEĘIOÓUY',
  en: 'AEIOU',
  sk: 'AÁÄEÉIÍOÓÔUÚYÝ',
};

type LetterCount = { readonly vowels: number; readonly consonants: number };

/** A blank is a vowel and a consonant at once. */
export function countLetters(language: TileLanguage, rack: readonly string[]): LetterCount {
  const vowels = new Set(VOWELS[language]);
  const jokers = rack.filter((tile) => tile === BLANK).length;
  const plain = rack.filter((tile) => vowels.has(tile)).length;
  return { vowels: plain + jokers, consonants: rack.length - plain };
}

/** What a rack of this move needs; null: nothing. */
export function rackRuleOf({ rackCheck }: DuplicateRules, move: number): RackCheckRule | null {
  return rackCheck.find(({ until }) => until === null || move <= until) ?? null;
}

export function passesRackCheck(rules: DuplicateRules, move: number, rack: readonly string[]): boolean {
  const rule = rackRuleOf(rules, move);
  if (!rule) return true;
  const { vowels, consonants } = countLetters(rules.language, rack);
  return vowels >= rule.vowels && consonants >= rule.consonants;
}

/** Can these tiles give a rack that passes? Where they cannot, any rack is played („ak je to možné”). */
export function canPassRackCheck(rules: DuplicateRules, move: number, tiles: readonly string[]): boolean {
  const rule = rackRuleOf(rules, move);
  if (!rule) return true;
  const size = Math.min(rules.rack, tiles.length);
  const jokers = tiles.filter((tile) => tile === BLANK).length;
  const { vowels, consonants } = countLetters(rules.language, tiles);
  for (let used = 0; used <= Math.min(jokers, size); used += 1) {
    const wantedVowels = Math.max(0, rule.vowels - used);
    const wantedConsonants = Math.max(0, rule.consonants - used);
    const fits = wantedVowels + wantedConsonants + used <= size;
    if (fits && wantedVowels <= vowels - jokers && wantedConsonants <= consonants - jokers) return true;
  }
  return false;
}
