import type { Placement } from '../../domain/board/placement.ts';
import { readWordStart, type SquareNaming, writeSquare } from '../../domain/board/square.ts';
import { proposals } from '../../domain/duplicate/equals.ts';
import type { Answer, ParticipantNumber } from '../../domain/duplicate/fact.ts';
import { countMove } from '../../domain/duplicate/laying.ts';
import { isOutOf } from '../../domain/duplicate/scoring.ts';
import { type DuplicateState, lastAnswers, type MoveRecord } from '../../domain/duplicate/state.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import { BLANK } from '../../domain/tiles/tileSet.ts';

export type TypedProblem =
  | { readonly why: 'no-number' }
  | { readonly why: 'no-word' }
  | { readonly why: 'no-place' }
  | { readonly why: 'no-top' }
  | { readonly why: 'nobody-missing' };

type TypedAnswers = {
  readonly answers: readonly Answer[];
  /** Who was excluded, or left the room during the move. */
  readonly leftOut: readonly ParticipantNumber[];
};

/**
 * A line as fast as it is typed from a paper slip: `17 8H ŽIARA`, `17 =` (the best so far, or what was laid), `17 0` (nothing), `3,5-8 =`
 * (several), `* =` (all who are missing). The square may come after the word. Of several, whoever has no part in the move
 * is left out and named; alone, the record says why it is refused.
 */
export function readAnswerLine(
  text: string,
  state: DuplicateState,
  move: MoveRecord,
): Result<TypedAnswers, TypedProblem> {
  const [who = '', ...rest] = text.trim().normalize('NFC').split(/\s+/);
  const numbers = who === '*' ? missingIn(state, move) : numbersOf(who);
  if (numbers === null) return fail({ why: 'no-number' });
  if (numbers.length === 0) return fail({ why: 'nobody-missing' });
  const what = whatOf(rest, state, move);
  if (!what.ok) return what;
  const out = numbers.filter((number) => isOutOf(state, number, move.n) || move.away.includes(number));
  const leftOut = out.length < numbers.length ? out : [];
  const answers = numbers
    .filter((number) => !leftOut.includes(number))
    .map(
      (participant): Answer => ({ type: 'answer', participant, move: move.n, paper: true, ...what.value }),
    );
  return ok({ answers, leftOut });
}

/** Who is here and has not answered. */
export function missingIn(state: DuplicateState, move: MoveRecord): readonly ParticipantNumber[] {
  const answered = lastAnswers(move);
  return state.start.participants
    .filter(
      ({ number }) => !answered.has(number) && !move.away.includes(number) && !isOutOf(state, number, move.n),
    )
    .map(({ number }) => number);
}

const MOST_NUMBERS = 400;

function numbersOf(text: string): readonly number[] | null {
  const numbers: number[] = [];
  for (const part of text.split(',')) {
    const match = /^(\d{1,4})(?:-(\d{1,4}))?$/.exec(part);
    if (!match) return null;
    const [from, to] = [Number(match[1]), Number(match[2] ?? match[1])];
    if (to < from || to - from > MOST_NUMBERS) return null;
    for (let n = from; n <= to; n += 1) numbers.push(n);
  }
  return numbers;
}

function whatOf(
  rest: readonly string[],
  state: DuplicateState,
  move: MoveRecord,
): Result<{ readonly placement?: Placement }, TypedProblem> {
  const [one, two] = rest;
  if (one === undefined) return fail({ why: 'no-word' });
  if (one === '0' || one === '-') return ok({});
  if (one === '=') {
    const top = move.master?.placement ?? proposals(state, move)[0]?.placement;
    return top ? ok({ placement: top }) : fail({ why: 'no-top' });
  }
  const place = placementIn(one, two, state, move);
  return place ? ok({ placement: place }) : fail({ why: 'no-place' });
}

/** A square and a word, in either order. */
export function placeAndWord(
  text: string,
  state: DuplicateState,
  move: MoveRecord,
): Result<Placement, TypedProblem> {
  const [one = '', two] = text.trim().normalize('NFC').split(/\s+/);
  const place = placementIn(one, two, state, move);
  return place ? ok(place) : fail({ why: one === '' ? 'no-word' : 'no-place' });
}

function placementIn(
  one: string,
  two: string | undefined,
  state: DuplicateState,
  move: MoveRecord,
): Placement | null {
  if (two === undefined) return null;
  const { naming } = state.rules;
  const place = placeOf(one, two, naming) ?? placeOf(two, one, naming);
  return place && withJokers(state, move, place);
}

function placeOf(start: string, word: string, naming: SquareNaming): Placement | null {
  const read = readWordStart(start, naming);
  if (!read) return null;
  const { square, direction } = read;
  return { at: writeSquare(square), word, ...(direction === 'down' ? { down: true } : {}) };
}

/**
 * Whoever writes a word in one size of letters says nothing about blanks: letters that the rack has not are then laid
 * with its blanks, where they count most. In a word of both sizes the small ones are blanks.
 */
function withJokers(state: DuplicateState, move: MoveRecord, placement: Placement): Placement {
  const { word } = placement;
  if (word !== word.toUpperCase() && word !== word.toLowerCase()) return placement;
  const plain = { ...placement, word: word.toUpperCase() };
  const counts = countMove(state, move, { placement: plain });
  if (counts.ok || counts.error.why !== 'not-on-rack' || !move.rack?.includes(BLANK)) return plain;
  const letters = [...plain.word];
  let best: { readonly points: number; readonly placement: Placement } | null = null;
  for (let one = 0; one < letters.length; one += 1) {
    for (let two = one; two < letters.length; two += 1) {
      const tried = letters.map((sign, i) => (i === one || i === two ? sign.toLowerCase() : sign)).join('');
      const counted = countMove(state, move, { placement: { ...plain, word: tried } });
      if (counted.ok && counted.value.points > (best?.points ?? -1)) {
        best = { points: counted.value.points, placement: { ...plain, word: tried } };
      }
    }
  }
  return best?.placement ?? plain;
}
