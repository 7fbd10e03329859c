import { describe, expect, test } from 'vitest';
import type { JudgedWord, Judgement, WordJudge } from '../../../../src/app/shell/ports.ts';
import { loadSettings } from '../../../../src/app/shell/settings.ts';
import {
  askTheList,
  deliverVerdict,
  judgesEachWord,
  refereeVerdict,
} from '../../../../src/app/table/challenge.ts';
import type { TypedMove } from '../../../../src/app/table/typedMove.ts';
import { playGoesOn } from '../../../../src/domain/table/challenge.ts';
import type { Fact, Verdict } from '../../../../src/domain/table/fact.ts';
import type { OpenChallenge } from '../../../../src/domain/table/state.ts';
import { begin, challenge, stop } from '../../domain/table/script.ts';
import { memoryPreferences, memorySession } from '../memoryPreferences.ts';

const list = { id: 'pl-1', name: 'Tiny', edition: '1', words: 3, official: false, doubted: false };

/** A list that knows its own words and says `unknown` about whatever has a Q in it. */
function tinyJudge(...known: string[]): WordJudge {
  const judged = (word: string): JudgedWord => {
    if (known.includes(word)) return { word, verdict: 'valid', why: { kind: 'in-list' } };
    return { word, verdict: word.includes('Q') ? 'unknown' : 'invalid', why: { kind: 'not-in-list' } };
  };
  return {
    list: () => list,
    progress: () => null,
    async judge(words): Promise<Judgement> {
      const answers = words.map(judged);
      const has = (verdict: JudgedWord['verdict']) => answers.some((given) => given.verdict === verdict);
      return {
        verdict: has('invalid') ? 'invalid' : has('unknown') ? 'unknown' : 'valid',
        words: answers,
        list,
      };
    },
  };
}

describe('asking the list', () => {
  test('gives one verdict for the play, with each word and the edition, that the log accepts', async () => {
    const judge = tinyJudge('DOM', 'KLAS');
    for (const [words, valid] of [
      [['DOM', 'KLAS'], true],
      [['KLAS', 'XYZ'], false],
    ] as const) {
      const answer = await askTheList(judge, words, 'pl');
      if (answer.kind !== 'verdict') throw new Error(answer.kind);
      expect(answer.fact).toMatchObject({ source: 'lexicon', lexicon: { name: 'Tiny', edition: '1' } });
      const script = begin('three-games').given(stop(0), challenge(1, ...words), answer.fact);
      expect(script.state.phase).toMatchObject({ name: 'judged', valid });
      expect(script.state.challenges[0]?.words.map((word) => word.valid)).toEqual([true, valid]);
    }
  });

  test('where the list does not know, the referee decides', async () => {
    expect(await askTheList(tinyJudge('DOM'), ['DOM', 'QQ'], 'pl')).toMatchObject({ kind: 'unknown' });
  });

  test('no list, or one that cannot be read, is for the referee too', async () => {
    expect(
      await askTheList({ list: () => null, progress: () => null, judge: async () => null }, ['DOM'], 'pl'),
    ).toEqual({
      kind: 'no-list',
    });
    const broken = {
      list: () => list,
      progress: () => null,
      judge: () => Promise.reject(new Error('damaged')),
    };
    expect(await askTheList(broken, ['DOM'], 'pl')).toEqual({ kind: 'no-list' });
  });
});

describe('the referee', () => {
  test('names the words that fail, or the play fails as a whole', () => {
    expect(refereeVerdict(['A', 'B'], false, ['B'], '').words).toEqual([
      { word: 'A', valid: true },
      { word: 'B', valid: false },
    ]);
    expect(refereeVerdict(['A', 'B'], false, [], '').words.map(({ valid }) => valid)).toEqual([false, false]);
    expect(refereeVerdict(['A', 'B'], true, ['B'], '').words.map(({ valid }) => valid)).toEqual([true, true]);
  });

  test('a referee who blames no word in particular says nothing of each', () => {
    const judged = (words: readonly string[], failed: readonly string[]) =>
      judgesEachWord(refereeVerdict(words, false, failed, ''));
    expect(judged(['A', 'B'], [])).toBe(false);
    expect(judged(['A', 'B'], ['B'])).toBe(true);
    expect(judged(['A'], [])).toBe(true);
    expect(
      judgesEachWord({
        source: 'lexicon',
        words: [
          { word: 'A', valid: false },
          { word: 'B', valid: false },
        ],
      }),
    ).toBe(true);
  });

  test('overrules the list, with a reason in the log', () => {
    const script = begin('english-school').given(stop(0), challenge(1, 'ZAX'));
    script.given({ type: 'verdict', source: 'lexicon', words: [{ word: 'ZAX', valid: true }] });
    expect(script.state.scores).toEqual([0, -3]);
    script.given(refereeVerdict(['ZAX'], false, [], 'printed dictionary'));
    expect(script.state.phase).toMatchObject({ name: 'judged', valid: false });
    expect(script.state.scores).toEqual([0, 0]);
    expect(script.game.facts.at(-1)).toMatchObject({ reason: 'printed dictionary' });
  });
});

describe('when a verdict becomes a fact', () => {
  const asked = (returnTo: OpenChallenge['returnTo']): OpenChallenge => ({
    by: 1,
    words: ['DOM'],
    announced: null,
    placement: null,
    returnTo,
  });
  const answer = (valid: boolean): Verdict => ({
    type: 'verdict',
    source: 'lexicon',
    words: [{ word: 'DOM', valid }],
  });
  const settling = asked({ name: 'settling', seat: 0 });
  const recorded = asked({ name: 'thinking', seat: 1 });
  const ending = asked({ name: 'accepting', seat: 0 });

  /** A table that notes what is asked of it. */
  const hands = async (sound: boolean) => {
    const facts: Fact[] = [];
    const typed: Partial<TypedMove>[] = [];
    const beeps: string[] = [];
    const settings = await loadSettings(memoryPreferences({ settings: { sound } }), memorySession());
    const record = (fact: Fact) => {
      facts.push(fact);
      return null;
    };
    const change = (changes: Partial<TypedMove>) => void typed.push(changes);
    const beep = (kind: string) => void beeps.push(kind);
    return { facts, typed, beeps, settings, table: { record }, typedMove: { change }, device: { beep } };
  };

  test.each([
    ['a move not recorded yet that stands', settling, true, false],
    ['a move not recorded yet that fails', settling, false, false],
    ['a recorded move that stands: play goes on', recorded, true, true],
    ['a recorded move that fails', recorded, false, false],
    ['the last move, which stands', ending, true, true],
    ['the last move, which fails', ending, false, false],
  ])('%s', async (_, challenge, valid, waits) => {
    expect(playGoesOn(challenge, answer(valid).words)).toBe(waits);
    const given = await hands(true);
    expect(deliverVerdict(given, answer(valid), challenge)).toBeNull();
    expect(given.facts).toEqual(waits ? [] : [answer(valid)]);
    expect(given.typed).toEqual([{ verdict: waits ? answer(valid) : null }]);
    expect(given.beeps).toEqual([valid ? 'valid' : 'invalid']);
  });

  test('a refusal comes back to the finger that asked, and a silent phone stays silent', async () => {
    const given = await hands(false);
    const table = { record: () => ({ why: 'game-over' }) as const };
    expect(deliverVerdict({ ...given, table }, answer(false), settling)).toEqual({ why: 'game-over' });
    expect(given.beeps).toEqual([]);
  });
});
