import { fail, ok, type Result } from '../result.ts';
import type { Millis } from '../units.ts';
import type {
  Pair,
  PlayerNumber,
  ResultSource,
  Score,
  Slot,
  TournamentEntry,
  TournamentFact,
  TournamentRefusal,
} from './fact.ts';
import {
  CRITERIA,
  MOST_CLUB_PLAYERS,
  MOST_GAMES,
  MOST_PLAYERS,
  MOST_ROUNDS,
  type PairingSystem,
  type TournamentSettings,
} from './settings.ts';

const HIGHEST_SCORE = 5_000;

export type TournamentPlayer = {
  readonly number: PlayerNumber;
  readonly name: string;
  /** School or club; empty where there is none. */
  readonly club: string;
  readonly withdrawn: boolean;
};

export type PairingResult = Score & {
  readonly source: ResultSource;
  readonly at: Millis;
  /** How often it was corrected. */
  readonly corrections: number;
};

/** Two players at a table of a round, with a place for every game that is to be played there. */
export type Pairing = Pair & { readonly results: readonly (PairingResult | null)[] };

export type Round = {
  readonly by: PairingSystem | 'typed';
  readonly pairings: readonly Pairing[];
  readonly byes: readonly PlayerNumber[];
};

/** Everything that follows from the log of a tournament. */
export type Tournament = {
  readonly settings: TournamentSettings;
  /** The player with number n is at place n − 1. */
  readonly players: readonly TournamentPlayer[];
  /** Round n is at place n − 1. */
  readonly rounds: readonly Round[];
  /** Slips that were not accepted. */
  readonly setAside: ReadonlySet<string>;
};

export type TournamentReplay = {
  readonly tournament: Tournament | null;
  readonly refused: readonly { readonly index: number; readonly refusal: TournamentRefusal }[];
};

/** Reads a whole log; a refused row has no effect. */
export function replayTournament(entries: readonly TournamentEntry[]): TournamentReplay {
  const refused: { index: number; refusal: TournamentRefusal }[] = [];
  let tournament: Tournament | null = null;
  entries.forEach((entry, index) => {
    const next = stepTournament(tournament, entry);
    if (next.ok) tournament = next.value;
    else refused.push({ index, refusal: next.error });
  });
  return { tournament, refused };
}

/** The tournament after one more fact, or why it cannot be. */
export function stepTournament(
  before: Tournament | null,
  { at, fact }: TournamentEntry,
): Result<Tournament, TournamentRefusal> {
  if (fact.type === 'created') {
    if (before) return fail({ why: 'already-created' });
    const refusal = settingsRefusal(fact.settings);
    return refusal
      ? fail(refusal)
      : ok({ settings: fact.settings, players: [], rounds: [], setAside: new Set() });
  }
  if (!before) return fail({ why: 'not-created' });
  const refusal = refusalOf(before, fact);
  return refusal ? fail(refusal) : ok(evolve(before, fact, at));
}

/** The tournament after all of these facts, or why one of them cannot be. */
export function stepThrough(
  before: Tournament,
  entries: readonly TournamentEntry[],
): Result<Tournament, TournamentRefusal> {
  let tournament = before;
  for (const entry of entries) {
    const next = stepTournament(tournament, entry);
    if (!next.ok) return next;
    tournament = next.value;
  }
  return ok(tournament);
}

type LaterFact = Exclude<TournamentFact, { type: 'created' }>;

function refusalOf(tournament: Tournament, fact: LaterFact): TournamentRefusal | null {
  const { players, rounds } = tournament;
  switch (fact.type) {
    case 'settings':
      return settingsRefusal(fact.settings);
    case 'player':
      if (players.length >= MOST_PLAYERS) return { why: 'too-many-players', most: MOST_PLAYERS };
      if (fact.number !== players.length + 1)
        return { why: 'number-out-of-order', expected: players.length + 1, got: fact.number };
      return fact.name.trim() === '' ? { why: 'name-missing' } : null;
    case 'player-changed':
      if (!players[fact.number - 1]) return { why: 'no-such-player', number: fact.number };
      return fact.name.trim() === '' ? { why: 'name-missing' } : null;
    case 'withdrawn':
    case 'returned':
      return players[fact.number - 1] ? null : { why: 'no-such-player', number: fact.number };
    case 'paired':
      return pairingRefusal(tournament, fact);
    case 'unpaired':
      if (fact.round !== rounds.length || fact.round === 0)
        return { why: 'round-out-of-order', round: fact.round };
      return rounds.at(-1)?.pairings.some(hasResult) ? { why: 'round-has-results', round: fact.round } : null;
    case 'result':
      return slotRefusal(tournament, fact) ?? scoreRefusal(tournament, fact, false);
    case 'corrected':
      return (
        slotRefusal(tournament, fact) ?? scoreRefusal(tournament, fact, true) ?? reasonRefusal(fact.reason)
      );
    case 'removed':
      if (slotRefusal(tournament, fact)) return slotRefusal(tournament, fact);
      if (!resultAt(tournament, fact)) return { why: 'no-result', round: fact.round, table: fact.table };
      return reasonRefusal(fact.reason);
    case 'set-aside':
      return reasonRefusal(fact.reason);
    case 'reopened':
      return null;
  }
}

