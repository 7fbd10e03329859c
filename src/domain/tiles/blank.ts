/** A small letter in a word is a blank that stands for it (`ZAłOGA`). */
export function isBlankLetter(sign: string): boolean {
  return sign !== sign.toUpperCase();
}

/** The tile is a blank after all, or is not. */
export function toggledBlank(sign: string): string {
  return isBlankLetter(sign) ? sign.toUpperCase() : sign.toLowerCase();
}
