import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { MOST_CHALLENGED } from '../../domain/table/challenge.ts';
import type { TileLanguage } from '../../domain/tiles/language.ts';
import { capitals, TILE_SETS } from '../../domain/tiles/tileSet.ts';
import type { Millis } from '../../domain/units.ts';
import type { Judgement, WordJudge } from '../shell/ports.ts';
import type { JudgeLog } from './judgeLog.ts';

export const LONGEST_WORD = 15;
export const SHOWN_FOR: Millis = 10_000;

export type JudgingStep =
  | { readonly name: 'typing' }
  /** The words are fixed; the opponent reads them and presses. */
  | { readonly name: 'ready' }
  | { readonly name: 'asking' }
  | { readonly name: 'no-list' }
  | { readonly name: 'verdict'; readonly judgement: Judgement; readonly until: Millis };

/** The referee's table: words typed by one, asked by the other, one answer for the play, and then nothing is left of it. */
export type Judging = {
  readonly language: ReadonlySignal<TileLanguage>;
  /** The last one is being typed. */
  readonly words: ReadonlySignal<readonly string[]>;
  readonly step: ReadonlySignal<JudgingStep>;
  readonly canAddWord: ReadonlySignal<boolean>;
  /** Words without the empty one at the end, each once. */
  readonly asked: ReadonlySignal<readonly string[]>;
  readonly choose: (language: TileLanguage) => void;
  readonly type: (letter: string) => void;
  readonly erase: () => void;
  readonly nextWord: () => void;
  readonly dropWord: (index: number) => void;
  readonly ready: () => void;
  readonly edit: () => void;
  readonly ask: () => Promise<void>;
  readonly clear: () => void;
};

export function createJudging(ports: {
  readonly judge: Pick<WordJudge, 'judge'>;
  readonly log: JudgeLog;
  readonly now: () => Millis;
  readonly language: TileLanguage;
}): Judging {
  const language = signal(ports.language);
  const words = signal<readonly string[]>(['']);
  const step = signal<JudgingStep>({ name: 'typing' });
  const asked = computed(() => [...new Set(words.value)].filter((word) => word !== ''));
  const last = () => words.value.at(-1) ?? '';
  const replaceLast = (word: string) => {
    words.value = [...words.value.slice(0, -1), word];
  };
  const typing = () => step.value.name === 'typing';
  const clear = () => {
    words.value = [''];
    step.value = { name: 'typing' };
  };

  return {
    language,
    words,
    step,
    asked,
    canAddWord: computed(() => words.value.length < MOST_CHALLENGED && words.value.at(-1) !== ''),
    choose(chosen) {
      language.value = chosen;
      clear();
    },
    type(letter) {
      const capital = capitals(letter);
      if (!typing() || !TILE_SETS[language.value].alphabet.includes(capital)) return;
      if (last().length < LONGEST_WORD) replaceLast(last() + capital);
    },
    erase() {
      if (!typing()) return;
      if (last() !== '') replaceLast(last().slice(0, -1));
      else if (words.value.length > 1) words.value = words.value.slice(0, -1);
    },
    nextWord() {
      if (typing() && words.value.length < MOST_CHALLENGED && last() !== '')
        words.value = [...words.value, ''];
    },
    dropWord(index) {
      if (!typing()) return;
      const left = words.value.filter((_, i) => i !== index);
      words.value = left.length === 0 ? [''] : left;
    },
    ready() {
      if (typing() && asked.value.length > 0) step.value = { name: 'ready' };
    },
    edit() {
      if (step.value.name === 'ready') step.value = { name: 'typing' };
    },
    async ask() {
      if (step.value.name !== 'ready') return;
      step.value = { name: 'asking' };
      const chosen = language.value;
      const list = asked.value;
      const judgement = await ports.judge.judge(list, chosen).catch(() => null);
      if (!judgement) {
        step.value = { name: 'no-list' };
        return;
      }
      const at = ports.now();
      const { verdict, list: lexicon } = judgement;
      ports.log.add({
        at,
        language: chosen,
        words: list,
        verdict,
        list: [lexicon.name, lexicon.edition].filter(Boolean).join(' '),
      });
      step.value = { name: 'verdict', judgement, until: at + SHOWN_FOR };
    },
    clear,
  };
}
