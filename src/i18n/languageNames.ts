/**
 * Names of languages as a sentence needs them: what the catalogue has, else what the browser knows. So a tile set or a
 * word list in a new language has a name before anybody has translated it.
 */
export function languageNames(
  locale: string,
  known: Readonly<Record<string, string>>,
): (language: string) => string {
  return (language) =>
    (Object.hasOwn(known, language) ? known[language] : nameIn(locale, language)) ?? language;
}

function nameIn(locale: string, language: string): string | undefined {
  try {
    return new Intl.DisplayNames(locale, { type: 'language' }).of(language);
  } catch {
    // Not a language tag: it comes from somebody's word list.
    return undefined;
  }
}
