import { fitsLexicon, lexiconTitle, type WantedLexicon } from '../../domain/rules/wantedLexicon.ts';
import type { LexiconEdition } from '../../domain/table/fact.ts';
import type { ListId, WordList } from './wordList.ts';

/** Who has a say in which list judges; each may be silent. */
export type ListWish = {
  readonly language: string;
  /** The list of this very game: the players took it, or the game was begun with it. */
  readonly picked: ListId | null;
  /** What the tournament or the regulation names. */
  readonly wanted: WantedLexicon | null;
  /** The user's usual list for the language. */
  readonly usual: ListId | null;
};

/** The list that judges: this game's, else the one that is asked for, else the usual one, else the one that ships. */
export function chooseList(lists: readonly WordList[], wish: ListWish): WordList | null {
  const { wanted } = wish;
  const offered = listsOf(lists, wish.language);
  const fitting = wanted ? offered.filter((list) => fitsLexicon(wanted, list)) : [];
  // A list that is probably something else judges nobody who did not choose it.
  const trusted = fitting.filter(({ doubted }) => !doubted);
  return (
    lists.find(({ id, language }) => id === wish.picked && language === wish.language) ??
    fitting.find(({ id }) => id === wish.usual) ??
    newest(trusted) ??
    offered.find(({ id }) => id === wish.usual) ??
    offered.find(({ origin }) => origin === 'shipped') ??
    null
  );
}

/** The lists a new game may choose from. One that an update left behind is only for games that were begun with it. */
export function listsOf(lists: readonly WordList[], language: string): readonly WordList[] {
  return lists.filter((list) => list.language === language && list.origin !== 'earlier');
}

/** The list as a game's first fact keeps it; nothing where there is none. */
export function lexiconFact(list: WordList | null): { readonly lexicon?: LexiconEdition } {
  if (!list) return {};
  const { name, edition, id, origin, fingerprint } = list;
  // Shipped lists are the same on every phone: slips of games with them stay readable for phones of older versions.
  const told = origin === 'own' && fingerprint !== '' ? { fingerprint } : {};
  return { lexicon: { name, edition, id, ...told } };
}

/** Editions are numbers or years where they can be compared at all. */
function newest(lists: readonly WordList[]): WordList | undefined {
  return [...lists].sort((a, b) =>
    lexiconTitle(b).localeCompare(lexiconTitle(a), undefined, { numeric: true }),
  )[0];
}
