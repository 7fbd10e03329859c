/**
 * A set that only grows, and never in place: the one before stays as it was. Parts of like size are put together, so that
 * thousands of additions cost about as much as they are many; a set copied for each would cost their square.
 */
export type GrownSet = readonly ReadonlySet<string>[];

export const hasGrown = (set: GrownSet, value: string): boolean => set.some((part) => part.has(value));

export function grown(set: GrownSet, value: string): GrownSet {
  if (hasGrown(set, value)) return set;
  const parts = [...set];
  let last: ReadonlySet<string> = new Set([value]);
  for (let before = parts.at(-1); before && before.size <= last.size; before = parts.at(-1)) {
    last = new Set([...before, ...last]);
    parts.pop();
  }
  return [...parts, last];
}
