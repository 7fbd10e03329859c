import type { Seat } from '../../units.ts';
import type { Pair, Paired, PlayerNumber, Score, Side } from '../fact.ts';
import { pairedAsPlayed } from '../pairing/asPlayed.ts';
import { hasResult, type Round, type Tournament } from '../state.ts';
import { numberIn } from './numberIn.ts';
import type { Question } from './question.ts';
import type { SlipReport } from './report.ts';

/**
 * Two players who met, as the tournament knows them. This file is where intake takes a game to be one of two: whatever
 * else a slip may report later (a results list of a whole room) finds its place beside it, not in it.
 */
export type Meeting = {
  readonly round: number;
  /** Their table; null where results stand in the way of it. */
  readonly pair: Pair | null;
  /** The round as it was really played, where it differs from the pairing. */
  readonly paired: Paired | null;
  readonly questions: readonly Question[];
  /** The results that stand in the way. */
  readonly taken: readonly Question[];
};

type Two = readonly [PlayerNumber, PlayerNumber];

export const isOfTwo = ({ players, final }: SlipReport): boolean =>
  players.length === 2 && final.length === 2;

/** The players of a slip as a pair; null where somebody is not known. */
export function pairOf([a, b]: readonly (PlayerNumber | null)[]): Two | null {
  return a && b ? [a, b] : null;
}

export function findMeeting(tournament: Tournament, slip: SlipReport, players: Two): Meeting {
  const { round, isPaired, questions } = findRound(tournament, slip, players);
  const paired = isPaired ? null : pairedAsPlayed(tournament, round, players);
  const here = tournament.rounds[round - 1]!;
  const pair = (paired?.pairs ?? here.pairings).find((candidate) => isOf(candidate, players)) ?? null;
  return { round, pair, paired, questions, taken: pair ? [] : taken(here, round, players) };
}

/** What the slip says, in the order in which the pair is listed. */
export function scoreFor(pair: Pair, players: Two, { final, winner, first }: SlipReport): Score {
  const [a = 0, b = 0] = final;
  const straight = pair.players[0] === players[0];
  const sideOf = (seat: Seat): Side => ((seat === 0) === straight ? 0 : 1);
  return {
    scores: straight ? [a, b] : [b, a],
    winner: winner === 0 || winner === 1 ? sideOf(winner) : null,
    forfeit: false,
    ...(first === 0 || first === 1 ? { first: sideOf(first) } : {}),
  };
}

function findRound(
  { rounds }: Tournament,
  slip: SlipReport,
  players: Two,
): { readonly round: number; readonly isPaired: boolean; readonly questions: readonly Question[] } {
  const said = numberIn(slip.round);
  const meetings = meetingsIn(rounds).get(keyOf(players)) ?? [];
  if (said !== null && meetings.includes(said)) return { round: said, isPaired: true, questions: [] };
  const wrongRound = (found: number): Question => ({ why: 'wrong-round', said: slip.round, found });
  const latest = meetings.at(-1);
  if (latest !== undefined) {
    // A slip without a round belongs where the two were paired, if that was only once.
    const unsure = slip.round !== '' || meetings.length > 1;
    return { round: latest, isPaired: true, questions: unsure ? [wrongRound(latest)] : [] };
  }
  const isKnown = said !== null && said >= 1 && said <= rounds.length;
  const round = isKnown ? said : rounds.length;
  const questions = isKnown || slip.round === '' ? [] : [wrongRound(round)];
  const expected = players.map((number) => opponentIn(rounds[round - 1]!, number));
  return { round, isPaired: false, questions: [...questions, { why: 'pairing-differs', round, expected }] };
}

const keyOf = ([a, b]: Two): string => `${Math.min(a, b)} ${Math.max(a, b)}`;

/** The rounds in which two were paired, by both: gathered once for every state of the rounds. */
const MEETINGS = new WeakMap<readonly Round[], ReadonlyMap<string, readonly number[]>>();

function meetingsIn(rounds: readonly Round[]): ReadonlyMap<string, readonly number[]> {
  const known = MEETINGS.get(rounds);
  if (known) return known;
  const meetings = new Map<string, number[]>();
  for (const [i, { pairings }] of rounds.entries()) {
    for (const { players } of pairings) {
      const key = keyOf(players);
      meetings.set(key, [...(meetings.get(key) ?? []), i + 1]);
    }
  }
  MEETINGS.set(rounds, meetings);
  return meetings;
}

function opponentIn({ pairings }: Round, number: PlayerNumber): PlayerNumber | null {
  const pairing = pairings.find(({ players }) => players.includes(number));
  return pairing?.players.find((other) => other !== number) ?? null;
}

function taken({ pairings }: Round, round: number, players: Two): readonly Question[] {
  return players.flatMap((number): Question[] => {
    const pairing = pairings.find((one) => one.players.includes(number) && hasResult(one));
    return pairing ? [{ why: 'player-has-result', number, round, table: pairing.table }] : [];
  });
}

const isOf = (pair: Pair, players: Two): boolean => pair.players.every((number) => players.includes(number));
