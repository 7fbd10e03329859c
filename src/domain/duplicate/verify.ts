import { drawRack } from './drawing.ts';
import type { DuplicateGame } from './game.ts';
import { type DuplicateState, nextMove, tileSetOf } from './state.ts';

/** The moves whose rack is not the one that the seed draws; null as long as there is no seed. Racks drawn by hand are not asked. */
export function wronglyDrawn({ facts, states }: DuplicateGame): readonly number[] | null {
  const seed = states.at(-1)?.seed;
  if (!seed) return null;
  return facts.flatMap((fact, index) => {
    const before = states[index - 1];
    if (fact?.type !== 'draw' || !fact.random || !before) return [];
    return agrees(before, seed, fact.rack, fact.rejected ?? []) ? [] : [nextMove(before)];
  });
}

/** How many racks say that the seed drew them: without any there is nothing to prove. */
export function drawnBySeed({ draws }: DuplicateState): number {
  return draws.filter(({ random }) => random).length;
}

function agrees(before: DuplicateState, seed: string, rack: string, rejected: readonly string[]): boolean {
  const { rules, bag, rack: kept } = before;
  if (!bag || !kept) return false;
  const drawn = drawRack(rules, tileSetOf(before), seed, nextMove(before), kept, bag);
  const racks = [...drawn.rejected, drawn.rack].map((one) => one.join(''));
  return racks.join() === [...rejected, rack].join();
}
