import type { ReadonlySignal } from '@preact/signals';
import type { WantedLexicon } from '../../domain/rules/wantedLexicon.ts';
import type { TileLanguage } from '../../domain/tiles/language.ts';
import type { SettingsModel } from '../shell/settings.ts';
import { chooseList } from './listChoice.ts';
import type { Lists } from './lists.ts';
import type { ListId, WordList } from './wordList.ts';

/** The list that a game about to begin will be judged by; null while nothing is known of any list. */
export function listForGame(
  {
    lists,
    settings,
  }: {
    readonly lists: ReadonlySignal<Lists | null>;
    readonly settings: SettingsModel;
  },
  game: {
    readonly language: TileLanguage;
    readonly picked: ListId | null;
    readonly wanted: WantedLexicon | null;
  },
): WordList | null {
  const usual = settings.value.value.lists[game.language] ?? null;
  return chooseList(lists.value?.lists.value ?? [], { ...game, usual });
}
