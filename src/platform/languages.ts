/** What the person reads, best first, as set in the browser or the phone. */
export function preferredLanguages(): readonly string[] {
  return navigator.languages;
}
