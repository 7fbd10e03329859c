import type { SettingsModel } from './settings.ts';

/** The languages the screens come in; the app need not know which they are. */
type ScreenLanguages<L extends string> = {
  readonly all: readonly L[];
  /** For a phone that reads none of them. */
  readonly fallback: L;
  /** What the app spoke when it did not ask the phone yet: whoever has used it so keeps it. */
  readonly before: L;
};

type Phone = {
  /** What its owner reads, best first, as language tags. */
  readonly languages: readonly string[];
  /** The app has run here before. */
  readonly usedBefore: boolean;
};

/** The language of the screens. It is found once, at the first start, and stays until another one is chosen. */
export function screenLanguage<L extends string>(
  settings: SettingsModel,
  phone: Phone,
  languages: ScreenLanguages<L>,
): L {
  const { language: chosen } = settings.value.peek();
  const known = languages.all.find((language) => language === chosen);
  if (known) return known;
  const found = phone.usedBefore ? languages.before : firstRead(phone.languages, languages);
  settings.rememberLanguage(found);
  return found;
}

function firstRead<L extends string>(
  tags: readonly string[],
  { all, fallback }: Pick<ScreenLanguages<L>, 'all' | 'fallback'>,
): L {
  for (const tag of tags) {
    const primary = tag.split('-', 1)[0]?.toLowerCase();
    const spoken = all.find((language) => language === primary);
    if (spoken) return spoken;
  }
  return fallback;
}
