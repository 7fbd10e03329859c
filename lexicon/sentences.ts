import type { Doubt } from '../src/lexicon/doubts.ts';
import type { BuildFailure, LexiconFailure } from '../src/lexicon/failure.ts';
import type { FileFailure } from '../src/lexicon/reading/failure.ts';
import type { ForeignKind } from '../src/lexicon/reading/fileKind.ts';

const KINDS: Readonly<Record<ForeignKind, string>> = {
  pdf: 'a PDF',
  '7z': 'a 7z archive',
  rar: 'a RAR archive',
  tar: 'a TAR archive',
  office: 'an office document',
  rtf: 'an RTF document',
  html: 'a web page',
  image: 'a picture or a film',
  'packed-otherwise': 'an archive that is not read here',
  'program-data': 'neither text nor a list of a known program',
};

/** Why no list came of a file, in one sentence. */
export function whyNoList(from: string, failure: FileFailure | LexiconFailure | BuildFailure): string {
  switch (failure.why) {
    case 'other-kind':
      return `${from} is ${KINDS[failure.kind]}: give the words as plain text, one a line.`;
    case 'packed-empty':
      return `There is no file in ${from}.`;
    case 'packed-several':
      return `There are several files in ${from}${failure.names.length > 0 ? ` (${failure.names.join(', ')})` : ''}: unpack it and give the one with the words.`;
    case 'packed-locked':
      return `${from} has a password: unpack it and give the text.`;
    case 'packed-damaged':
      return `${from} is damaged or incomplete.`;
    case 'packed-too-large':
      return `Unpacked, ${from} would have more than ${failure.most} bytes: that is no word list.`;
    case 'cannot-unpack':
      return `The compression of ${from} cannot be undone here: unpack it and give the text.`;
    case 'graph-damaged':
      return `${from} is no list of Quackle or Woogles, or it is damaged.`;
    case 'too-many-words':
      return `${from} has more than ${failure.expected} words.`;
    case 'text-too-long':
      return `The ${failure.field} is too long: at most ${failure.expected} bytes, not ${failure.got}.`;
    default:
      return `${from} cannot be used: ${JSON.stringify(failure)}`;
  }
}

/** Why a list that was built is probably not what it is called. */
export function doubtSentence(doubt: Doubt): string {
  switch (doubt.why) {
    case 'mostly-left-out':
      return `More lines were left out (${doubt.leftOut}) than taken (${doubt.taken}).`;
    case 'very-small':
      return `It has only ${doubt.words} words; lists for the game have at least ${doubt.least}.`;
    case 'other-language':
      return `Its letters look like ${doubt.looksLike}.`;
    case 'doubted-before':
      return 'Whoever made the file added the list in spite of a warning.';
  }
}
