import { effect, type ReadonlySignal } from '@preact/signals';
import type { WordJudge } from '../shell/ports.ts';

const PATIENCE = 10_000;

/** The judge while its code and the word lists' may still be on their way: until then no list can answer. */
export function judgeLater(judge: ReadonlySignal<WordJudge | null>): WordJudge {
  const arrived = new Promise<WordJudge>((resolve) => {
    effect(() => {
      if (judge.value) resolve(judge.value);
    });
  });
  return {
    list: (language) => judge.value?.list(language) ?? null,
    progress: (language) => judge.value?.progress(language) ?? null,
    async judge(words, language) {
      // A challenge right after a reload waits for the lists' code rather than call the referee.
      const here = await Promise.race([arrived, patience()]);
      return here?.judge(words, language) ?? null;
    },
  };
}

const patience = (): Promise<null> => new Promise((resolve) => setTimeout(resolve, PATIENCE, null));
