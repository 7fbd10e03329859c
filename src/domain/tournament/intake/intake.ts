import { fitsLexicon } from '../../rules/wantedLexicon.ts';
import type { LexiconEdition } from '../../table/fact.ts';
import type { Points, Seat } from '../../units.ts';
import type {
  PlayerNumber,
  ResultSource,
  Score,
  Side,
  Slot,
  TournamentFact,
  TournamentRefusal,
} from '../fact.ts';
import { type Paired, pairedAsPlayed } from '../pairing/pairing.ts';
import {
  type PairingResult,
  pairingAt,
  type Round,
  resultAt,
  stepThrough,
  type Tournament,
} from '../tournament.ts';
import { identify, isNameOf } from './identify.ts';

/** What a slip says, once it has been read and its signature looked at. */
export type SlipReport = {
  /** Of what was signed, without the signature: the same slip has the same digest whichever way it came. */
  readonly digest: string;
  readonly gameId: string;
  readonly version: number;
  readonly device: string;
  /** The mark of the tournament whose card the phone had; null without a card. */
  readonly tournament: number | null;
  /** `number`: from the tournament's card. A long name may be cut. */
  readonly players: readonly {
    readonly name: string;
    readonly club: string;
    readonly number: PlayerNumber | null;
  }[];
  readonly table: string;
  readonly round: string;
  /** Which game of a match, from 1. */
  readonly game: number;
  /** `mark`: of the rules really played by. */
  readonly regulation: { readonly id: string; readonly name: string; readonly mark: number };
  readonly lexicon: LexiconEdition | null;
  readonly final: readonly Points[];
  readonly winner: Seat | null;
  readonly confirmed: readonly Seat[];
  /** The sums follow from the turns. */
  readonly consistent: boolean;
  readonly signature: 'good' | 'bad' | 'none';
};

/** A result as the organizer compares it: in the order of the pairing's players. */
export type Compared = Score & { readonly source: ResultSource };

export type Question =
  | { readonly why: 'not-two-players'; readonly players: number }
  | {
      readonly why: 'unknown-player' | 'ambiguous-player';
      readonly seat: Seat;
      readonly name: string;
      readonly club: string;
      readonly candidates: readonly PlayerNumber[];
    }
  | { readonly why: 'same-player-twice'; readonly number: PlayerNumber }
  | { readonly why: 'nothing-paired' }
  | { readonly why: 'wrong-round'; readonly said: string; readonly found: number }
  | {
      readonly why: 'pairing-differs';
      readonly round: number;
      /** Whom each of the two should have met; null for nobody. */
      readonly expected: readonly [PlayerNumber | null, PlayerNumber | null];
    }
  | {
      readonly why: 'player-has-result';
      readonly number: PlayerNumber;
      readonly round: number;
      readonly table: number;
    }
  | {
      readonly why: 'wrong-regulation';
      readonly said: string;
      readonly expected: string;
    }
  | {
      readonly why: 'wrong-lexicon';
      readonly said: LexiconEdition | null;
      readonly expected: LexiconEdition;
    }
  | { readonly why: 'sums-differ' | 'other-tournament' | 'changed-rules' }
  | { readonly why: 'bad-signature' | 'not-signed' | 'set-aside-before' }
  | { readonly why: 'not-confirmed'; readonly seats: readonly Seat[] }
  | {
      readonly why: 'changed-version' | 'older-version' | 'disagreement';
      readonly was: Compared;
      readonly now: Compared;
      readonly versions: readonly [number, number];
    }
  /** A later version of a game that is known at another table. */
  | { readonly why: 'game-elsewhere'; readonly slot: Slot }
  | { readonly why: 'no-such-game'; readonly number: number; readonly games: number }
  | { readonly why: 'not-recordable'; readonly refusal: TournamentRefusal };

export type QuestionCode = Question['why'];

