import { LANGUAGE_CODES, LANGUAGES, type LanguageCode } from './language.ts';

/** How often a letter stands in the words of a language, of ten thousand: counted in the lists that ship. */
const PROFILES: Readonly<Record<LanguageCode, string>> = {
  pl: 'a941 ą124 b200 c400 ć12 d220 e745 ę64 f44 g131 h113 i875 j191 k322 l238 ł227 m386 n666 ń28 o834 ó34 p301 r436 s323 ś105 t272 u271 w468 y497 z463 ź7 ż63',
  en: 'a774 b185 c402 d335 e1129 f119 g278 h249 i904 j16 k91 l524 m290 n671 o663 p300 q17 r699 s962 t653 u331 v93 w75 x28 y163 z48',
  sk: 'a691 á178 ä7 b119 c224 č101 d224 ď5 e1115 é66 f37 g39 h217 i573 í163 j360 k352 l327 ĺ3 ľ40 m388 n847 ň18 o820 ó17 ô6 p280 r453 ŕ4 s296 š270 t394 ť42 u307 ú99 v481 x8 y91 ý93 z196 ž49',
};
/** Fewer letters prove nothing. */
const FEWEST_LETTERS = 1_000;
/** Of a letter that a language does not have: a foreign word happens. */
const NEVER = 0.3;
/** So much better, in bits a letter, must another language explain the letters. */
const MARGIN = 0.05;

/**
 * The language whose letters these are, by how well each explains them; null where they are too few to tell. `counts`
 * are those of the named language's alphabet: what has other letters was left out before, so that each profile is cut
 * to that alphabet first.
 */
export function lettersLookLike(named: LanguageCode, counts: ArrayLike<number>): LanguageCode | null {
  const { letters } = LANGUAGES[named];
  let all = 0;
  for (let at = 0; at < letters.length; at++) all += counts[at] ?? 0;
  if (all < FEWEST_LETTERS) return null;
  const bits = (language: LanguageCode): number => {
    const profile = profileOf(language);
    const shares = Array.from(letters, (letter) => profile.get(letter) ?? NEVER);
    const total = shares.reduce((sum, share) => sum + share, 0);
    return shares.reduce((sum, share, at) => sum - ((counts[at] ?? 0) / all) * Math.log2(share / total), 0);
  };
  const own = bits(named);
  const better = LANGUAGE_CODES.filter((language) => bits(language) < own - MARGIN);
  return better.sort((a, b) => bits(a) - bits(b))[0] ?? named;
}

function profileOf(language: LanguageCode): ReadonlyMap<string, number> {
  return new Map(PROFILES[language].split(' ').map((part) => [part[0]!, Number(part.slice(1))]));
}
