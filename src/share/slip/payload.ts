import { fnv } from '../../domain/checksum.ts';
import { rulesMark } from '../../domain/rules/mark.ts';
import type { TableRules } from '../../domain/rules/tableRules.ts';
import type { GameEntry, LexiconEdition } from '../../domain/table/fact.ts';
import type { Column, Decision } from '../../domain/table/finalScore.ts';
import { asItStood, current, replay } from '../../domain/table/game.ts';
import { slipOf } from '../../domain/table/slip.ts';
import type { Adjustment, End, GameState, RackValue, Turn } from '../../domain/table/state.ts';
import type { TileLanguage } from '../../domain/tiles/language.ts';
import { LAST_MOMENT, type Millis, type Points, type Seat } from '../../domain/units.ts';
import { shortText } from '../text/text.ts';
import { LIMITS } from './limits.ts';

/** The slip as it travels: every number within `LIMITS`, every text clean and short. */
export type SlipPayload = {
  /** Sixteen hexadecimal digits that follow from the game's id on the phone. */
  readonly gameId: string;
  /** A corrected slip is a later version of the same game. */
  readonly version: number;
  /** The mark of the tournament's card that the phone had; null if it had none. */
  readonly tournament: number | null;
  readonly language: TileLanguage;
  readonly regulation: SlipRegulation;
  /** Null: none was named. */
  readonly lexicon: SlipLexicon | null;
  readonly table: string;
  readonly round: string;
  /** Which game of a match, from 1. */
  readonly game: number;
  /** Whole seconds, given in milliseconds. */
  readonly startedAt: Millis;
  readonly endedAt: Millis;
  readonly players: readonly SlipPlayer[];
  /** Null when they were left out. */
  readonly turns: readonly SlipTurn[] | null;
  readonly challenges: readonly SlipChallenge[];
  readonly adjustments: readonly SlipAdjustment[];
  readonly end: SlipEnd;
  readonly racks: readonly (RackValue | null)[];
  /** As the phone claims them, except `moves`, `challenges` and `referee`, which are counted where turns are known. */
  readonly columns: readonly Column[];
  readonly decision: Decision;
  readonly confirmed: readonly Seat[];
  /** What was left out so that the code stays readable, in the order of `DETAILS`. */
  readonly leftOut: readonly Detail[];
};

/** `mark`: of the rules actually played by, so that a changed regulation is noticed. */
export type SlipRegulation = { readonly id: string; readonly name: string; readonly mark: number };

export type SlipLexicon = {
  readonly name: string;
  readonly edition: string;
  /** Of its words; not there where it is not known. */
  readonly fingerprint?: string;
};

export type SlipPlayer = {
  readonly name: string;
  readonly club: string;
  /** The start number on the tournament's card. */
  readonly number: number | null;
};

/** `why`: of an end before the end, in the players' words; not there where nobody said so. */
export type SlipEnd = { readonly reason: End['reason']; readonly seat: Seat | null; readonly why?: string };

export type SlipTurn = {
  readonly seat: Seat;
  readonly kind: Turn['kind'];
  readonly points: Points;
  /** How many tiles were laid or exchanged; null if unknown. */
  readonly tiles: number | null;
  /** To a tenth of a second; null if it was left out. */
  readonly took: Millis | null;
};

export type SlipChallenge = {
  readonly by: Seat;
  /** Whose move. */
  readonly seat: Seat;
  readonly words: number;
  readonly valid: boolean;
  readonly source: 'lexicon' | 'referee';
  /** After how many turns. */
  readonly turn: number;
};

export type SlipAdjustment = Pick<Adjustment, 'seat' | 'points' | 'cause' | 'reason' | 'turn'>;

/** What may be left out of a long game, first to go first. */
export const DETAILS = ['times', 'reasons', 'tiles', 'clubs', 'long-names', 'turns'] as const;
export type Detail = (typeof DETAILS)[number];

/** What the phone knows from the tournament's card. */
export type SlipContext = {
  readonly tournament: number | null;
  readonly numberOf: (name: string) => number | null;
};

const NO_CONTEXT: SlipContext = { tournament: null, numberOf: () => null };

/**
 * The slip of a game on this phone; null while its result is not known. The version follows from the log: it grows
 * each time a correction makes the slip read differently from what somebody had signed. Signatures alone make no new
 * version, and neither does a slip that changes before anybody has signed it.
 */