/** Where the slip belongs, and what it says there. */
export type Proposal = {
  readonly slot: Slot;
  readonly players: readonly [PlayerNumber, PlayerNumber];
  readonly score: Score;
  readonly source: ResultSource;
  /** The round as it was really played, where it differs from the pairing. */
  readonly paired: Paired | null;
  /** The result of the same game at another table, which this one replaces. */
  readonly replaces: Slot | null;
  readonly known: PairingResult | null;
};

export type SlipDecision =
  | { readonly kind: 'accept'; readonly proposal: Proposal }
  /** It says nothing new. `other`: another phone (or the organizer by hand) said the same. */
  | { readonly kind: 'same'; readonly slot: Slot; readonly other: boolean }
  /** Without a proposal it cannot be accepted until something else is put right. */
  | {
      readonly kind: 'question';
      readonly questions: readonly Question[];
      readonly proposal: Proposal | null;
    };

/** What the organizer has answered already: who the players are. */
export type SlipChoice = { readonly players?: readonly (PlayerNumber | null)[] };

/** Holds a slip against the tournament. Nothing is changed by it. */
export function judgeSlip(tournament: Tournament, slip: SlipReport, choice: SlipChoice = {}): SlipDecision {
  const questions: Question[] = [];
  // A slip that is not ours: who its players are comes after that.
  const foreign: readonly Question[] = isForeign(tournament, slip) ? [{ why: 'other-tournament' }] : [];
  const ask = (proposal: Proposal | null, ...first: Question[]): SlipDecision => ({
    kind: 'question',
    questions: [...foreign, ...first, ...questions],
    proposal,
  });
  const stop = (...last: Question[]) => ask(null, ...last);
  if (slip.players.length !== 2 || slip.final.length !== 2)
    return stop({ why: 'not-two-players', players: slip.players.length });
  if (tournament.rounds.length === 0) return stop({ why: 'nothing-paired' });

  const players = recognise(tournament, slip, choice, questions);
  questions.push(...ofItself(tournament, slip));
  if (!players) return stop();
  if (players[0] === players[1]) return stop({ why: 'same-player-twice', number: players[0] });

  const { round, paired } = findRound(tournament, slip, players, questions);
  const pairing = paired ? null : pairedAsPlayed(tournament, round, players);
  const boards = pairing ? pairing.pairs : tournament.rounds[round - 1]!.pairings;
  const board = boards.find((candidate) => candidate.players.every((number) => players.includes(number)));
  if (!board) return stop(...taken(tournament.rounds[round - 1]!, round, players));

  const { settings } = tournament;
  // A pairing that has a result keeps its number of games when the settings change.
  const games =
    (pairing ? null : pairingAt(tournament, round, board.table))?.results.length ?? settings.games;
  const single = games === 1 && settings.games === 1;
  const slot: Slot = { round, table: board.table, game: single ? 1 : slip.game };
  if (slot.game < 1 || slot.game > games) return stop({ why: 'no-such-game', number: slip.game, games });
  const turned = board.players[0] !== players[0];
  const score = scoreOf(slip, turned);
  const source: ResultSource = {
    kind: 'slip',
    slip: slip.digest,
    game: slip.gameId,
    version: slip.version,
    device: slip.device,
  };
  const known = pairing ? null : resultAt(tournament, slot);
  if (known) {
    const compared = compare(known, { ...score, source });
    if (compared === 'same') return { kind: 'same', slot, other: !isSlip(known.source, slip.digest) };
    questions.unshift(compared);
  }
  const replaces = elsewhere(tournament, slip, slot);
  if (replaces) questions.unshift({ why: 'game-elsewhere', slot: replaces });
  const proposal: Proposal = {
    slot,
    players: board.players,
    score,
    source,
    paired: pairing,
    replaces,
    known,
  };
  const refusal = refusalOf(tournament, proposal);
  if (refusal) return stop({ why: 'not-recordable', refusal });
  return foreign.length + questions.length === 0 ? { kind: 'accept', proposal } : ask(proposal);
}