const reasonRefusal = (reason: string): TournamentRefusal | null =>
  reason.trim() === '' ? { why: 'reason-missing' } : null;

function settingsRefusal({
  name,
  rounds,
  games,
  criteria,
  clubs,
  bye,
}: TournamentSettings): TournamentRefusal | null {
  if (name.trim() === '') return { why: 'name-missing' };
  const sound =
    isWhole(rounds, 1, MOST_ROUNDS) &&
    isWhole(games, 1, MOST_GAMES) &&
    isWhole(clubs.best, 1, MOST_CLUB_PLAYERS) &&
    isWhole(bye.points, 0, HIGHEST_SCORE) &&
    isWhole(bye.spread, 0, HIGHEST_SCORE) &&
    criteria.length > 0 &&
    new Set(criteria).size === criteria.length &&
    criteria.every((criterion) => CRITERIA.includes(criterion));
  return sound ? null : { why: 'bad-settings' };
}

function pairingRefusal(
  { players, rounds }: Tournament,
  { round, pairs, byes }: Extract<TournamentFact, { type: 'paired' }>,
): TournamentRefusal | null {
  if (round < 1 || round > rounds.length + 1 || round > MOST_ROUNDS)
    return { why: 'round-out-of-order', round };
  if (pairs.length === 0) return { why: 'no-pairs' };
  const before = rounds[round - 1];
  const played = before?.pairings.filter(hasResult) ?? [];
  const seated = new Set<PlayerNumber>();
  for (const number of [...pairs.flatMap((pair) => pair.players), ...byes]) {
    const player = players[number - 1];
    if (!player) return { why: 'no-such-player', number };
    if (seated.has(number)) return { why: 'player-twice', number };
    // Who has played already stays where the result is, whatever happened afterwards.
    if (player.withdrawn && !isIn(before, number)) return { why: 'player-withdrawn', number };
    seated.add(number);
  }
  const tables = new Set<number>();
  for (const { table } of pairs) {
    if (!isWhole(table, 1, MOST_PLAYERS)) return { why: 'no-such-table', round, table };
    if (tables.has(table)) return { why: 'table-twice', round, table };
    tables.add(table);
  }
  const kept = played.every((pairing) => pairs.some((pair) => samePair(pair, pairing)));
  return kept ? null : { why: 'round-has-results', round };
}

function slotRefusal(tournament: Tournament, { round, table, game }: Slot): TournamentRefusal | null {
  const found = tournament.rounds[round - 1];
  if (!found) return { why: 'no-such-round', round };
  const pairing = found.pairings.find((candidate) => candidate.table === table);
  return pairing && game >= 1 && game <= pairing.results.length
    ? null
    : { why: 'no-such-table', round, table };
}

function scoreRefusal(tournament: Tournament, fact: Slot & Score, known: boolean): TournamentRefusal | null {
  const { round, table, scores, winner } = fact;
  const sound =
    scores.length === 2 &&
    scores.every((score) => isWhole(score, -HIGHEST_SCORE, HIGHEST_SCORE)) &&
    (winner === null || winner === 0 || winner === 1);
  if (!sound) return { why: 'bad-score', round, table };
  const has = resultAt(tournament, fact) !== null;
  if (has === known) return null;
  return { why: known ? 'no-result' : 'has-result', round, table };
}

