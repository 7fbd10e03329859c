import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { lexiconTitle } from '../../domain/rules/wantedLexicon.ts';
import { MOST_CHALLENGED } from '../../domain/table/challenge.ts';
import type { TileLanguage } from '../../domain/tiles/language.ts';
import { capitals, TILE_SETS } from '../../domain/tiles/tileSet.ts';
import type { Millis } from '../../domain/units.ts';
import type { Judgement, WordJudge } from '../shell/ports.ts';
import {
  addLetter,
  eraseLetter,
  NO_WORDS,
  namedWords,
  nextWord,
  removeWord,
  type TypedWords,
} from '../table/typedWords.ts';
import type { JudgeLog } from './judgeLog.ts';

export const SHOWN_FOR: Millis = 10_000;

type JudgingStep =
  | { readonly kind: 'typing' }
  /** The words are fixed; the opponent reads them and presses. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'no-list' }
  | { readonly kind: 'verdict'; readonly judgement: Judgement; readonly until: Millis };

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
  const typed = signal(NO_WORDS);
  const words = computed(() => typed.value.words);
  const step = signal<JudgingStep>({ kind: 'typing' });
  const asked = computed(() => [...new Set(namedWords(typed.value))]);
  /** Only what is still being typed changes. */
  const change = (changed: (now: TypedWords) => TypedWords) => {
    if (step.value.kind === 'typing') typed.value = changed(typed.value);
  };
  const clear = () => {
    typed.value = NO_WORDS;
    step.value = { kind: 'typing' };
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
      if (TILE_SETS[language.value].alphabet.includes(capital)) change((now) => addLetter(now, capital));
    },
    erase: () => change(eraseLetter),
    nextWord: () => change(nextWord),
    dropWord: (index) => change((now) => removeWord(now, index)),
    ready() {
      if (step.value.kind === 'typing' && asked.value.length > 0) step.value = { kind: 'ready' };
    },
    edit() {
      if (step.value.kind === 'ready') step.value = { kind: 'typing' };
    },
    async ask() {
      if (step.value.kind !== 'ready') return;
      step.value = { kind: 'asking' };
      const chosen = language.value;
      const list = asked.value;
      const judgement = await ports.judge.judge(list, chosen).catch(() => null);
      if (!judgement) {
        step.value = { kind: 'no-list' };
        return;
      }
      const at = ports.now();
      const { verdict, list: lexicon } = judgement;
      ports.log.add({
        at,
        language: chosen,
        words: list,
        verdict,
        list: lexiconTitle(lexicon),
      });
      step.value = { kind: 'verdict', judgement, until: at + SHOWN_FOR };
    },
    clear,
  };
}
