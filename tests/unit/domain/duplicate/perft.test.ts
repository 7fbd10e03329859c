import { describe, expect, test } from 'vitest';
import type { DuplicateFact } from '../../../../src/domain/duplicate/fact.ts';
import { append, type DuplicateGame } from '../../../../src/domain/duplicate/game.ts';
import { DUPLICATE_PRESETS, duplicatePresetById } from '../../../../src/domain/rules/duplicatePresets.ts';
import { played, startOf } from './script.ts';

/** Facts worth trying in any position; which of them are legal is for the game to say. */
const CANDIDATES: readonly DuplicateFact[] = [
  { type: 'draw', rack: 'MATKAID' },
  { type: 'draw', rack: 'AEIOUYK' },
  { type: 'move' },
  { type: 'answer', participant: 1, placement: { at: 'H8', word: 'MATKA' } },
  { type: 'answer', participant: 2, placement: { at: 'H8', word: 'TAK' } },
  { type: 'answer', participant: 2 },
  { type: 'answer', participant: 3, points: 5 },
  { type: 'judged', words: [{ word: 'MATKA', valid: false }], by: 'referee' },
  { type: 'judged', words: [{ word: 'MATKA', valid: true }], by: 'referee' },
  { type: 'master', placement: { at: 'H8', word: 'MATKA' } },
  { type: 'master', placement: { at: 'H8', word: 'TAK' } },
  { type: 'no-move' },
  { type: 'pause' },
  { type: 'resume' },
  { type: 'left', participant: 1 },
  { type: 'warning', participant: 1, confirmed: { by: 'referee' } },
  { type: 'warning', participant: 1, confirmed: { by: 'players', yes: 1, of: 8 } },
  { type: 'penalty', participant: 2, points: -5, reason: 'late' },
  { type: 'objection', move: 1, word: 'MATKA', valid: true },
  { type: 'ended', why: 'referee' },
  { type: 'reveal', seed: '00'.repeat(32) },
];

function count(game: DuplicateGame, depth: number): number {
  if (depth === 0) return 1;
  let sum = 0;
  for (const fact of CANDIDATES) {
    const next = append(game, { at: 0, fact });
    if (next.ok) sum += count(next.value, depth - 1);
  }
  return sum;
}

/**
 * How many sequences of legal facts there are, by depth. The first numbers are counted by hand: from the start, where
 * no rack is known yet, a draw, the clock, three answers, two verdicts, no move, a pause, leaving, a warning, a penalty
 * and the end; the machine may lay either word at once. A change of any rule of play shows here; change a number only
 * with the reason for it.
 */
describe('perft: legal fact sequences', () => {
  const PERFT: Readonly<Record<string, readonly number[]>> = {
    'slovak-duplicate': [13, 134, 1_243, 10_923],
    'club-duplicate': [13, 134, 1_243, 10_923],
    'french-style': [15, 174, 1_776, 16_776],
  };

  test.each(DUPLICATE_PRESETS.map(({ id }) => id))('%s', (id) => {
    const rules = { ...duplicatePresetById(id)!, language: 'sk' as const };
    expect(PERFT[id]!.map((_, depth) => count(played(startOf(2, rules)), depth + 1))).toEqual(PERFT[id]);
  });
});