function evolve(tournament: Tournament, fact: LaterFact, at: Millis): Tournament {
  const { players, rounds } = tournament;
  switch (fact.type) {
    case 'settings':
      return withGames({ ...tournament, settings: fact.settings });
    case 'player':
      return {
        ...tournament,
        players: [
          ...players,
          { number: fact.number, name: fact.name.trim(), club: fact.club.trim(), withdrawn: false },
        ],
      };
    case 'player-changed':
      return changePlayer(tournament, fact.number, { name: fact.name.trim(), club: fact.club.trim() });
    case 'withdrawn':
      return changePlayer(tournament, fact.number, { withdrawn: true });
    case 'returned':
      return changePlayer(tournament, fact.number, { withdrawn: false });
    case 'paired': {
      const before = rounds[fact.round - 1];
      const round: Round = {
        by: fact.by,
        byes: fact.byes,
        pairings: [...fact.pairs]
          .sort((a, b) => a.table - b.table)
          .map((pair) => seat(pair, before, tournament.settings.games)),
      };
      const later = rounds.slice(fact.round);
      return { ...tournament, rounds: [...rounds.slice(0, fact.round - 1), round, ...later] };
    }
    case 'unpaired':
      return { ...tournament, rounds: rounds.slice(0, -1) };
    case 'result':
    case 'corrected': {
      const { scores, winner, forfeit, source } = fact;
      const corrections = fact.type === 'corrected' ? (resultAt(tournament, fact)?.corrections ?? 0) + 1 : 0;
      return setResult(tournament, fact, { scores, winner, forfeit, source, at, corrections });
    }
    case 'removed':
      return setResult(tournament, fact, null);
    case 'set-aside':
      return { ...tournament, setAside: new Set([...tournament.setAside, fact.slip]) };
    case 'reopened':
      return tournament;
  }
}

function seat(pair: Pair, before: Round | undefined, games: number): Pairing {
  const known = before?.pairings.find((pairing) => samePair(pairing, pair));
  return { ...pair, results: known?.results ?? Array.from({ length: games }, () => null) };
}

/** Another number of games a round: pairings that have no result yet follow it. */
function withGames(tournament: Tournament): Tournament {
  const { games } = tournament.settings;
  const rounds = tournament.rounds.map((round) => ({
    ...round,
    pairings: round.pairings.map((pairing) =>
      hasResult(pairing) || pairing.results.length === games
        ? pairing
        : { ...pairing, results: Array.from({ length: games }, () => null) },
    ),
  }));
  return { ...tournament, rounds };
}

function changePlayer(
  tournament: Tournament,
  number: PlayerNumber,
  changes: Partial<TournamentPlayer>,
): Tournament {
  const was = tournament.players[number - 1]!;
  return { ...tournament, players: tournament.players.with(number - 1, { ...was, ...changes }) };
}

function setResult(tournament: Tournament, slot: Slot, result: PairingResult | null): Tournament {
  const round = tournament.rounds[slot.round - 1]!;
  const pairings = round.pairings.map((pairing) =>
    pairing.table === slot.table
      ? { ...pairing, results: pairing.results.with(slot.game - 1, result) }
      : pairing,
  );
  return { ...tournament, rounds: tournament.rounds.with(slot.round - 1, { ...round, pairings }) };
}

export function pairingAt(tournament: Tournament, round: number, table: number): Pairing | null {
  return tournament.rounds[round - 1]?.pairings.find((pairing) => pairing.table === table) ?? null;
}

export function resultAt(tournament: Tournament, { round, table, game }: Slot): PairingResult | null {
  return pairingAt(tournament, round, table)?.results[game - 1] ?? null;
}

/** Where the result of a slip stands; null where it does not. */
export function slotOfSlip({ rounds }: Tournament, digest: string): Slot | null {
  for (const [i, { pairings }] of rounds.entries()) {
    for (const { table, results } of pairings) {
      const at = results.findIndex(
        (result) => result?.source.kind === 'slip' && result.source.slip === digest,
      );
      if (at !== -1) return { round: i + 1, table, game: at + 1 };
    }
  }
  return null;
}

export const hasResult = ({ results }: Pairing): boolean => results.some((result) => result !== null);
export const isComplete = ({ results }: Pairing): boolean => results.every((result) => result !== null);

/** The pairings of a round that still owe a result. */
export function incompletePairings(round: Round): readonly Pairing[] {
  return round.pairings.filter((pairing) => !isComplete(pairing));
}

export const isRoundComplete = (round: Round): boolean => round.pairings.every(isComplete);

/** Who can be paired now. */
export const activePlayers = ({ players }: Tournament): readonly TournamentPlayer[] =>
  players.filter(({ withdrawn }) => !withdrawn);

export const playerOf = ({ players }: Tournament, number: PlayerNumber): TournamentPlayer | null =>
  players[number - 1] ?? null;

const isIn = (round: Round | undefined, number: PlayerNumber): boolean =>
  round?.pairings.some(({ players }) => players.includes(number)) || round?.byes.includes(number) || false;

const samePair = (a: Pair, b: Pair): boolean =>
  a.table === b.table && a.players[0] === b.players[0] && a.players[1] === b.players[1];

const isWhole = (n: number, least: number, most: number): boolean =>
  Number.isInteger(n) && n >= least && n <= most;
