import { type Draw, drawOutcome } from '../../domain/tiles/startingDraw.ts';
import { BLANK, TILE_SETS } from '../../domain/tiles/tileSet.ts';
import type { Seat } from '../../domain/units.ts';
import type { GameSetup } from './gameSetup.ts';

/** The draw as far as it has come. */
export type DrawReading = {
  /** Rounds that are complete. */
  readonly rounds: readonly Draw[];
  /** The round on the table: a letter, null for a seat that no longer draws, undefined for one that has to. */
  readonly current: readonly (string | null | undefined)[];
  readonly next: Seat | null;
  readonly starts: Seat | null;
};

export function readDraw({ rules, players, letters }: GameSetup): DrawReading {
  const set = TILE_SETS[rules.language];
  const rounds: Draw[] = [];
  let current: (string | null | undefined)[] = players.map(() => undefined);
  for (const letter of letters) {
    current[current.indexOf(undefined)] = letter;
    if (current.includes(undefined)) continue;
    const round = current.map((drawn) => drawn ?? null);
    rounds.push(round);
    const outcome = drawOutcome(set, rules.startingDraw, round);
    if (outcome.kind === 'starts') return { rounds, current: round, next: null, starts: outcome.seat };
    if (outcome.kind === 'unreadable') break;
    // After a void blank the others keep their letters; after equal letters the others are out of it.
    const isVoid = rules.startingDraw.blank === 'draw-again' && round.includes(BLANK);
    current = round.map((drawn, seat) => (outcome.seats.includes(seat) ? undefined : isVoid ? drawn : null));
  }
  const next = current.indexOf(undefined);
  return { rounds, current, next: next < 0 ? null : next, starts: null };
}

export function withLetter(setup: GameSetup, letter: string): GameSetup {
  const { starts } = readDraw(setup);
  return starts === null ? { ...setup, letters: [...setup.letters, letter], chosen: null } : setup;
}

export function withoutLetter(setup: GameSetup): GameSetup {
  return { ...setup, letters: setup.letters.slice(0, -1), chosen: null };
}

/** Who starts, or has the next move in a game from paper; null while that is open. */
export function firstOf(setup: GameSetup): Seat | null {
  return setup.chosen ?? (setup.takeover ? null : readDraw(setup).starts);
}
