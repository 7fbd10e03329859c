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

type DrawOutcome =
  | { readonly kind: 'starts'; readonly seat: Seat }
  | { readonly kind: 'again'; readonly seats: readonly Seat[] }
  | { readonly kind: 'unreadable'; readonly letter: string };

/** The draw as far as it has come. */
export type DrawReading = {
  /** Rounds that are complete. */
  readonly rounds: readonly Draw[];
  /** The round on the table: a letter, null for a seat that no longer draws, undefined for one that has to. */
  readonly current: readonly (string | null | undefined)[];
  readonly next: Seat | null;
  readonly starts: Seat | null;
};

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
  return standing(set, rule, rounds, seats).outcome;
}

/** The same draw told letter by letter, each by the next seat that has to draw. */
export function readDraw(
  set: TileSet,
  rule: StartingDrawRule,
  letters: readonly string[],
  seats: number,
): DrawReading {
  const rounds: Draw[] = [];
  for (let rest = letters; ; ) {
    const { outcome, kept } = standing(set, rule, rounds, seats);
    if (outcome.kind !== 'again') {
      const starts = outcome.kind === 'starts' ? outcome.seat : null;
      return { rounds, current: rounds.at(-1) ?? [], next: null, starts };
    }
    const drawn = new Map(outcome.seats.map((seat, i) => [seat, rest[i]]));
    const current = kept.map((letter, seat) => (drawn.has(seat) ? drawn.get(seat) : letter));
    const next = current.indexOf(undefined);
    if (next >= 0) return { rounds, current, next, starts: null };
    rounds.push(current.map((letter) => letter ?? null));
    rest = rest.slice(outcome.seats.length);
  }
}

/** What the rounds came to, and which letters the seats keep that do not draw again. */
function standing(
  set: TileSet,
  rule: StartingDrawRule,
  rounds: readonly Draw[],
  seats: number,
): { readonly outcome: DrawOutcome; readonly kept: Draw } {
  let kept: Draw = Array.from({ length: seats }, () => null);
  let outcome: DrawOutcome = { kind: 'again', seats: kept.map((_, seat) => seat) };
  for (const round of rounds) {
    if (outcome.kind !== 'again') break;
    const drawing: readonly Seat[] = outcome.seats;
    const held = kept.map((letter, seat) => (drawing.includes(seat) ? (round[seat] ?? null) : letter));
    const missing = drawing.filter((seat) => held[seat] === null);
    outcome = missing.length > 0 ? { kind: 'again', seats: missing } : drawOutcome(set, rule, held);
    const isVoid = rule.blank === 'draw-again' && held.includes(BLANK);
    kept = isVoid ? held : held.map(() => null);
  }
  return { outcome, kept };
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
