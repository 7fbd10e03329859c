import { fnv } from '../../checksum.ts';
import type { TournamentSettings } from '../settings.ts';
import type { TournamentPlayer } from '../state.ts';

/**
 * The players in the order in which they stand before the first round. A draw by lot follows from the tournament's mark:
 * it is the same on every device and each time it is looked at.
 */
export function seeded<T extends { readonly player: TournamentPlayer }>(
  rows: readonly T[],
  { seeding = 'entered', mark }: Pick<TournamentSettings, 'seeding' | 'mark'>,
): readonly T[] {
  if (seeding === 'entered') return rows;
  const lot = ({ number }: TournamentPlayer) => fnv(`${mark} ${number}`);
  const before = (a: TournamentPlayer, b: TournamentPlayer) =>
    seeding === 'drawn' ? lot(a) - lot(b) : (b.rating ?? 0) - (a.rating ?? 0);
  return [...rows].sort((a, b) => before(a.player, b.player) || a.player.number - b.player.number);
}
