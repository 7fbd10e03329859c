/**
 * Small letters without the marks that a hurried thumb leaves out: `Łódź` is `lodz`. Unicode takes ł for a letter of
 * its own, so its stroke is no mark.
 */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l');
}
