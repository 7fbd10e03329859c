import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { judgeLater } from '../../../../src/app/judge/judgeLater.ts';
import type { Judgement, WordJudge } from '../../../../src/app/shell/ports.ts';

const LIST = { name: 'OSPS' } as Judgement['list'];
const here: WordJudge = {
  list: () => LIST,
  progress: () => 40,
  judge: async () => null,
};

test('no list answers before the judge is here, and a question asked before waits for it', async () => {
  const coming = signal<WordJudge | null>(null);
  const judge = judgeLater(coming);
  expect([judge.list('pl'), judge.progress('pl')]).toEqual([null, null]);
  const asked: unknown[] = [];
  const answer = judge.judge(['kot'], 'pl');
  coming.value = {
    ...here,
    judge: async (...question) => {
      asked.push(question);
      return null;
    },
  };
  await answer;
  expect(asked).toEqual([[['kot'], 'pl']]);
  expect([judge.list('pl'), judge.progress('pl')]).toEqual([LIST, 40]);
});
