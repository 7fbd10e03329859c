import type { ListFailure } from '../../app/lists/listStatus.ts';
import type { ListsMessages } from '../../i18n/lists.ts';

/** What happened and the one thing to do about it. */
export function failureText(failure: ListFailure, { failures, kinds }: ListsMessages): string {
  switch (failure.why) {
    case 'no-answer':
      return failures['no-answer'](failure.status);
    case 'wrong-length':
      return failures['wrong-length'](failure.expected, failure.got);
    case 'other-kind':
      return kinds[failure.kind];
    case 'packed-several':
      return failures['packed-several'](failure.names);
    case 'packed-too-large':
      return failures['packed-too-large'](failure.most);
    case 'no-words':
      return failures['no-words'](failure.lines);
    case 'too-many-words':
      return failures['too-many-words'](failure.expected);
    default:
      return failures[failure.why];
  }
}
