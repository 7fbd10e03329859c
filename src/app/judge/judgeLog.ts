import { type ReadonlySignal, signal } from '@preact/signals';
import type { TileLanguage } from '../../domain/tiles/language.ts';
import type { Millis } from '../../domain/units.ts';
import type { Judgement, Preferences } from '../shell/ports.ts';

/** One play judged at the referee's table. Which of the words failed is not kept. */
export type JudgeEntry = {
  readonly at: Millis;
  readonly language: TileLanguage;
  readonly words: readonly string[];
  readonly verdict: Judgement['verdict'];
  readonly list: string;
};

export type JudgeLog = {
  /** Latest first. */
  readonly entries: ReadonlySignal<readonly JudgeEntry[]>;
  /** Nothing waits for what was stored; it joins the entries when it comes. */
  readonly read: Promise<void>;
  readonly add: (entry: JudgeEntry) => void;
  readonly clear: () => void;
};

export const MOST_JUDGE_ENTRIES = 500;
const KEY = 'judge-log';

export function createJudgeLog(preferences: Preferences): JudgeLog {
  const entries = signal<readonly JudgeEntry[]>([]);
  let cleared = false;
  const stored = preferences.read<readonly JudgeEntry[]>(KEY).catch(() => undefined);
  return {
    entries,
    read: stored.then((before = []) => {
      if (!cleared) entries.value = [...entries.value, ...before].slice(0, MOST_JUDGE_ENTRIES);
    }),
    add(entry) {
      const added = (now: readonly JudgeEntry[] = []) => [entry, ...now].slice(0, MOST_JUDGE_ENTRIES);
      entries.value = added(entries.value);
      preferences.update(KEY, added).catch(() => undefined);
    },
    clear() {
      cleared = true;
      entries.value = [];
      preferences.write(KEY, []).catch(() => undefined);
    },
  };
}
