import type { PlayerNumber } from './fact.ts';
import { nameKey } from './intake/identify.ts';
import type { Tournament, TournamentPlayer } from './state.ts';

/**
 * What a player is called wherever only one line is shown: the name; with the school or club where another has the same
 * name, and with the number where that does not tell them apart either. Of a long school only the beginning is said,
 * where that is enough.
 */
export function nameIn({ players }: Pick<Tournament, 'players'>, number: PlayerNumber): string {
  // Hundreds of lines ask after one change: the list is looked through once.
  const known = namesOf.get(players) ?? distinctNames(players);
  namesOf.set(players, known);
  return known[number - 1] ?? '';
}

const namesOf = new WeakMap<readonly TournamentPlayer[], readonly string[]>();

function distinctNames(players: readonly TournamentPlayer[]): readonly string[] {
  const namesakes = new Map<string, TournamentPlayer[]>();
  for (const player of players) {
    if (player.removed) continue;
    const key = nameKey(player.name);
    namesakes.set(key, [...(namesakes.get(key) ?? []), player]);
  }
  return players.map(({ number, name, club }) => {
    const others = (namesakes.get(nameKey(name)) ?? []).filter((other) => other.number !== number);
    if (others.length === 0) return name;
    const told = (shown: (club: string) => string) =>
      club !== '' && others.every((other) => nameKey(shown(other.club)) !== nameKey(shown(club)));
    if (told(beginningOf)) return `${name} (${beginningOf(club)})`;
    return told(whole) ? `${name} (${club})` : `${name} #${number}`;
  });
}

/** Characters of a school beside a name; one of a few more is not worth the dots. */
const MOST_SHOWN = 24;

const whole = (club: string): string => club;

function beginningOf(club: string): string {
  if (club.length <= MOST_SHOWN) return club;
  const end = club.lastIndexOf(' ', MOST_SHOWN);
  return `${club.slice(0, end > 0 ? end : MOST_SHOWN).replace(/[\s,.(–-]+$/u, '')}…`;
}

/** The same where the club stands beside the name: only those whom it does not tell apart get their number. */
export function namesBesideClubs(players: readonly TournamentPlayer[]): readonly string[] {
  return distinctNames(players).map((told, i) => {
    const { name, number } = players[i]!;
    return told.endsWith(`#${number}`) ? told : name;
  });
}
