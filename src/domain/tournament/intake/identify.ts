import { folded } from '../../folded.ts';
import { clubKey } from '../clubs.ts';
import type { PlayerNumber } from '../fact.ts';
import type { TournamentPlayer } from '../state.ts';

/** Who a name on a slip is. `several`: people of the same name; `nobody`: with those it may be meant for. */
export type Identity =
  | { readonly kind: 'one'; readonly number: PlayerNumber }
  | { readonly kind: 'several' | 'nobody'; readonly candidates: readonly PlayerNumber[] };

const MOST_CANDIDATES = 6;

/** Case, spaces and the order of names do not matter; letters do: „Ola Żak” is not silently „Ola Zak”. */
export function identify(
  players: readonly TournamentPlayer[],
  name: string,
  club: string,
  /** Whom the pairing expects at this table. */
  expected: readonly PlayerNumber[],
): Identity {
  const key = nameKey(name);
  const same = players.filter((player) => nameKey(player.name) === key);
  if (same.length === 1) return { kind: 'one', number: same[0]!.number };
  if (same.length > 1) {
    const ofClub = same.filter((player) => club !== '' && clubKey(player.club) === clubKey(club));
    if (ofClub.length === 1) return { kind: 'one', number: ofClub[0]!.number };
    const paired = same.filter(({ number }) => expected.includes(number));
    if (paired.length === 1) return { kind: 'one', number: paired[0]!.number };
    return { kind: 'several', candidates: same.map(({ number }) => number) };
  }
  return { kind: 'nobody', candidates: alike(players, name, expected) };
}

/** Is this the player's name, or the beginning of it? Slips of long games cut long names. */
export function isNameOf(player: TournamentPlayer, name: string): boolean {
  const plain = (text: string) =>
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/[…\s,.]+/gu, ' ')
      .trim();
  const said = plain(name);
  return nameKey(player.name) === nameKey(name) || (said !== '' && plain(player.name).startsWith(said));
}

function alike(
  players: readonly TournamentPlayer[],
  name: string,
  expected: readonly PlayerNumber[],
): readonly PlayerNumber[] {
  const parts = new Set(partsOf(folded(name)));
  const score = (player: TournamentPlayer) =>
    partsOf(folded(player.name)).filter((part) => parts.has(part)).length * 2 +
    (expected.includes(player.number) ? 3 : 0);
  return players
    .map((player) => ({ number: player.number, score: score(player) }))
    .filter((candidate) => candidate.score > 0)
    .sort((a, b) => b.score - a.score || a.number - b.number)
    .slice(0, MOST_CANDIDATES)
    .map(({ number }) => number);
}

export function nameKey(name: string): string {
  return partsOf(name.normalize('NFC').toLowerCase()).sort().join(' ');
}

const partsOf = (name: string) => name.split(/[\s,.]+/u).filter((part) => part !== '');
