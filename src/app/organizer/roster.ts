import { MOST_CLUB } from '../../domain/tournament/settings.ts';
import { decodeText } from '../../share/text/textBytes.ts';
import { type ListedPlayer, readPlayerList } from '../../share/tournament/playerList.ts';
import { readTshDivision } from '../../share/tournament/tsh.ts';

export type Roster = { readonly players: readonly ListedPlayer[]; readonly skipped: number };

/** Players from whatever was pasted: names, a table, a TSH division; null where it is none of these. */
export function readRoster(text: string): Roster | null {
  const division = readTshDivision(text);
  if (division)
    return {
      players: division.map(({ name, team }) => ({ name, club: team.slice(0, MOST_CLUB) })),
      skipped: 0,
    };
  const list = readPlayerList(text);
  return list.ok ? { players: list.value.players, skipped: list.value.skipped.length } : null;
}

/** The text of a chosen file; null where it is too large to be one of ours. */
export function rosterText(bytes: Uint8Array): string | null {
  const text = decodeText(bytes);
  return text.ok ? text.value : null;
}
