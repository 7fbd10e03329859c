/** A name taken apart; `behind` is what tells namesakes apart, with the space before it. */
type NameParts = { readonly first: string; readonly last: string; readonly behind: string };

/**
 * The last word is taken for the surname. A numeral or a mark behind it is none: „Jan Kowalski II”, „Jan Kowalski 2”,
 * „Jan Kowalski (SP 1)”, „Jan Kowalski #2”.
 */
export function nameParts(name: string): NameParts {
  const parts = /^(.*?)((?:\s+(?:[IVX]+\.?|\d+\.?|\((?:[^()]|\([^()]*\))*\)|#\d+))*)$/u.exec(name.trim());
  const words = (parts?.[1] ?? '').trim().split(/\s+/u);
  return { last: words.pop() ?? '', first: words.join(' '), behind: parts?.[2] ?? '' };
}

/** A name with the surname in front, as lists on a wall are read: „Jan Kowalski II” is „Kowalski Jan II”. */
export function surnameFirst(name: string): string {
  const { first, last, behind } = nameParts(name);
  return (first === '' ? last : `${last} ${first}`) + behind;
}
