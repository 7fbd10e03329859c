/** FNV-1a over UTF-16 units, 32 bits: to notice a difference, not to resist an attack. */
export function fnv(text: string, seed = FNV_SEED): number {
  let sum = seed;
  for (let i = 0; i < text.length; i += 1) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return sum;
}

/** Where a sum begins; a sum may go on from any other. */
export const FNV_SEED = 0x811c9dc5;
