import type { TournamentRefusal } from '../../domain/tournament/refusal.ts';
import { organizerTexts } from '../../i18n/organizer.ts';

export function refusalText(refusal: TournamentRefusal): string {
  const { 'too-many-players': tooManyPlayers, other, ...plain } = organizerTexts.value.refusals;
  if (refusal.why === 'too-many-players') return tooManyPlayers(refusal.most);
  const texts: Readonly<Partial<Record<TournamentRefusal['why'], string>>> = plain;
  return texts[refusal.why] ?? other;
}
