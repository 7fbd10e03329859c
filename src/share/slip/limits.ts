/** The bounds of a slip: what is written keeps to them, what is read is refused outside them. Texts in UTF-8 bytes. */
export const LIMITS = {
  seats: 4,
  version: 255,
  number: 999,
  regulation: 80,
  lexicon: 63,
  place: 31,
  game: 100,
  name: 63,
  /** A name that had to be shortened. */
  shortName: 20,
  club: 63,
  turns: 250,
  /** Of one turn or adjustment. */
  points: 16_000,
  /** Of a column. */
  sum: 500_000,
  tiles: 15,
  /** Tenths of a second. */
  took: 1_048_575,
  challenges: 31,
  words: 15,
  adjustments: 31,
  reason: 63,
  rack: 15,
  rackValue: 150,
  /** Seconds: a game that was left overnight is still a game. */
  lasted: 1_048_575,
} as const;
