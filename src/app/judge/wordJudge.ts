import { computed, effect, type ReadonlySignal } from '@preact/signals';
import type { WantedLexicon } from '../../domain/rules/wantedLexicon.ts';
import type { TileLanguage } from '../../domain/tiles/language.ts';
import { chooseList } from '../lists/listChoice.ts';
import type { Lists } from '../lists/lists.ts';
import type { ListId, WordList } from '../lists/wordList.ts';
import type { WordJudge } from '../shell/ports.ts';

export type ListChoice = Readonly<Partial<Record<TileLanguage, ListId>>>;

/** What decides which list answers. */
export type JudgePorts = {
  readonly lists: Pick<Lists, 'lists' | 'statuses' | 'load' | 'judge'>;
  /** The user's choice by language. */
  readonly choice: ReadonlySignal<ListChoice>;
  /** The game on the table: it stays on the list it was begun with. */
  readonly game: ReadonlySignal<{
    readonly language: TileLanguage;
    readonly list: ListId | null;
    readonly wanted: WantedLexicon | null;
  } | null>;
  /** Languages that will be asked for: their lists are made ready. */
  readonly wanted: ReadonlySignal<readonly TileLanguage[]>;
};

/** The judge as the screens know it: one list answers for a language, and only if it really can. */
export function createWordJudge(ports: JudgePorts): WordJudge {
  const gameOf = (language: TileLanguage) =>
    ports.game.value?.language === language ? ports.game.value : null;
  const chosen = (language: TileLanguage): WordList | null => {
    const here = gameOf(language);
    return chooseList(ports.lists.lists.value, {
      language,
      picked: here?.list ?? null,
      wanted: here?.wanted ?? null,
      usual: ports.choice.value[language] ?? null,
    });
  };

  const wantedIds = computed(() => ports.wanted.value.flatMap((language) => chosen(language)?.id ?? []));
  effect(() => {
    for (const id of wantedIds.value) void ports.lists.load(id);
  });

  const ready = (language: TileLanguage): WordList | null => {
    const list = chosen(language);
    const status = list && ports.lists.statuses.value.get(list.id);
    return status?.kind === 'ready' ? list : null;
  };

  return {
    list: ready,
    progress(language) {
      const list = chosen(language);
      const status = list && ports.lists.statuses.value.get(list.id);
      if (status?.kind !== 'downloading') return null;
      return Math.floor((100 * status.done) / Math.max(1, status.of));
    },
    async judge(words, language) {
      const list = chosen(language);
      if (!list || !(await ports.lists.load(list.id))) return null;
      return ports.lists.judge(words, list.id, gameOf(language)?.wanted ?? null);
    },
  };
}
