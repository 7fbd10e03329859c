/** One form for every CLDR category a language has: Polish one, few, many; English one and other. */
type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

const RULES = new Map<string, Intl.PluralRules>();

/** `1 punkt, 2 punkty, 5 punktów`: the form of a noun that a count takes, without the count. */
export function plural(locale: string, count: number, forms: PluralForms): string {
  const rules = RULES.get(locale) ?? new Intl.PluralRules(locale);
  RULES.set(locale, rules);
  return forms[rules.select(count)] ?? forms.other;
}

/** The count, written as the language writes it, and its form. */
export function counted(locale: string, count: number, forms: PluralForms): string {
  return `${new Intl.NumberFormat(locale).format(count)} ${plural(locale, count, forms)}`;
}
