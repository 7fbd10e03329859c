/** Nothing that we write is a quarter as deep. */
const MOST_DEPTH = 64;

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const OPENING: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const CLOSING: ReadonlySet<number> = new Set([0x5d, 0x7d]);

/**
 * What a stranger's JSON says; undefined where it is none. A text of nothing but brackets costs its reader a second a
 * megabyte and all memory there is: what lies too deep is not JSON of ours.
 */
export function readJsonText(source: string): unknown {
  if (valuesIn(source) === null) return undefined;
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
}

/** How many values stand in a text of JSON, which is what it costs to check them; null where they lie too deep. */
export function valuesIn(source: string): number | null {
  let depth = 0;
  let values = 1;
  let quoted = false;
  for (let at = 0; at < source.length; at += 1) {
    const sign = source.charCodeAt(at);
    if (quoted) {
      if (sign === BACKSLASH) at += 1;
      else if (sign === QUOTE) quoted = false;
    } else if (sign === QUOTE) quoted = true;
    else if (OPENING.has(sign)) {
      depth += 1;
      if (depth > MOST_DEPTH) return null;
    } else if (CLOSING.has(sign)) depth -= 1;
    else if (sign === COMMA) values += 1;
  }
  return values;
}
