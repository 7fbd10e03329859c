const AT_MOST = 24;

/** `1, 2, 5`; a long list ends with dots, as the screens it stands on have room for a few lines only. */
export function numberList(numbers: readonly number[]): string {
  const shown = numbers.slice(0, AT_MOST).join(', ');
  return numbers.length > AT_MOST ? `${shown}…` : shown;
}
