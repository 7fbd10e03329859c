/** Nothing that we write is a quarter as deep. */
const MOST_DEPTH = 64;

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const OPENING: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const CLOSING: ReadonlySet<number> = new Set([0x5d, 0x7d]);

/**
 * What a stranger's JSON says; undefined where it is none. A text of nothing but brackets costs its reader a second a
 * megabyte and all memory there is: what lies too deep is not JSON of ours.
 */
export function readJsonText(source: string): unknown {
  if (isTooDeep(source)) return undefined;
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
}

function isTooDeep(source: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < source.length; at += 1) {
    const sign = source.charCodeAt(at);
    if (quoted) {
      if (sign === BACKSLASH) at += 1;
      else if (sign === QUOTE) quoted = false;
    } else if (sign === QUOTE) quoted = true;
    else if (OPENING.has(sign)) {
      depth += 1;
      if (depth > MOST_DEPTH) return true;
    } else if (CLOSING.has(sign)) depth -= 1;
  }
  return false;
}
