import { expect, test } from 'vitest';
import { historyOf } from '../../../../src/domain/tournament/history.ts';
import { slotOfSlip } from '../../../../src/domain/tournament/state.ts';
import { Hall, score } from './hall.ts';

test('the history knows what a correction and a removal replaced, and who sat there then', () => {
  const slot = { round: 1, table: 1, game: 1 };
  const hall = new Hall()
    .players(4)
    .pair(1, [1, 2], [3, 4])
    .result(1, 1, 300, 266)
    .add(
      {
        type: 'corrected',
        ...slot,
        ...score(301, 266),
        source: { kind: 'manual' },
        answered: [],
        reason: 'źle wpisane',
      },
      { type: 'removed', ...slot, reason: 'nie ta partia' },
    )
    .pair(1, [1, 4], [3, 2]);
  const rows = historyOf(hall.entries).filter(({ players }) => players.length > 0);
  expect(rows.map(({ fact, players, was }) => [fact.type, players, was?.scores ?? null])).toEqual([
    ['result', [1, 2], null],
    ['corrected', [1, 2], [300, 266]],
    ['removed', [1, 2], [301, 266]],
  ]);
});

test('a slip is found again at the place of its result', () => {
  const source = { kind: 'slip', slip: 'abc', game: 'g', version: 1, device: 'd' } as const;
  const hall = new Hall()
    .players(4)
    .pair(1, [1, 2], [3, 4])
    .add({ type: 'result', round: 1, table: 2, game: 1, ...score(300, 266), source, answered: [] });
  expect(slotOfSlip(hall.tournament, 'abc')).toEqual({ round: 1, table: 2, game: 1 });
  expect(slotOfSlip(hall.tournament, 'abd')).toBeNull();
});
