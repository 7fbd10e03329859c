import type { PlayerNumber } from '../../domain/tournament/fact.ts';
import type { TournamentRefusal } from '../../domain/tournament/refusal.ts';
import { organizerTexts } from '../../i18n/organizer.ts';

/** `nameOf`: what a player is called here; without it the number stands. */
export function refusalText(
  refusal: TournamentRefusal,
  nameOf: (number: PlayerNumber) => string = (number) => `#${number}`,
): string {
  const {
    'too-many-players': tooManyPlayers,
    'player-twice': playerTwice,
    'player-withdrawn': playerWithdrawn,
    'table-twice': tableTwice,
    other,
    ...plain
  } = organizerTexts.value.refusals;
  if (refusal.why === 'too-many-players') return tooManyPlayers(refusal.most);
  if (refusal.why === 'player-twice') return playerTwice(nameOf(refusal.number));
  if (refusal.why === 'player-withdrawn') return playerWithdrawn(nameOf(refusal.number));
  if (refusal.why === 'table-twice') return tableTwice(refusal.table);
  const texts: Readonly<Partial<Record<TournamentRefusal['why'], string>>> = plain;
  return texts[refusal.why] ?? other;
}
