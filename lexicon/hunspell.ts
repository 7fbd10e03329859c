/** One affix rule: strip, add, and the end (or beginning) of the words it applies to. */
type Rule = {
  readonly strip: string;
  readonly add: string;
  readonly applies: RegExp;
};

type Affixes = {
  readonly suffixes: ReadonlyMap<string, readonly Rule[]>;
  readonly prefixes: ReadonlyMap<string, readonly Rule[]>;
};

/**
 * Reads the part of a Hunspell affix file that makes words: SFX and PFX, with one-character flags and no affixes
 * on affixes, which is all the Slovak file uses. Throws on a rule it would get wrong.
 */
export function parseAffixes(text: string): Affixes {
  const suffixes = new Map<string, Rule[]>();
  const prefixes = new Map<string, Rule[]>();
  for (const line of text.split(/\r?\n/)) {
    const [kind, flag, strip, add, condition] = line.trim().split(/\s+/);
    if (kind === 'FLAG') throw new Error(`Flags of more than one character are not read: ${line}`);
    if ((kind !== 'SFX' && kind !== 'PFX') || flag === undefined) continue;
    const groups = kind === 'SFX' ? suffixes : prefixes;
    const rules = groups.get(flag);
    if (rules === undefined) {
      // The first line of a flag is its heading: `SFX z Y 5`, where Y lets prefixes and suffixes combine.
      if (strip !== 'Y') throw new Error(`Affixes that do not combine are not read: ${line}`);
      groups.set(flag, []);
      continue;
    }
    if (strip === undefined || add === undefined || condition === undefined)
      throw new Error(`Not a rule: ${line}`);
    if (add.includes('/')) throw new Error(`Affixes on affixes are not read: ${line}`);
    const applies = new RegExp(kind === 'SFX' ? `${condition}$` : `^${condition}`, 'u');
    rules.push({ strip: strip === '0' ? '' : strip, add: add === '0' ? '' : add, applies });
  }
  return { suffixes, prefixes };
}

/** Every word of one line of the dictionary: the word, its suffixed forms, and all of them with each prefix. */
export function expandEntry(entry: string, { suffixes, prefixes }: Affixes): string[] {
  const [word = '', flags = ''] = entry.trim().split('/');
  const forms = [word];
  for (const flag of flags) {
    for (const { strip, add, applies } of suffixes.get(flag) ?? []) {
      if (applies.test(word) && word.endsWith(strip))
        forms.push(word.slice(0, word.length - strip.length) + add);
    }
  }
  const prefixed = [...flags].flatMap((flag) =>
    (prefixes.get(flag) ?? []).flatMap(({ strip, add, applies }) =>
      forms
        .filter((form) => applies.test(form) && form.startsWith(strip))
        .map((form) => add + form.slice(strip.length)),
    ),
  );
  return [...forms, ...prefixed];
}
