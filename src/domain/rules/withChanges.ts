/** A rule set with some of its values changed. What comes out is unchecked: it may have been written by a stranger. */
export function withChanges(base: unknown, changes: unknown): unknown {
  if (!isRecord(base) || !isRecord(changes)) return changes;
  // Another kind of clock or tie-break has other values: nothing of the old one may linger.
  if ('kind' in changes && changes.kind !== base.kind) return changes;
  const changed = Object.entries(changes).map(([key, value]) => [
    key,
    Object.hasOwn(base, key) ? withChanges(base[key], value) : value,
  ]);
  // Not by assignment: a key `__proto__` must stay a key, for the check to find it.
  return { ...base, ...Object.fromEntries(changed) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
