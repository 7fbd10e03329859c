import { folded } from '../../folded.ts';
import { clubKey } from '../clubs.ts';
import type { PlayerNumber } from '../fact.ts';
import type { TournamentPlayer } from '../state.ts';

/** Who a name on a slip is. `several`: people of the same name; `nobody`: with those it may be meant for. */
type Identity =
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
  const same = indexOf(players).byKey.get(nameKey(name)) ?? [];
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
  const scores = new Map<PlayerNumber, number>(expected.map((number) => [number, 3]));
  const { byPart } = indexOf(players);
  for (const part of new Set(partsOf(folded(name)))) {
    for (const number of byPart.get(part) ?? []) scores.set(number, (scores.get(number) ?? 0) + 2);
  }
  return [...scores]
    .filter(([number]) => players[number - 1])
    .sort(([a, scored], [b, more]) => more - scored || a - b)
    .slice(0, MOST_CANDIDATES)
    .map(([number]) => number);
}

type PlayerIndex = {
  readonly byKey: ReadonlyMap<string, readonly TournamentPlayer[]>;
  /** One number for every time that the part is in the name. */
  readonly byPart: ReadonlyMap<string, readonly PlayerNumber[]>;
};

/** A list of players is looked through for every slip that waits: its names are taken apart once. */
const INDEXES = new WeakMap<readonly TournamentPlayer[], PlayerIndex>();

function indexOf(players: readonly TournamentPlayer[]): PlayerIndex {
  const known = INDEXES.get(players);
  if (known) return known;
  const byKey = new Map<string, TournamentPlayer[]>();
  const byPart = new Map<string, PlayerNumber[]>();
  for (const player of players) {
    if (player.removed) continue;
    const key = nameKey(player.name);
    byKey.set(key, [...(byKey.get(key) ?? []), player]);
    for (const part of partsOf(folded(player.name))) {
      byPart.set(part, [...(byPart.get(part) ?? []), player.number]);
    }
  }
  const made = { byKey, byPart };
  INDEXES.set(players, made);
  return made;
}

export function nameKey(name: string): string {
  return partsOf(name.normalize('NFC').toLowerCase()).sort().join(' ');
}

const partsOf = (name: string) => name.split(/[\s,.]+/u).filter((part) => part !== '');