/** The facts that put an accepted slip on record, in order. `reason` must be there where something known is replaced. */
export function acceptance(proposal: Proposal, answered: readonly QuestionCode[], reason: string) {
  const { slot, score, source, paired: pairing, replaces, known } = proposal;
  const facts: TournamentFact[] = [];
  if (replaces) facts.push({ type: 'removed', ...replaces, reason });
  if (pairing) facts.push(pairing);
  facts.push(
    known
      ? { type: 'corrected', ...slot, ...score, source, answered, reason }
      : { type: 'result', ...slot, ...score, source, answered, ...(reason === '' ? {} : { reason }) },
  );
  return facts;
}

/** A slip that the tournament does not take is the organizer's to settle. */
export function notRecordable(refusal: TournamentRefusal): SlipDecision {
  return { kind: 'question', questions: [{ why: 'not-recordable', refusal }], proposal: null };
}

/** Why it could not be put on record, whatever reason the organizer gives. */
function refusalOf(tournament: Tournament, proposal: Proposal): TournamentRefusal | null {
  const facts = acceptance(proposal, [], 'any');
  const after = stepThrough(
    tournament,
    facts.map((fact) => ({ at: 0, fact })),
  );
  return after.ok ? null : after.error;
}

function recognise(
  tournament: Tournament,
  slip: SlipReport,
  { players: chosen = [] }: SlipChoice,
  questions: Question[],
): [PlayerNumber, PlayerNumber] | null {
  const expected = isForeign(tournament, slip) ? [] : expectedAt(tournament, slip);
  const ownCard = slip.tournament !== null && slip.tournament === tournament.settings.mark;
  const numbers = slip.players.map(({ name, club, number }, seat) => {
    const given = chosen[seat];
    if (given && tournament.players[given - 1]) return given;
    const listed = ownCard && number !== null ? tournament.players[number - 1] : undefined;
    if (listed && isNameOf(listed, name)) return listed.number;
    const identity = identify(tournament.players, name, club, expected);
    if (identity.kind === 'one') return identity.number;
    questions.push({
      why: identity.kind === 'several' ? 'ambiguous-player' : 'unknown-player',
      seat,
      name,
      club,
      candidates: identity.candidates,
    });
    return null;
  });
  const [a, b] = numbers;
  return a && b ? [a, b] : null;
}

/** Those whom the pairing puts at the slip's table in the slip's round. */
function expectedAt({ rounds }: Tournament, slip: SlipReport): readonly PlayerNumber[] {
  const round = rounds[(numberIn(slip.round) ?? rounds.length) - 1];
  return round?.pairings.find(({ table }) => table === numberIn(slip.table))?.players ?? [];
}

const isForeign = ({ settings }: Tournament, { tournament }: SlipReport): boolean =>
  tournament !== null && tournament !== settings.mark;

/** Questions a slip raises whatever the pairing is. */
function ofItself({ settings, setAside }: Tournament, slip: SlipReport): readonly Question[] {
  const questions: Question[] = [];
  if (slip.signature !== 'good')
    questions.push({ why: slip.signature === 'bad' ? 'bad-signature' : 'not-signed' });
  if (!slip.consistent) questions.push({ why: 'sums-differ' });
  if (slip.regulation.id !== settings.regulation.id) {
    const { name: said } = slip.regulation;
    questions.push({ why: 'wrong-regulation', said, expected: settings.regulation.name });
  } else if (settings.regulation.mark !== null && slip.regulation.mark !== settings.regulation.mark) {
    questions.push({ why: 'changed-rules' });
  }
  if (settings.lexicon && !(slip.lexicon && fitsLexicon(settings.lexicon, slip.lexicon)))
    questions.push({ why: 'wrong-lexicon', said: slip.lexicon, expected: settings.lexicon });
  const seats = slip.players.flatMap((_, seat) => (slip.confirmed.includes(seat) ? [] : [seat]));
  if (seats.length > 0) questions.push({ why: 'not-confirmed', seats });
  if (setAside.has(slip.digest)) questions.push({ why: 'set-aside-before' });
  return questions;
}

