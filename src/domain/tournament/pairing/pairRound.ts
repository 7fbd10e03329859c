import { clubKey } from '../clubs.ts';
import type { Pair, Paired, PlayerNumber } from '../fact.ts';
import type { PairingSystem, TournamentSettings } from '../settings.ts';
import { standings } from '../standings.ts';
import { withStarters } from '../starts.ts';
import { activePlayers, awayIn, enteredPlayers, type Round, type Tournament } from '../state.ts';
import { danish, kingOfTheHill } from './neighbours.ts';
import { opponentsOf } from './opponents.ts';
import type { RoundPairing } from './roundPairing.ts';
import { roundRobin } from './roundRobin.ts';
import { seeded } from './seeding.ts';
import { type ClubMates, type Contender, swiss } from './swiss.ts';
import { atTables } from './tables.ts';

/** What a method pairs: a round, and who of the players is there for it. */
type Task = {
  readonly tournament: Tournament;
  readonly round: number;
  readonly present: ReadonlySet<PlayerNumber>;
};

/** How each system pairs a round, from everything before it. A system without its method does not compile. */
const METHODS: Readonly<Record<PairingSystem, (task: Task) => RoundPairing>> = {
  swiss: (task) => swiss(contenders(task), clubMatesIn(task.tournament.settings)),
  'round-robin': roundRobinRound,
  danish: (task) => danish(contenders(task)),
  'king-of-the-hill': (task) => kingOfTheHill(contenders(task)),
};

/** An automatic pairing of a round. Pairs that are `fixed` stay together, whatever the system would say. */
export function pairRound(
  tournament: Tournament,
  round: number,
  by: PairingSystem,
  fixed: readonly Pair[] = [],
): Paired {
  const settled = new Set(fixed.flatMap(({ players }) => players));
  const there = activePlayers(tournament)
    .map(({ number }) => number)
    .filter((number) => !settled.has(number));
  const present = new Set(there.filter((number) => awayIn(tournament, round, number) === null));
  const asked = there.filter((number) => awayIn(tournament, round, number) === 'bye');
  const { pairs, byes } = present.size > 0 ? METHODS[by]({ tournament, round, present }) : NOBODY;
  const rest = atTables(tournament, pairs, new Set(fixed.map(({ table }) => table)));
  const all = [...fixed, ...rest].sort((a, b) => a.table - b.table);
  return assignStarters(tournament, { type: 'paired', round, by, pairs: all, byes: [...byes, ...asked] });
}

const NOBODY: RoundPairing = { pairs: [], byes: [] };

/** The same pairing with who begins at each table, unless the tables draw for it. */
export function assignStarters({ settings, rounds }: Tournament, paired: Paired): Paired {
  if (settings.startsDrawn) return paired;
  const { round, pairs } = paired;
  const known = rounds[round - 1]?.pairings;
  return { ...paired, pairs: withStarters(pairs, round, rounds.slice(0, round - 1), known) };
}

/** How many rounds everybody needs to meet everybody once. */
export function roundsForAll(tournament: Tournament): number {
  const { length } = activePlayers(tournament);
  return length < 2 ? 0 : length % 2 === 0 ? length - 1 : length;
}

/** In the order of the table; before the first round, of the seeding. */
function contenders({ tournament, round, present }: Task): readonly Contender[] {
  const before = tournament.rounds.slice(0, round - 1);
  const met = opponentsOf(before);
  const byes = countByes(before);
  // Of everybody: whoever has just come plays too.
  const table = standings({ ...tournament, rounds: before }).filter(({ player }) =>
    present.has(player.number),
  );
  const ordered = round === 1 ? seeded(table, tournament.settings) : table;
  return ordered.map(({ player, wins }) => ({
    number: player.number,
    wins,
    byes: byes.get(player.number) ?? 0,
    met: met.get(player.number) ?? [],
    club: clubKey(player.club),
  }));
}

function clubMatesIn({ clubsApart, clubsBeforeFloats }: TournamentSettings): ClubMates {
  if (!clubsApart) return 'free';
  return clubsBeforeFloats ? 'apart' : 'apart-in-group';
}

/** The circle is of all who ever entered, so that a withdrawal moves nobody else; the absent leave byes behind. */
function roundRobinRound({ tournament, round, present }: Task): RoundPairing {
  const all = roundRobin(
    enteredPlayers(tournament).map(({ number }) => number),
    round,
  );
  const pairs = all.pairs.filter((pair) => pair.every((number) => present.has(number)));
  const seated = new Set(pairs.flat());
  return { pairs, byes: [...present].filter((number) => !seated.has(number)) };
}

function countByes(rounds: readonly Round[]): ReadonlyMap<PlayerNumber, number> {
  const byes = new Map<PlayerNumber, number>();
  for (const round of rounds) for (const number of round.byes) byes.set(number, (byes.get(number) ?? 0) + 1);
  return byes;
}
