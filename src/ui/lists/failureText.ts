import type { ListFailure } from '../../app/lists/listStatus.ts';
import type { ListsMessages } from '../../i18n/lists.ts';

/** What happened and the one thing to do about it. */
export function failureText(failure: ListFailure, { failures }: ListsMessages): string {
  switch (failure.why) {
    case 'no-answer':
      return failures['no-answer'](failure.status);
    case 'wrong-length':
      return failures['wrong-length'](failure.expected, failure.got);
    case 'too-many-words':
      return failures['too-many-words'](failure.expected);
    default:
      return failures[failure.why];
  }
}
