import { describe, expect, test } from 'vitest';
import { marksOf } from '../../../../src/app/table/marks.ts';
import { renamed, sidesSwapped } from '../../../../src/app/table/seating.ts';
import { roundsOf } from '../../../../src/app/table/sheet.ts';
import { createTable } from '../../../../src/app/table/table.ts';
import type { GameFact } from '../../../../src/domain/table/fact.ts';
import { current, replay } from '../../../../src/domain/table/game.ts';
import { lowerSeat } from '../../../../src/domain/table/state.ts';
import { slipPayload } from '../../../../src/share/slip/payload.ts';
import { begin, pass, play, stop } from '../../domain/table/script.ts';
import { finishedGame } from '../../share/finishedGames.ts';
import { phone } from '../games/phone.ts';

const amend = (target: number, fact: GameFact) => ({ type: 'amend', target, fact }) as const;
const retract = (target: number) => ({ type: 'retract', target }) as const;

describe('a correction leaves a mark', () => {
  test('with what stood there before, on its line and in the list', () => {
    const script = begin('pfs').given(play(0, 24), play(1, 10));
    script.given(amend(1, play(0, 40)), amend(1, play(0, 42)));
    expect(marksOf(script.game)).toEqual([
      { kind: 'corrected', index: 1, was: play(0, 24), is: play(0, 42) },
    ]);
    const [line] = roundsOf(script.game)[0]?.cells[0] ?? [];
    expect(line).toMatchObject({ kind: 'turn', was: play(0, 24), sum: 42 });
  });

  test('a turn that was taken back is told; a stop, a redo and a correction taken back are not', () => {
    const script = begin('pfs').given(play(0, 24), stop(1), retract(2), pass(1), retract(4));
    expect(marksOf(script.game)).toEqual([{ kind: 'undone', index: 4, was: pass(1) }]);
    script.given(retract(5));
    expect(marksOf(script.game)).toEqual([]);
    script.given(amend(1, play(0, 30)), retract(7));
    expect(marksOf(script.game)).toEqual([]);
  });

  test('a place on the board that was added later is no correction', () => {
    const word = (more: object): GameFact => ({ type: 'play', seat: 0, points: 12, ...more });
    const script = begin('pfs').given(word({ words: ['KOT'] }));
    script.given(amend(1, word({ placement: { at: 'H8', word: 'KOT' } })));
    expect(marksOf(script.game)).toEqual([]);
  });

  test('the referee’s time-out is marked as the referee’s', () => {
    const script = begin('pfs').given({ type: 'timeout', seat: 0, by: 'referee' });
    expect(marksOf(script.game)).toMatchObject([{ kind: 'referee', is: { seat: 0 } }]);
  });
});

describe('who sits where', () => {
  test('a name is put right at any time, and that is told', () => {
    const script = begin('pfs').given(play(0, 24));
    const start = renamed(script.state.start, 1, 'Marek Zieliński');
    script.given(amend(0, start), pass(1));
    expect(script.state.players.map(({ name }) => name)).toEqual(['Anna', 'Marek Zieliński']);
    expect(marksOf(script.game)).toMatchObject([{ kind: 'corrected', index: 0 }]);
  });

  test('two players change their halves of the phone, and back; nothing else changes and nothing is told', () => {
    const script = begin('pfs').given(play(0, 24));
    script.given(amend(0, sidesSwapped(script.state.start)));
    expect(lowerSeat(script.state.start)).toBe(1);
    expect(script.state.phase).toEqual({ name: 'thinking', seat: 1 });
    expect(marksOf(script.game)).toEqual([]);
    script.given(amend(0, sidesSwapped(script.state.start)));
    expect(lowerSeat(script.state.start)).toBe(0);
  });
});

test('a game from the archive is corrected, signed again, and its slip is the next version', async () => {
  const disk = phone();
  const archived = finishedGame(3, 20);
  await (await disk.open()).add(archived);
  const store = disk.openStore();
  const library = await disk.open(store);
  const last = archived.entries.at(-1)?.at ?? 0;
  const time = { now: () => last + 1_000 } as never;
  const table = createTable({
    store,
    time,
    newId: () => 'new',
    changed: () => undefined,
    timeOutUndone: () => 'taken back',
  });
  table.open((await library.read(archived.id))!);
  const row = table.game.value.facts.findIndex((fact) => fact?.type === 'play');
  const was = table.game.value.facts[row];
  if (was?.type !== 'play') throw new Error('no play');
  expect(table.amend({ target: row, fact: { ...was, points: was.points + 2 } })).toBeNull();
  for (const seat of [0, 1]) expect(table.record({ type: 'confirm', seat })).toBeNull();
  await table.heal();
  const kept = await (await disk.open()).read(archived.id);
  expect(current(replay(kept?.entries ?? []).log)?.phase.name).toBe('confirmed');
  expect(slipPayload(archived.id, kept?.entries ?? [])?.version).toBe(2);
});
