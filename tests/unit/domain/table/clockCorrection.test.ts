import { describe, expect, test } from 'vitest';
import { leftAt } from '../../../../src/domain/clock/clock.ts';
import { clockSeats, moveTime, setClocks } from '../../../../src/domain/table/clockCorrection.ts';
import { resultOf } from '../../../../src/domain/table/finalScore.ts';
import { begin, rulesOf, Script, startOf, stop } from './script.ts';

const left = ({ state, now }: Script) =>
  clockSeats(state).map((seat) => leftAt(state.rules.clock, state.clock, seat, now));
/** Anna 91.4 s over time, Marek with 20:00.250 left, the game paused. */
function overtime(): Script {
  const rules = rulesOf('wespa');
  const takeover = { scores: [200, 300], left: [-91_400, 1_200_250] };
  return new Script(startOf(rules, { takeover })).given({ type: 'pause' });
}

describe('the referee sets the clocks', () => {
  test('only the clock that was touched changes: another keeps its overtime, and its milliseconds', () => {
    const script = overtime();
    const before = left(script);
    expect(before).toEqual([-92_400, 1_200_250]);
    const fact = setClocks(script.state, [null, 600_000], script.now, 'spóźnienie')!;
    expect(fact).toEqual({ type: 'clock', add: [0, -600_250], reason: 'spóźnienie' });
    expect(left(script.given(fact))).toEqual([-92_400, 600_000]);
  });

  test('a clock can be set below zero where overtime is paid for, and costs what it shows', () => {
    const script = overtime();
    const fact = setClocks(script.state, [-30_000, null], script.now, 'decyzja sędziego')!;
    expect(left(script.given(fact))).toEqual([-30_000, 1_200_250]);
    script.given({ type: 'resume' }, stop(0), { type: 'play', seat: 0, points: 5, out: true });
    const result = resultOf(script.given({ type: 'rack', seat: 1, letters: 'A' }).state)!;
    expect(result.columns[0]?.time).toBe(-10);
  });

  test('nothing touched, nothing to record', () => {
    const script = overtime();
    expect(setClocks(script.state, [null, null], script.now, 'x')).toBeNull();
    expect(setClocks(script.state, [null, 1_200_250], script.now, 'x')).toBeNull();
  });

  test('a running clock shows what was set at that moment', () => {
    const script = begin('pfs');
    const fact = setClocks(script.state, [300_000, null], script.now + 5_000, 'x')!;
    script.when(fact, script.now + 5_000);
    expect(left(script)).toEqual([300_000, 1_200_000]);
  });

  test('a shared clock is one; without a clock there is none', () => {
    const shared = begin('pfs', {}, { clock: { kind: 'shared', time: 60_000, settling: 'nobody' } });
    expect(setClocks(shared.state, [30_000], shared.now, 'x')?.add).toEqual([-30_000]);
    expect(clockSeats(begin('home').state)).toEqual([]);
  });
});

test('time that ran on the wrong clock goes from one to the other', () => {
  expect(moveTime(begin('pfs').state, 1, 0, 10_000, 'x').add).toEqual([10_000, -10_000]);
});
