import type { Objection, ParticipantNumber } from '../../domain/duplicate/fact.ts';
import { append, current } from '../../domain/duplicate/game.ts';
import { rankGame } from '../../domain/duplicate/ranking.ts';
import type { DuplicateRefusal } from '../../domain/duplicate/refusal.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import type { Hall } from './hall.ts';

/** What a ruling would change for one participant. */
type Effect = {
  readonly number: ParticipantNumber;
  readonly points: readonly [number, number];
  readonly maxima: readonly [number, number];
  readonly place: readonly [number | null, number | null];
  readonly tournamentPoints: readonly [number, number];
};

/** Everybody for whom an objection changes anything, before it is ruled. */
export function objectionEffect(
  hall: Hall,
  objection: Objection,
): Result<readonly Effect[], DuplicateRefusal> {
  const game = hall.game.value;
  const next = append(game, { at: game.entries.at(-1)?.at ?? 0, fact: objection });
  if (!next.ok) return fail(next.error);
  const after = new Map(rankGame(current(next.value)!).map((line) => [line.number, line]));
  const effects = rankGame(hall.state.value).map((was): Effect => {
    const is = after.get(was.number)!;
    return {
      number: was.number,
      points: [was.points, is.points],
      maxima: [was.maxima, is.maxima],
      place: [was.place, is.place],
      tournamentPoints: [was.tournamentPoints, is.tournamentPoints],
    };
  });
  return ok(
    effects.filter(({ points, maxima, place }) => differs(points) || differs(maxima) || differs(place)),
  );
}

const differs = ([was, is]: readonly [unknown, unknown]): boolean => was !== is;
