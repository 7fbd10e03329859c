/**
 * A name with the surname in front, as lists on a wall are read: „Jan Kowalski” is „Kowalski Jan”. The last word is taken
 * for the surname; a numeral or a mark behind it („Jan Kowalski II”, „Jan Kowalski (SP 1)”, „Jan Kowalski #2”) stays behind.
 */
export function surnameFirst(name: string): string {
  const parts = /^(.*?)((?:\s+(?:[IVX]+\.?|\((?:[^()]|\([^()]*\))*\)|#\d+))*)$/u.exec(name.trim());
  const words = (parts?.[1] ?? '').trim().split(/\s+/u);
  const last = words.pop() ?? '';
  return [last, ...words].join(' ') + (parts?.[2] ?? '');
}
