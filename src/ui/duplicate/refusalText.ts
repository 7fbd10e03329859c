import type { TypedProblem } from '../../app/duplicate/typedAnswer.ts';
import type { DuplicateRefusal } from '../../domain/duplicate/refusal.ts';
import { duplicateTexts } from '../../i18n/duplicate.ts';

/** Why something cannot be read, or recorded, in a sentence. */
export function refusalText(refusal: DuplicateRefusal | TypedProblem): string {
  const t = duplicateTexts.value;
  if (isTyped(refusal)) return t.answers.problem[refusal.why];
  if (refusal.why === 'placement') return t.answers.misplaced[refusal.error.why];
  const said = t.refusals[refusal.why];
  const numbers = numbersOf(refusal);
  return numbers === '' ? said : `${said} (${numbers})`;
}

/** What of its numbers helps whoever reads it. */
function numbersOf(refusal: DuplicateRefusal): string {
  const t = duplicateTexts.value;
  switch (refusal.why) {
    case 'below-answer':
      return `${refusal.participant}: ${refusal.best}`;
    case 'too-few':
      return t.tooFew(refusal.yes, refusal.of, refusal.need);
    case 'rack-count':
      return t.count(refusal.got, refusal.expected);
    case 'already-judged':
    case 'invalid-word':
      return refusal.word;
    default:
      return 'letter' in refusal ? refusal.letter : '';
  }
}

function isTyped(refusal: DuplicateRefusal | TypedProblem): refusal is TypedProblem {
  return refusal.why in duplicateTexts.value.answers.problem;
}
