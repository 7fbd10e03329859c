import type { ClubRule } from './settings.ts';
import type { Standing } from './standings.ts';

export type ClubStanding = {
  readonly place: number;
  readonly shared: boolean;
  readonly club: string;
  /** Those who count, best first. */
  readonly counted: readonly Standing[];
  /** All who play for it. */
  readonly members: number;
  readonly wins: number;
  readonly points: number;
  readonly spread: number;
};

/** The school or club ranking: the best players of each, by the order of the individual table. */
export function clubStandings(table: readonly Standing[], rule: ClubRule): readonly ClubStanding[] {
  const byClub = new Map<string, Standing[]>();
  for (const row of table) {
    const key = clubKey(row.player.club);
    if (key === '') continue;
    byClub.set(key, [...(byClub.get(key) ?? []), row]);
  }
  const clubs = [...byClub.values()].map((members) => total(members, rule));
  const order = [rule.of, ...(['wins', 'points', 'spread'] as const)];
  const compare = (a: Total, b: Total) => {
    for (const key of order) if (a[key] !== b[key]) return b[key] - a[key];
    return 0;
  };
  clubs.sort((a, b) => compare(a, b) || (a.club < b.club ? -1 : 1));
  return clubs.map((club) => {
    const level = clubs.filter((other) => compare(club, other) === 0);
    return { ...club, place: clubs.indexOf(level[0]!) + 1, shared: level.length > 1 };
  });
}

/** „I LO ” and „i lo” are one school. */
export const clubKey = (club: string): string =>
  club.normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').trim();

type Total = Omit<ClubStanding, 'place' | 'shared'>;

function total(members: readonly Standing[], { best, by }: ClubRule): Total {
  const counted = members.slice(0, best);
  const share = by === 'mean' ? counted.length : 1;
  const of = (key: 'wins' | 'points' | 'spread') => counted.reduce((sum, row) => sum + row[key], 0) / share;
  return {
    club: members[0]!.player.club,
    counted,
    members: members.length,
    wins: of('wins'),
    points: of('points'),
    spread: of('spread'),
  };
}
