/** „3”, „runda 3”, „R3”: the number people mean. */
export function numberIn(text: string): number | null {
  const digits = /\d{1,3}/.exec(text)?.[0];
  return digits === undefined ? null : Number(digits);
}
