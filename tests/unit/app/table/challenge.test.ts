import { describe, expect, test } from 'vitest';
import type { Judgement, WordAnswer, WordJudge } from '../../../../src/app/shell/ports.ts';
import { askList, refereeVerdict } from '../../../../src/app/table/challenge.ts';
import { begin, challenge, stop } from '../../domain/table/script.ts';

const list = { id: 'pl-1', name: 'Tiny', edition: '1', words: 3, official: false };

/** A list that knows its own words and says `unknown` about whatever has a Q in it. */
function tinyJudge(...known: string[]): WordJudge {
  const answerTo = (word: string): WordAnswer =>
    word.includes('Q') ? 'unknown' : known.includes(word) ? 'valid' : 'invalid';
  return {
    list: () => list,
    progress: () => null,
    async judge(words): Promise<Judgement> {
      const answers = words.map((word) => ({ word, answer: answerTo(word) }));
      const has = (answer: WordAnswer) => answers.some((given) => given.answer === answer);
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
      const answer = await askList(judge, words, 'pl');
      if (answer.kind !== 'verdict') throw new Error(answer.kind);
      expect(answer.fact).toMatchObject({ source: 'lexicon', lexicon: { name: 'Tiny', edition: '1' } });
      const script = begin('three-games').given(stop(0), challenge(1, ...words), answer.fact);
      expect(script.state.phase).toMatchObject({ name: 'judged', valid });
      expect(script.state.challenges[0]?.words.map((word) => word.valid)).toEqual([true, valid]);
    }
  });

  test('where the list does not know, the referee decides', async () => {
    expect(await askList(tinyJudge('DOM'), ['DOM', 'QQ'], 'pl')).toMatchObject({ kind: 'unknown' });
  });

  test('no list, or one that cannot be read, is for the referee too', async () => {
    expect(
      await askList({ list: () => null, progress: () => null, judge: async () => null }, ['DOM'], 'pl'),
    ).toEqual({
      kind: 'no-list',
    });
    const broken = {
      list: () => list,
      progress: () => null,
      judge: () => Promise.reject(new Error('damaged')),
    };
    expect(await askList(broken, ['DOM'], 'pl')).toEqual({ kind: 'no-list' });
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
