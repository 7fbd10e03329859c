import { describe, expect, test } from 'vitest';
import type { Takeover } from '../../../../src/domain/table/fact.ts';
import type { Game } from '../../../../src/domain/table/game.ts';
import { successors } from './candidates.ts';
import { begin } from './script.ts';

/**
 * How many sequences of legal facts there are, by depth, with the candidates of `candidates.ts` one second apart.
 * The first numbers are counted by hand: from the start nine facts are legal (stop, two moves, exchange, pass, loss,
 * pause, two penalties). A change of any rule of play shows here; change a number only with the reason for it.
 */
describe('perft: legal fact sequences', () => {
  const start = [9, 75, 611, 4_942];
  row('from the start', null, {
    'pinczow-school': start,
    'pinczow-open': start,
    'three-games': start,
    'english-school': start,
    pfs: start,
    wespa: start,
    home: start,
  });

  // Going out is possible at once; 001 and PFS have the opponent’s acceptance on top,
  // and the empty rack of the player who went out does not stand for it.
  const plain = [7, 42, 237, 1_298];
  const accepted = [7, 45, 275, 1_622];
  row(
    'empty bag, two tiles each',
    { scores: [100, 100], bag: 0, racks: [2, 2] },
    {
      'pinczow-school': plain,
      'pinczow-open': plain,
      'three-games': accepted,
      'english-school': plain,
      pfs: accepted,
      wespa: plain,
      home: plain,
    },
  );

  // Seven in the bag: no exchange in 000 and 003; three exchanges made by the second player; a run about to end.
  const late: Takeover = {
    scores: [100, 100],
    bag: 7,
    racks: [7, 7],
    exchanges: [2, 3],
    run: ['pass', 'loss', 'pass'],
  };
  row('seven in the bag, pass, loss and pass behind', late, {
    'pinczow-school': [8, 59],
    'pinczow-open': [8, 59],
    'three-games': [9, 70],
    'english-school': [9, 70],
    pfs: [9, 70],
    wespa: [9, 73],
    home: [9, 73],
  });

  test('english-school, three players from the start', () => {
    const { game } = begin('english-school', { players: ['A', 'B', 'C'].map((name) => ({ name })) });
    expect([1, 2, 3].map((depth) => perft(game, depth))).toEqual([10, 95, 881]);
  });
});

function row(position: string, takeover: Takeover | null, presets: Record<string, number[]>): void {
  test.each(Object.entries(presets))(`%s, ${position}`, (preset, expected) => {
    const { game } = begin(preset, takeover ? { takeover } : {});
    expect(expected.map((_, depth) => perft(game, depth + 1))).toEqual(expected);
  });
}

function perft(game: Game, depth: number): number {
  const at = game.entries.at(-1)!.at + 1_000;
  const next = successors(game, at);
  if (depth === 1) return next.length;
  return next.reduce((sum, successor) => sum + perft(successor.game, depth - 1), 0);
}