function findRound(
  { rounds }: Tournament,
  slip: SlipReport,
  players: readonly [PlayerNumber, PlayerNumber],
  questions: Question[],
): { readonly round: number; readonly paired: boolean } {
  const said = numberIn(slip.round);
  const meetings = rounds.flatMap((round, i) => (meet(round, players) ? [i + 1] : []));
  if (said !== null && meetings.includes(said)) return { round: said, paired: true };
  const latest = meetings.at(-1);
  if (latest !== undefined) {
    // A slip without a round belongs where the two were paired, if that was only once.
    if (slip.round !== '' || meetings.length > 1)
      questions.push({ why: 'wrong-round', said: slip.round, found: latest });
    return { round: latest, paired: true };
  }
  const known = said !== null && said >= 1 && said <= rounds.length;
  const round = known ? said : rounds.length;
  if (!known && slip.round !== '') questions.push({ why: 'wrong-round', said: slip.round, found: round });
  const opponent = (number: PlayerNumber) =>
    rounds[round - 1]!.pairings.find((board) => board.players.includes(number))?.players.find(
      (other) => other !== number,
    ) ?? null;
  questions.push({
    why: 'pairing-differs',
    round,
    expected: [opponent(players[0]), opponent(players[1])],
  });
  return { round, paired: false };
}

const meet = ({ pairings: boards }: Round, players: readonly PlayerNumber[]): boolean =>
  boards.some((board) => board.players.every((number) => players.includes(number)));

function taken(round: Round, number: number, players: readonly PlayerNumber[]): readonly Question[] {
  return players.flatMap((player): Question[] => {
    const board = round.pairings.find(
      (candidate) => candidate.players.includes(player) && candidate.results.some((result) => result),
    );
    return board ? [{ why: 'player-has-result', number: player, round: number, table: board.table }] : [];
  });
}

function scoreOf({ final, winner }: SlipReport, turned: boolean): Score {
  const [a = 0, b = 0] = final;
  const side = winner === 0 || winner === 1 ? (winner as Side) : null;
  if (!turned) return { scores: [a, b], winner: side, forfeit: false };
  return { scores: [b, a], winner: side === null ? null : side === 0 ? 1 : 0, forfeit: false };
}

/** Compares with what is on record. Only what says the same is the same; all else is the organizer's decision. */
function compare(was: PairingResult, now: Compared): Question | 'same' {
  const mine = now.source;
  const theirs = was.source;
  if (mine.kind !== 'slip') return 'same';
  if (isSlip(theirs, mine.slip)) return 'same';
  const versions = [theirs.kind === 'slip' ? theirs.version : 0, mine.version] as const;
  const sameGame = theirs.kind === 'slip' && theirs.game === mine.game && theirs.device === mine.device;
  // Signatures alone make no new version.
  if (sameGame && mine.version === theirs.version && sameScore(was, now)) return 'same';
  if (sameGame) {
    return { why: mine.version < theirs.version ? 'older-version' : 'changed-version', was, now, versions };
  }
  return sameScore(was, now) ? 'same' : { why: 'disagreement', was, now, versions };
}

/** The place where the same game is on record already. */
function elsewhere({ rounds }: Tournament, slip: SlipReport, here: Slot): Slot | null {
  for (const [i, round] of rounds.entries()) {
    for (const board of round.pairings) {
      for (const [game, result] of board.results.entries()) {
        if (result?.source.kind !== 'slip' || result.source.game !== slip.gameId) continue;
        const slot: Slot = { round: i + 1, table: board.table, game: game + 1 };
        const same = slot.round === here.round && slot.table === here.table && slot.game === here.game;
        if (!same) return slot;
      }
    }
  }
  return null;
}

export const sameScore = (a: Score, b: Score): boolean =>
  a.scores[0] === b.scores[0] && a.scores[1] === b.scores[1] && a.winner === b.winner;

const isSlip = (source: ResultSource, digest: string): boolean =>
  source.kind === 'slip' && source.slip === digest;

/** „3”, „runda 3”, „R3”: the number people mean. */
export function numberIn(text: string): number | null {
  const digits = /\d{1,3}/.exec(text)?.[0];
  return digits === undefined ? null : Number(digits);
}