export function slipPayload(
  id: string,
  entries: readonly GameEntry[],
  context: SlipContext = NO_CONTEXT,
): SlipPayload | null {
  const startedAt = entries[0]?.at ?? 0;
  let version = 1;
  let before = '';
  let signed = false;
  for (const state of asItStood(entries)) {
    const slip = state && payloadOf(state, { id, startedAt, version: 1, context: NO_CONTEXT });
    if (!slip) continue;
    const reads = JSON.stringify({ ...slip, confirmed: [] });
    if (reads !== before && signed) version += 1;
    signed = slip.confirmed.length > 0 || (signed && reads === before);
    before = reads;
  }
  const state = current(replay(entries).log);
  return state && payloadOf(state, { id, startedAt, version, context });
}

function payloadOf(
  state: GameState,
  about: {
    readonly id: string;
    readonly startedAt: Millis;
    readonly version: number;
    readonly context: SlipContext;
  },
): SlipPayload | null {
  const slip = slipOf(state, about.startedAt);
  if (!slip) return null;
  const startedAt = wholeSeconds(slip.startedAt);
  const tooLong =
    slip.turns.length > LIMITS.turns ||
    slip.challenges.length > LIMITS.challenges ||
    state.adjustments.length > LIMITS.adjustments;
  const sheet = <T>(lines: readonly T[]) => (tooLong ? [] : lines);
  return {
    gameId: slipGameId(about.id),
    version: Math.min(about.version, LIMITS.version),
    tournament: about.context.tournament,
    language: state.rules.language,
    regulation: regulationOf(state.rules),
    lexicon: slip.lexicon && lexiconOf(slip.lexicon),
    table: shortText(slip.table ?? '', LIMITS.place),
    round: shortText(slip.round ?? '', LIMITS.place),
    game: slip.game,
    startedAt,
    endedAt: startedAt + Math.min(wholeSeconds(slip.endedAt - startedAt), LIMITS.lasted * 1_000),
    players: slip.players.map(({ name, club }) => ({
      name: shortText(name, LIMITS.name),
      club: shortText(club ?? '', LIMITS.club),
      number: about.context.numberOf(name),
    })),
    turns: tooLong ? null : slip.turns.map(turnOf),
    challenges: sheet(slip.challenges).map((challenge) => ({
      by: challenge.by,
      seat: challenge.seat,
      words: Math.min(challenge.words.length, LIMITS.words),
      valid: challenge.valid,
      source: challenge.source,
      turn: challenge.turn,
    })),
    adjustments: sheet(state.adjustments).map((adjustment) => ({
      seat: adjustment.seat,
      points: adjustment.points,
      cause: adjustment.cause,
      reason: shortText(adjustment.reason, LIMITS.reason),
      turn: adjustment.turn,
    })),
    end: endOf(slip.end),
    racks: slip.racks,
    columns: slip.columns,
    decision: slip.decision,
    confirmed: slip.confirmed,
    leftOut: tooLong ? ['turns'] : [],
  };
}

function lexiconOf({ name, edition = '', fingerprint }: LexiconEdition): SlipLexicon | null {
  const short = {
    name: shortText(name, LIMITS.lexicon),
    edition: shortText(edition, LIMITS.lexicon),
    ...(fingerprint === undefined ? {} : { fingerprint }),
  };
  return short.name === '' ? null : short;
}

function endOf(end: End): SlipEnd {
  const why = shortText('why' in end ? end.why : '', LIMITS.reason);
  return {
    reason: end.reason,
    seat: 'seat' in end ? end.seat : null,
    ...(why === '' ? {} : { why }),
  };
}

function turnOf(turn: Turn): SlipTurn {
  return {
    seat: turn.seat,
    kind: turn.kind,
    points: turn.points,
    tiles: turn.kind === 'play' || turn.kind === 'exchange' ? turn.tiles : null,
    took: Math.min(Math.max(0, Math.round(turn.took / 100)), LIMITS.took) * 100,
  };
}

const wholeSeconds = (moment: Millis) =>
  Math.min(Math.max(0, Math.floor(moment / 1_000)) * 1_000, LAST_MOMENT);

/** Half of a random id is enough to tell the games of a tournament apart; any other id is hashed to the same length. */
export function slipGameId(id: string): string {
  const uuid = /^([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-[0-9a-f]{4}-[0-9a-f]{12}$/.exec(id);
  if (uuid) return `${uuid[1]}${uuid[2]}${uuid[3]}`;
  return hex(fnv(id)) + hex(fnv(id, 0x01234567));
}

export function regulationOf(rules: TableRules): SlipRegulation {
  return {
    id: shortText(rules.id, LIMITS.regulation),
    name: shortText(rules.name, LIMITS.regulation),
    mark: rulesMark(rules),
  };
}

const hex = (value: number) => value.toString(16).padStart(8, '0');
