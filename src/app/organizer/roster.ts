import { HIGHEST_RATING, MOST_CATEGORY, MOST_CLUB } from '../../domain/tournament/settings.ts';
import { decodeText } from '../../share/text/textBytes.ts';
import { type ListedPlayer, readPlayerList, type SkippedLine } from '../../share/tournament/playerList.ts';
import { readTshDivision } from '../../share/tournament/tsh.ts';

export type Roster = { readonly players: readonly ListedPlayer[]; readonly skipped: readonly SkippedLine[] };

/** Players from whatever was pasted: names, a table, a TSH division; null where it is none of these. */
export function readRoster(text: string): Roster | null {
  const division = readTshDivision(text);
  if (division)
    return {
      players: division.map(({ name, team, rating, category }) => ({
        name,
        club: team.slice(0, MOST_CLUB),
        ...(rating > 0 && rating <= HIGHEST_RATING ? { rating } : {}),
        ...(category === '' ? {} : { category: category.slice(0, MOST_CATEGORY) }),
      })),
      skipped: [],
    };
  const list = readPlayerList(text);
  return list.ok ? { players: list.value.players, skipped: list.value.skipped } : null;
}

/** The text of a chosen file; null where it is too large to be one of ours. */
export function rosterText(bytes: Uint8Array): string | null {
  const text = decodeText(bytes);
  return text.ok ? text.value : null;
}
