import type { WordVerdict } from '../../domain/table/fact.ts';
import type { Adjustment } from '../../domain/table/state.ts';
import { type Millis, type Points, SECOND, type Seat } from '../../domain/units.ts';

/*
 * What a turn came to beside its points, in the note behind its line: other programs show it, and it is read again.
 * `time 01:40; judged KOT valid; referee -10 for player 2: late`.
 */

const CHALLENGE = '(challenge)';
const JUDGED = 'judged ';

export function judgedNote(words: readonly WordVerdict[]): string {
  return `${JUDGED}${words.map(({ word, valid }) => `${word} ${valid ? 'valid' : 'invalid'}`).join(', ')}`;
}

/** `player`: in the order of the file, from 0. */
export function pointsNote(
  { points, cause, reason }: Pick<Adjustment, 'points' | 'cause' | 'reason'>,
  player: Seat,
): string {
  const isChallenge = cause === 'failed-challenge' || reason.startsWith(CHALLENGE);
  const why = reason.replace(CHALLENGE, '').replaceAll(';', ',').trim();
  return `${isChallenge ? 'challenge' : 'referee'} ${points} for player ${player + 1}: ${why}`;
}

type NotedPoints = { readonly seat: Seat; readonly points: Points; readonly reason: string };

export function notedPoints(notes: readonly string[]): readonly NotedPoints[] {
  return partsOf(notes).flatMap((part) => {
    const [, cause, points, player, why = ''] =
      /^(challenge|referee) (-?\d{1,4}) for player ([1-4]): ?(.*)$/.exec(part) ?? [];
    if (!cause) return [];
    const reason = cause === 'challenge' ? `${CHALLENGE} ${why}`.trim() : why.trim();
    return [{ seat: Number(player) - 1, points: Number(points), reason }];
  });
}

/** How long the turn took; null where nothing is said. */
export function notedTime(notes: readonly string[]): Millis | null {
  const [, minutes, seconds] =
    partsOf(notes)
      .map((part) => /^time (\d{1,3}):([0-5]\d)$/.exec(part))
      .find((found) => found !== null) ?? [];
  return seconds === undefined ? null : (60 * Number(minutes) + Number(seconds)) * SECOND;
}

/** The words of a turn that were judged, with what was said of them. */
export function notedVerdicts(notes: readonly string[]): readonly WordVerdict[] {
  const list = partsOf(notes).find((part) => part.startsWith(JUDGED)) ?? JUDGED;
  return list
    .slice(JUDGED.length)
    .split(', ')
    .flatMap((said) => {
      const [, word, verdict] = /^(\p{L}{1,15}) (valid|invalid)$/u.exec(said) ?? [];
      return word ? [{ word, valid: verdict === 'valid' }] : [];
    });
}

const LOST_TURN = 'lost turn';

export function lostTurnNote(words: readonly string[]): string {
  return [LOST_TURN, ...words].join(' ');
}

/** The words by which a turn was lost; null where it was not. */
export function notedLoss(notes: readonly string[]): readonly string[] | null {
  const note = partsOf(notes).find((part) => part === LOST_TURN || part.startsWith(`${LOST_TURN} `));
  return note === undefined ? null : (note.slice(LOST_TURN.length).match(/\p{L}+/gu) ?? []);
}

export function partsOf(notes: readonly string[]): readonly string[] {
  return notes.flatMap((note) => note.split('; '));
}
