import { expect } from 'vitest';
import type { DuplicateFact, DuplicateStart } from '../../../../src/domain/duplicate/fact.ts';
import { append, current, type DuplicateGame, replay } from '../../../../src/domain/duplicate/game.ts';
import type { DuplicateState } from '../../../../src/domain/duplicate/state.ts';
import type { Correction } from '../../../../src/domain/log/entry.ts';
import { EMPTY_LOG } from '../../../../src/domain/log/log.ts';
import type { DuplicateRules } from '../../../../src/domain/rules/duplicateRules.ts';
import { SLOVAK_DUPLICATE } from '../../../../src/domain/rules/presets/slovakDuplicate.ts';

export type Row = DuplicateFact | Correction<DuplicateFact>;

export function startOf(count: number, rules: DuplicateRules = SLOVAK_DUPLICATE): DuplicateStart {
  const participants = Array.from({ length: count }, (_, i) => ({ number: i + 1, name: `P${i + 1}` }));
  return { type: 'start', rules, participants };
}

/** Facts one after another, all at the same moment, none of them refused. */
export function played(...rows: readonly Row[]): DuplicateGame {
  const { log, refused } = replay(rows.map((fact) => ({ at: 0, fact })));
  expect(refused).toEqual([]);
  return log;
}

export function stateAfter(...rows: readonly Row[]): DuplicateState {
  return current(played(...rows))!;
}

/** Why the last fact is refused. */
export function refusalOf(...rows: readonly Row[]): string | null {
  const game = played(...rows.slice(0, -1));
  const result = append(game.entries.length > 0 ? game : EMPTY_LOG, { at: 0, fact: rows.at(-1)! });
  return result.ok ? null : result.error.why;
}

export const points = (participant: number, worth: number): DuplicateFact => ({
  type: 'answer',
  participant,
  points: worth,
});
