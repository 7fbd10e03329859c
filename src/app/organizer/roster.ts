import { HIGHEST_RATING, MOST_CATEGORY } from '../../domain/tournament/settings.ts';
import { MOST_CLUB, MOST_NAME } from '../../domain/units.ts';
import { clippedText } from '../../share/text/text.ts';
import { decodeText } from '../../share/text/textBytes.ts';
import { type ListedPlayer, readPlayerList, type SkippedLine } from '../../share/tournament/playerList.ts';
import { readTshDivision } from '../../share/tournament/tsh.ts';

type Roster = { readonly players: readonly ListedPlayer[]; readonly skipped: readonly SkippedLine[] };

/** Players from whatever was pasted: names, a table, a TSH division; null where it is none of these. */
export function rosterIn(text: string): Roster | null {
  const division = readTshDivision(text);
  if (division) return divisionRoster(division);
  const list = readPlayerList(text);
  return list.ok ? { players: list.value.players, skipped: list.value.skipped } : null;
}

function divisionRoster(division: NonNullable<ReturnType<typeof readTshDivision>>): Roster {
  const players: ListedPlayer[] = [];
  const skipped: SkippedLine[] = [];
  for (const [i, { name, team, rating, category }] of division.entries()) {
    if (!/[\p{L}\p{N}]/u.test(name)) skipped.push({ line: i + 1, text: clippedText(name, MOST_NAME) });
    else
      players.push({
        name: clippedText(name, MOST_NAME),
        club: clippedText(team, MOST_CLUB),
        ...(rating > 0 && rating <= HIGHEST_RATING ? { rating } : {}),
        ...(category === '' ? {} : { category: clippedText(category, MOST_CATEGORY) }),
      });
  }
  return { players, skipped };
}

/** The text of a chosen file; null where it is too large to be one of ours. */
export function decodedText(bytes: Uint8Array): string | null {
  const text = decodeText(bytes);
  return text.ok ? text.value : null;
}
