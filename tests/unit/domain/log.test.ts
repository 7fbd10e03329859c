import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Entry } from '../../../src/domain/log/entry.ts';
import { createLog, EMPTY_LOG, type Log } from '../../../src/domain/log/log.ts';
import { redoTarget, undoTarget } from '../../../src/domain/log/undo.ts';
import { fail, ok } from '../../../src/domain/result.ts';

/** The smallest thing a log can be about: a purse that cannot be empty, and somebody who signs for it. */
type Fact =
  | { readonly type: 'open'; readonly coins: number }
  | { readonly type: 'put'; readonly coins: number }
  | { readonly type: 'take'; readonly coins: number }
  | { readonly type: 'sign' };
type Purse = { readonly coins: number; readonly signed: boolean };
type Reason = { readonly why: 'closed' } | { readonly why: 'too-few'; readonly has: number };

const { append, replay, asItStood, current } = createLog<Fact, Purse, Reason>({
  step(purse, fact) {
    if (fact.type === 'open') return ok({ coins: fact.coins, signed: false });
    if (!purse) return fail({ why: 'closed' });
    if (fact.type === 'sign') return ok({ ...purse, signed: true });
    const coins = purse.coins + (fact.type === 'put' ? fact.coins : -fact.coins);
    return coins < 0 ? fail({ why: 'too-few', has: purse.coins }) : ok({ ...purse, coins });
  },
  isStart: ({ type }) => type === 'open',
  isSignature: ({ type }) => type === 'sign',
  mayBecome: (was, is) => was.type === is.type,
});

const open = (coins: number): Fact => ({ type: 'open', coins });
const put = (coins: number): Fact => ({ type: 'put', coins });
const take = (coins: number): Fact => ({ type: 'take', coins });
const sign: Fact = { type: 'sign' };
const rows = (...facts: readonly Entry<Fact>['fact'][]): readonly Entry<Fact>[] =>
  facts.map((fact, i) => ({ at: i, fact }));
const state = (...facts: readonly Entry<Fact>['fact'][]) => current(replay(rows(...facts)).log);

describe('a log of any kind', () => {
  test('is refused by its own rules, with their reason', () => {
    expect(append(EMPTY_LOG, { at: 0, fact: put(1) })).toEqual(fail({ why: 'closed' }));
    expect(replay(rows(open(1), take(2), put(1))).refused).toEqual([
      { index: 1, refusal: { why: 'too-few', has: 1 } },
    ]);
  });

  test('takes back, brings back and puts right', () => {
    expect(state(open(5), take(2), { type: 'retract', target: 1 })?.coins).toBe(5);
    expect(
      state(open(5), take(2), { type: 'retract', target: 1 }, { type: 'retract', target: 2 })?.coins,
    ).toBe(3);
    expect(state(open(5), take(2), { type: 'amend', target: 1, fact: take(4) })?.coins).toBe(1);
  });

  test.each([
    ['a row that is not there', { type: 'retract', target: 9 }, { why: 'no-such-fact', target: 9 }],
    ['the start', { type: 'retract', target: 0 }, { why: 'cannot-retract-start' }],
    [
      'into another kind',
      { type: 'amend', target: 1, fact: sign },
      { why: 'other-kind', was: 'put', is: 'sign' },
    ],
    [
      'so that a later row breaks',
      { type: 'retract', target: 1 },
      { why: 'would-break', index: 2, refusal: { why: 'too-few', has: 1 } },
    ],
  ] as const)('does not correct %s', (_, correction, refusal) => {
    expect(replay(rows(open(1), put(3), take(4), correction)).refused).toEqual([{ index: 3, refusal }]);
  });

  test('a signature holds only for what was signed', () => {
    expect(state(open(5), take(1), sign)?.signed).toBe(true);
    expect(state(open(5), take(1), sign, { type: 'amend', target: 1, fact: take(2) })?.signed).toBe(false);
    expect(state(open(5), take(1), sign, sign, { type: 'retract', target: 3 })?.signed).toBe(true);
  });

  test('what was corrected later still reads as it stood', () => {
    const corrected = rows(open(5), take(2), { type: 'amend', target: 1, fact: take(4) });
    expect(asItStood(corrected).map((purse) => purse?.coins)).toEqual([5, 3, 1]);
    expect(replay(corrected).log.states.map((purse) => purse?.coins)).toEqual([5, 1, 1]);
  });
});

test('law: appending one by one is replaying the whole; undoing everything is the start; redoing is what was', () => {
  const fact = fc.oneof(fc.nat(9).map(put), fc.nat(9).map(take), fc.constant(sign));
  fc.assert(
    fc.property(fc.nat(9), fc.array(fact, { maxLength: 12 }), (coins, facts) => {
      let log: Log<Fact, Purse> = EMPTY_LOG;
      const add = (fact: Entry<Fact>['fact']) => {
        const next = append(log, { at: log.entries.length, fact });
        if (next.ok) log = next.value;
        return next.ok;
      };
      for (const one of [open(coins), ...facts]) add(one);
      expect(replay(log.entries)).toEqual({ log, refused: [] });
      const before = current(log);
      let undone = 0;
      for (let target = undoTarget(log.entries); target !== null; target = undoTarget(log.entries)) {
        if (!add({ type: 'retract', target })) return;
        undone += 1;
      }
      expect(current(log)).toEqual({ coins, signed: false });
      for (; undone > 0; undone -= 1) {
        const target = redoTarget(log.entries);
        expect(target).not.toBeNull();
        expect(add({ type: 'retract', target: target! })).toBe(true);
      }
      expect(current(log)?.coins).toBe(before?.coins);
    }),
  );
});
