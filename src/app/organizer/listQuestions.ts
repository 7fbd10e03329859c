import { lexiconTitle } from '../../domain/rules/wantedLexicon.ts';
import type { LexiconEdition } from '../../domain/table/fact.ts';
import type { Inbox } from './inbox.ts';

/** Slips that were judged by one list that is not the tournament's. */
type ListQuestion = {
  /** Null: the slips do not name any. */
  readonly said: LexiconEdition | null;
  readonly expected: LexiconEdition;
  /** All that wait for this answer. */
  readonly slips: readonly string[];
  /** Those among them about which nothing else is asked. */
  readonly alone: readonly string[];
};

/** The same list at sixty tables is one question. */
export function listQuestions(inbox: Inbox['inbox']['value']): readonly ListQuestion[] {
  const groups = new Map<string, ListQuestion>();
  for (const { report, decision } of inbox) {
    if (decision.kind !== 'question') continue;
    const question = decision.questions.find(({ why }) => why === 'wrong-lexicon');
    if (question?.why !== 'wrong-lexicon') continue;
    const { said, expected } = question;
    const key = said ? `${lexiconTitle(said)} ${said.fingerprint ?? ''}` : '';
    const group = groups.get(key) ?? { said, expected, slips: [], alone: [] };
    const isAlone = decision.questions.length === 1 && decision.proposal !== null;
    groups.set(key, {
      ...group,
      slips: [...group.slips, report.digest],
      alone: isAlone ? [...group.alone, report.digest] : group.alone,
    });
  }
  return [...groups.values()];
}
