import { FEWEST_WORDS } from '../../lexicon/doubts.ts';
import type { ListHeader } from '../../lexicon/file.ts';

/** Language and the first twelve digits of the file's SHA-256: a game that keeps it stays on exactly that list. */
export type ListId = string;

export type WordList = {
  readonly id: ListId;
  /** `shipped` comes with this version of the app, `earlier` came with an older one, `own` was added by a person. */
  readonly origin: 'shipped' | 'earlier' | 'own';
  readonly language: string;
  readonly name: string;
  readonly edition: string;
  readonly words: number;
  readonly bytes: number;
  readonly official: boolean;
  readonly authoritative: boolean;
  /** Probably not what its name says: it judges only where somebody chose it by hand. */
  readonly doubted: boolean;
  /** Of its words, ten hexadecimal digits; empty while it is not known. */
  readonly fingerprint: string;
};

/** How far its word goes. A list that is probably something else is no official one, whatever its file says. */
export function standingOf({ doubted, official }: Pick<WordList, 'doubted' | 'official'>) {
  if (doubted) return 'doubted';
  return official ? 'official' : 'unofficial';
}

/** A shipped list as the build announces it. */
export type ShippedList = Omit<WordList, 'origin'> & {
  readonly url: string;
  readonly sha256: string;
  readonly tier: SecondTier | null;
};

/** The words of a list that the official one probably lacks: a file of their own, fetched with the list. */
export type SecondTier = { readonly url: string; readonly sha256: string; readonly bytes: number };

export const listId = (language: string, sha256: string): ListId => `${language}-${sha256.slice(0, 12)}`;

export function wordListOf(
  header: ListHeader,
  origin: WordList['origin'],
  bytes: number,
  sha256: string,
): WordList {
  const { language, name, edition, words, official, authoritative, fingerprint } = header;
  // Lists that an earlier version of the app took without a question have no mark.
  const doubted = header.doubted || (origin === 'own' && words < FEWEST_WORDS);
  return {
    id: listId(language, sha256),
    origin,
    language,
    name,
    edition,
    words,
    bytes,
    official,
    authoritative,
    doubted,
    fingerprint,
  };
}
