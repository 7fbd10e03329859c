/**
 * Text from a stranger: canonical form, no control characters or halves of characters, nothing that turns the reading
 * direction or cannot be seen (soft hyphens, fillers, variation selectors, tags): two names that look alike are alike.
 */
export function cleanText(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu, '')
    .normalize('NFC')
    .trim();
}

/** Text of at most so many places as a file counts them; a character is kept whole or not at all. */
export function clippedText(text: string, most: number): string {
  let kept = '';
  for (const sign of text) {
    if (kept.length + sign.length > most) break;
    kept += sign;
  }
  return kept.trim();
}

/** Clean text of at most so many bytes; a character is kept whole or not at all. */
export function shortText(text: string, mostBytes: number): string {
  const clean = cleanText(text);
  if (clean.length * 3 <= mostBytes) return clean;
  let kept = '';
  let bytes = 0;
  for (const sign of clean) {
    bytes += utf8Length(sign);
    if (bytes > mostBytes) break;
    kept += sign;
  }
  return kept.trim();
}

function utf8Length(sign: string): number {
  const point = sign.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}
