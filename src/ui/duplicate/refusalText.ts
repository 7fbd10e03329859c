import type { DuplicateRefusal } from '../../domain/duplicate/refusal.ts';
import { duplicateTexts } from '../../i18n/duplicate.ts';

/** Why something cannot be recorded, in a sentence. */
export function refusalText(refusal: DuplicateRefusal): string {
  const t = duplicateTexts.value;
  if (refusal.why === 'placement') return t.answers.misplaced[refusal.error.why] ?? refusal.error.why;
  const said = t.refusals[refusal.why] ?? t.refused(refusal.why);
  if (refusal.why === 'below-answer') return `${said} (${refusal.participant}: ${refusal.best})`;
  return 'letter' in refusal ? `${said} (${refusal.letter})` : said;
}
