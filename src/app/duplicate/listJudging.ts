import { listVerdict } from '../../domain/duplicate/judging.ts';
import type { DuplicateState } from '../../domain/duplicate/state.ts';
import { unjudgedWords } from '../../domain/duplicate/words.ts';
import { chooseList } from '../lists/listChoice.ts';
import type { Lists } from '../lists/lists.ts';
import type { WordList } from '../lists/wordList.ts';
import type { Hall } from './hall.ts';

/** The list that judges a game: the one it was begun with, where it is here. */
export function listOf(
  { rules, start }: Pick<DuplicateState, 'rules' | 'start'>,
  lists: Lists,
): WordList | null {
  return chooseList(lists.lists.value, {
    language: rules.language,
    picked: start.lexicon?.id ?? null,
    wanted: rules.lexicon,
    usual: null,
  });
}

/** Puts on record what the list alone decides; the rest waits for the referee. */
export async function judgeByList(hall: Hall, lists: Lists | null): Promise<void> {
  const list = lists && listOf(hall.state.peek(), lists);
  if (!lists || !list || !(await lists.load(list.id))) return;
  const open = unjudgedWords(hall.state.peek());
  if (open.length === 0) return;
  const judgement = lists.judge(open, list.id, hall.state.peek().rules.lexicon);
  if (!judgement) return;
  const words = judgement.words.flatMap(({ word, verdict }) => {
    // A list that is nobody's authority does not strike a word by itself.
    const valid =
      verdict === 'unknown' ? null : listVerdict(hall.state.peek().rules, word, verdict === 'valid');
    return valid === null ? [] : [{ word, valid }];
  });
  if (words.length > 0) hall.add({ type: 'judged', words, by: 'list' });
}
