import type {} from '../../domain/tournament/fact.ts';
import type { TournamentRefusal } from '../../domain/tournament/refusal.ts';
import { organizerTexts } from '../../i18n/organizer.ts';

export function refusalText({ why }: TournamentRefusal): string {
  const texts: Readonly<Partial<Record<TournamentRefusal['why'], string>>> = organizerTexts.value.refusals;
  return texts[why] ?? organizerTexts.value.refusals.other;
}
