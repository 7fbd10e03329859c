import { type DrawReading, readDraw } from '../../domain/tiles/startingDraw.ts';
import { TILE_SETS } from '../../domain/tiles/tileSet.ts';
import type { Seat } from '../../domain/units.ts';
import type { GameSetup } from './gameSetup.ts';

/** The draw as far as it has come. */
export function drawOf({ rules, players, letters }: GameSetup): DrawReading {
  return readDraw(TILE_SETS[rules.language], rules.startingDraw, letters, players.length);
}

export function withLetter(setup: GameSetup, letter: string): GameSetup {
  const { starts } = drawOf(setup);
  return starts === null ? { ...setup, letters: [...setup.letters, letter], chosen: null } : setup;
}

export function withoutLetter(setup: GameSetup): GameSetup {
  return { ...setup, letters: setup.letters.slice(0, -1), chosen: null };
}

/** Who starts, or has the next move in a game from paper; null while that is open. */
export function firstOf(setup: GameSetup): Seat | null {
  return setup.chosen ?? (setup.takeover ? null : drawOf(setup).starts);
}
