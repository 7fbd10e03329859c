import type { Seat } from '../units.ts';
import { BLANK, type TileSet } from './tileSet.ts';

/** How the letters drawn before the game decide who starts. */
export type StartingDrawRule = {
  /** What a blank counts as: the first letter of the alphabet, better than every letter, or a void draw. */
  readonly blank: 'first-letter' | 'before-all' | 'draw-again';
  /** Who draws again when the best letters are equal. */
  readonly equal: 'the-equal' | 'everybody';
};

/** One round of the draw: a letter per seat, `null` for a seat that is no longer drawing. */
export type Draw = readonly (string | null)[];

export type DrawOutcome =
  | { readonly kind: 'starts'; readonly seat: Seat }
  | { readonly kind: 'again'; readonly seats: readonly Seat[] }
  | { readonly kind: 'unreadable'; readonly letter: string };

/**
 * Reads the whole draw. In a later round only those draw who have to: after equal letters the others are out of it,
 * after a void blank they keep what they drew. What comes after the round that decides decides nothing.
 */
export function drawResult(
  set: TileSet,
  rule: StartingDrawRule,
  rounds: readonly Draw[],
  seats: number,
): DrawOutcome {
  let held: Draw = Array.from({ length: seats }, () => null);
  let outcome: DrawOutcome = { kind: 'again', seats: held.map((_, seat) => seat) };
  for (const round of rounds) {
    if (outcome.kind !== 'again') break;
    const drawing: readonly Seat[] = outcome.seats;
    const isVoid = rule.blank === 'draw-again' && held.includes(BLANK);
    held = held.map((letter, seat) =>
      drawing.includes(seat) ? (round[seat] ?? null) : isVoid ? letter : null,
    );
    const missing = drawing.filter((seat) => held[seat] === null);
    outcome = missing.length > 0 ? { kind: 'again', seats: missing } : drawOutcome(set, rule, held);
  }
  return outcome;
}

/** Reads one round of the draw. */
export function drawOutcome(set: TileSet, rule: StartingDrawRule, draw: Draw): DrawOutcome {
  const drawing = draw.flatMap((letter, seat) => (letter === null ? [] : [{ seat, letter }]));
  const strange = drawing.find(({ letter }) => letter !== BLANK && !set.alphabet.includes(letter));
  if (strange) return { kind: 'unreadable', letter: strange.letter };

  const void_ = drawing.filter(({ letter }) => letter === BLANK && rule.blank === 'draw-again');
  if (void_.length > 0) return { kind: 'again', seats: void_.map(({ seat }) => seat) };

  const rank = (letter: string) => (letter === BLANK ? blankRank(rule) : set.alphabet.indexOf(letter));
  const best = Math.min(...drawing.map(({ letter }) => rank(letter)));
  const leaders = drawing.filter(({ letter }) => rank(letter) === best).map(({ seat }) => seat);
  if (leaders.length === 1) return { kind: 'starts', seat: leaders[0]! };
  return { kind: 'again', seats: rule.equal === 'everybody' ? drawing.map(({ seat }) => seat) : leaders };
}

function blankRank(rule: StartingDrawRule): number {
  return rule.blank === 'before-all' ? -1 : 0;
}
