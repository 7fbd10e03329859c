import { fitsLexicon } from '../../rules/wantedLexicon.ts';
import type { Millis } from '../../units.ts';
import type { PlayerNumber, ResultSource, Slot } from '../fact.ts';
import { hasGrown } from '../grownSet.ts';
import type { TournamentRefusal } from '../refusal.ts';
import type { TournamentSettings } from '../settings.ts';
import { pairingAt, resultAt, type Tournament } from '../state.ts';
import { compareResults, isSlip, slotElsewhere } from './compare.ts';
import { findMeeting, isOfTwo, type Meeting, pairOf, scoreFor } from './meeting.ts';
import { numberIn } from './numberIn.ts';
import { type Proposal, proposalRefusal } from './proposal.ts';
import type { Question } from './question.ts';
import { isForeign, recognisePlayers } from './recognise.ts';
import type { SlipReport } from './report.ts';

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

/** What the organizer has answered already, who the players are, and when it is judged. */
type SlipChoice = {
  readonly players?: readonly (PlayerNumber | null)[];
  readonly now?: Millis;
};

/** Phones' clocks differ, and a pairing is sometimes written down when the first games have begun. */
const SLACK: Millis = 30 * 60_000;

/** Holds a slip against the tournament. Nothing is changed by it. The most telling question comes first. */
export function judgeSlip(
  tournament: Tournament,
  slip: SlipReport,
  { players: chosen = [], now = Number.POSITIVE_INFINITY }: SlipChoice = {},
): SlipDecision {
  // A slip that is not ours: who its players are comes after that.
  const foreign: readonly Question[] = isForeign(tournament, slip) ? [{ why: 'other-tournament' }] : [];
  const ask = (questions: readonly Question[], proposal: Proposal | null = null): SlipDecision => ({
    kind: 'question',
    questions: [...foreign, ...questions],
    proposal,
  });
  if (!isOfTwo(slip)) return ask([{ why: 'not-two-players', players: slip.players.length }]);
  if (tournament.rounds.length === 0) return ask([{ why: 'nothing-paired' }]);

  const recognised = recognisePlayers(tournament, slip, chosen);
  const own = [
    ...recognised.questions,
    ...questionsOf(tournament, slip),
    ...dateQuestions(tournament, slip, now),
  ];
  const players = pairOf(recognised.numbers);
  if (!players) return ask(own);
  if (players[0] === players[1]) return ask([{ why: 'same-player-twice', number: players[0] }, ...own]);

  const meeting = findMeeting(tournament, slip, players);
  const { pair, paired } = meeting;
  if (!pair) return ask([...meeting.taken, ...own, ...meeting.questions]);
  const questions = [...own, ...meeting.questions, ...placeQuestions(tournament, slip, meeting)];

  const games = gamesAt(tournament, meeting);
  const single = games === 1 && tournament.settings.games === 1;
  const slot: Slot = { round: meeting.round, table: pair.table, game: single ? 1 : slip.game };
  if (slot.game < 1 || slot.game > games)
    return ask([{ why: 'no-such-game', number: slip.game, games }, ...questions]);

  const source = sourceOf(slip);
  const score = scoreFor(pair, players, slip);
  const known = paired ? null : resultAt(tournament, slot);
  const compared = known && compareResults(known, { ...score, source });
  if (known && compared === 'same') return { kind: 'same', slot, other: !isSlip(known.source, slip.digest) };
  const replaces = slotElsewhere(tournament, slip, slot);
  const all: readonly Question[] = [
    ...(replaces ? [{ why: 'game-elsewhere', slot: replaces } as const] : []),
    ...(compared && compared !== 'same' ? [compared] : []),
    ...questions,
  ];
  const proposal: Proposal = { slot, players: pair.players, score, source, paired, replaces, known };
  const refusal = proposalRefusal(tournament, proposal);
  if (refusal) return ask([{ why: 'not-recordable', refusal }, ...all]);
  return foreign.length + all.length === 0 ? { kind: 'accept', proposal } : ask(all, proposal);
}

/** Asked for, or accepted since: a list that decided no challenge is not asked about at all. */
const isAcceptedList = ({ lexicon, acceptedLexicons = [] }: TournamentSettings, slip: SlipReport): boolean =>
  [lexicon, ...acceptedLexicons].some(
    (wanted) => wanted && slip.lexicon && fitsLexicon(wanted, slip.lexicon),
  );

/** A slip that the tournament does not take is the organizer's to settle. */
export function notRecordable(refusal: TournamentRefusal): SlipDecision {
  return { kind: 'question', questions: [{ why: 'not-recordable', refusal }], proposal: null };
}

/** Questions a slip raises whatever the pairing is, and however many have played. */
function questionsOf({ settings, setAside }: Tournament, slip: SlipReport): readonly Question[] {
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
  if (settings.lexicon && slip.challenges !== 0 && !isAcceptedList(settings, slip))
    questions.push({ why: 'wrong-lexicon', said: slip.lexicon, expected: settings.lexicon });
  const seats = slip.players.flatMap((_, seat) => (slip.confirmed.includes(seat) ? [] : [seat]));
  if (seats.length > 0) questions.push({ why: 'not-confirmed', seats });
  if (slip.early) questions.push({ why: 'ended-early', how: slip.early });
  if (hasGrown(setAside, slip.digest)) questions.push({ why: 'set-aside-before' });
  return questions;
}

/** A game of last week, or by a phone whose date is wrong. */
function dateQuestions(
  { createdAt }: Tournament,
  { startedAt: at }: SlipReport,
  now: Millis,
): readonly Question[] {
  if (at > now + SLACK) return [{ why: 'in-the-future', at }];
  return at < createdAt - SLACK ? [{ why: 'before-pairing', at, since: createdAt }] : [];
}

/** What the slip says against the place that was found for it. */
function placeQuestions(
  { createdAt, rounds }: Tournament,
  { table: said, startedAt: at }: SlipReport,
  { round, pair, paired }: Meeting,
): readonly Question[] {
  const questions: Question[] = [];
  const since = rounds[round - 1]?.pairedAt ?? 0;
  const isOlder = at < createdAt - SLACK;
  if (at < since - SLACK && !isOlder) questions.push({ why: 'before-pairing', at, since });
  const table = numberIn(said);
  if (pair && !paired && table !== null && table !== pair.table)
    questions.push({ why: 'wrong-table', said, found: pair.table });
  return questions;
}

/** A pairing that has a result keeps its number of games when the settings change. */
function gamesAt(tournament: Tournament, { round, pair, paired }: Meeting): number {
  const known = pair && !paired ? pairingAt(tournament, round, pair.table) : null;
  return known?.results.length ?? tournament.settings.games;
}

const sourceOf = ({ digest, gameId, version, device }: SlipReport): ResultSource => ({
  kind: 'slip',
  slip: digest,
  game: gameId,
  version,
  device,
});
