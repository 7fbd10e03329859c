import { runsOutAt } from '../../../../src/domain/clock/clock.ts';
import type { Fact } from '../../../../src/domain/table/fact.ts';
import { append, current, type Game } from '../../../../src/domain/table/game.ts';
import { seatsOf } from '../../../../src/domain/table/state.ts';
import { challenge, exchange, loss, pass, play, rack, stop, verdict } from './script.ts';

/** Facts worth trying in any position, one of each kind and seat; which of them are legal is for the game to say. */
export function candidates(game: Game): Fact[] {
  const state = current(game)!;
  const facts: Fact[] = [
    { type: 'pause' },
    { type: 'resume' },
    verdict({ OK: true }),
    verdict({ OK: false }),
  ];
  for (const seat of seatsOf(state)) {
    facts.push(stop(seat), play(seat, 12, 2), play(seat, 70, 7), exchange(seat, 3), pass(seat), loss(seat));
    facts.push(
      challenge(seat, 'OK'),
      { type: 'timeout', seat },
      { type: 'accept', seat },
      { type: 'confirm', seat },
    );
    const letters = 'A'.repeat(state.tiles?.racks[seat] ?? 0).replace(/^AA/, 'EI');
    facts.push(rack(seat, letters.replaceAll('AAAA', 'OONN')), {
      type: 'penalty',
      seat,
      points: -5,
      reason: 'spóźnienie',
    });
  }
  return facts;
}

/** The candidates that are legal at a moment, each with the game after it. */
export function successors(game: Game, at: number): { fact: Fact; game: Game }[] {
  return candidates(game).flatMap((fact) => {
    const next = append(game, { at, fact });
    return next.ok ? [{ fact, game: next.value }] : [];
  });
}

/** The moment of the next fact: a while later, but never past the end of a clock that would have run out. */
export function nextMoment(game: Game, pause: number): number {
  const state = current(game)!;
  const last = game.entries.at(-1)!.at;
  const end = runsOutAt(state.rules.clock, state.clock);
  return end === null ? last + pause : Math.max(last, Math.min(last + pause, end));
}
