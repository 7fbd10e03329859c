import type { TypedProblem } from '../../app/duplicate/typedAnswer.ts';
import type { DuplicateRefusal } from '../../domain/duplicate/refusal.ts';
import { duplicateTexts } from '../../i18n/duplicate.ts';

/** Why something cannot be read, or recorded, in a sentence. */
export function refusalText(refusal: DuplicateRefusal | TypedProblem): string {
  const t = duplicateTexts.value;
  if (isTyped(refusal)) return t.answers.problem[refusal.why];
  if (refusal.why === 'placement') return t.answers.misplaced[refusal.error.why] ?? refusal.error.why;
  const said = t.refusals[refusal.why] ?? t.refused(refusal.why);
  if (refusal.why === 'below-answer') return `${said} (${refusal.participant}: ${refusal.best})`;
  return 'letter' in refusal ? `${said} (${refusal.letter})` : said;
}

function isTyped(refusal: DuplicateRefusal | TypedProblem): refusal is TypedProblem {
  return refusal.why in duplicateTexts.value.answers.problem;
}
