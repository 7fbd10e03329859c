import type { ClockRule, RunRule, TableRules } from '../domain/rules/tableRules.ts';
import { lexiconTitle } from '../domain/rules/wantedLexicon.ts';
import { MINUTE, type Millis, SECOND } from '../domain/units.ts';
import type { phrases as polish } from './pl/rulePhrases.ts';

/** The sentences in one language; which of them apply follows from the values. */
export type RulePhrases = typeof polish;

/** A regulation in plain words. Every sentence follows from a value, so changed rules explain themselves too. */
export function ruleText(phrases: RulePhrases) {
  const { labels, questions } = phrases;
  return {
    title: ({ id, name }: Pick<TableRules, 'id' | 'name'>): string => phrases.titles[id] ?? name,
    duration,
    tilesOf: phrases.tilesOf,
    /** One line of a list: time, players, the match, whose list. */
    brief: (set: TableRules): readonly string[] => [
      named(phrases, set.clock),
      `${labels.players.toLowerCase()}: ${players(set)}`,
      ...(set.games > 1 ? [phrases.games(set.games)] : []),
      set.lexicon ? lexiconTitle(set.lexicon) : phrases.tilesOf(set.language),
    ],
    /** The few values by which players know a regulation. */
    essentials: (set: TableRules): readonly { readonly label: string; readonly value: string }[] => [
      { label: labels.time, value: time(phrases, set.clock) },
      { label: labels.exchanges, value: exchangeShort(phrases, set) },
      { label: labels.failed, value: failedShort(phrases, set) },
      { label: labels.tie, value: phrases.tieShort[tieKind(set)] },
      { label: labels.players, value: players(set) },
      ...(set.games > 1 ? [{ label: labels.match, value: phrases.games(set.games) }] : []),
      { label: labels.tiles, value: phrases.tilesOf(set.language) },
      ...(set.lexicon ? [{ label: labels.lexicon, value: lexiconTitle(set.lexicon) }] : []),
    ],
    whatIf: (set: TableRules): readonly { readonly question: string; readonly answer: string }[] => [
      { question: questions.timeOut, answer: timeOut(phrases, set) },
      ...('settling' in set.clock
        ? [{ question: questions.settling, answer: phrases.settling[set.clock.settling] }]
        : []),
      { question: questions.challenge, answer: phrases.challenge(phrases.window[set.challenge.closes]) },
      { question: questions.failed, answer: failed(phrases, set) },
      { question: questions.exchange, answer: exchange(phrases, set) },
      { question: questions.runs, answer: runs(phrases, set) },
      { question: questions.out, answer: out(phrases, set) },
      { question: questions.nobodyOut, answer: phrases.nobodyOut[set.ending.nobodyOut] },
      { question: questions.tie, answer: phrases.tie[tieKind(set)] },
      { question: questions.bingo, answer: bingo(phrases, set) },
      { question: questions.draw, answer: draw(phrases, set) },
      { question: questions.unseen, answer: phrases.unseen[set.unseen] },
    ],
    /** What the first player does at the moment the clock starts. */
    startSignal: ({ clock }: TableRules, name: string): string => {
      const { startSignal } = phrases;
      if (clock.kind === 'none') return startSignal.begins(name);
      if (clock.kind === 'move') return startSignal.fullRack(name);
      return clock.settling === 'opponent' ? startSignal.firstTile(name) : startSignal.secondTile(name);
    },
  };
}

function duration(span: Millis): string {
  const minutes = Math.floor(span / MINUTE);
  const seconds = Math.round((span % MINUTE) / SECOND);
  return [minutes > 0 && `${minutes} min`, (seconds > 0 || minutes === 0) && `${seconds} s`]
    .filter((part) => part !== false)
    .join(' ');
}

const sentences = (...all: readonly (string | false)[]) => all.filter(Boolean).join(' ');

function time({ time }: RulePhrases, clock: ClockRule): string {
  if (clock.kind === 'none') return time.none;
  return clock.time === null ? time.byOrganizer : time[clock.kind](duration(clock.time));
}

/** Where no label stands before it, „set by the organizer” has to say what is. */
function named(phrases: RulePhrases, clock: ClockRule): string {
  const said = time(phrases, clock);
  return said === phrases.time.byOrganizer ? `${phrases.labels.time.toLowerCase()} ${said}` : said;
}

function exchangeShort(
  { exchangeShort }: RulePhrases,
  { exchange: { limit, smallestBag } }: TableRules,
): string {
  if (limit === 0) return exchangeShort.none;
  return exchangeShort.some(
    limit === null ? exchangeShort.unlimited : exchangeShort.upTo(limit),
    smallestBag,
  );
}

function failedShort({ failedShort }: RulePhrases, { challenge: { failed } }: TableRules): string {
  return 'points' in failed ? failedShort[failed.kind](failed.points) : failedShort[failed.kind];
}

function tieKind({ tieBreak }: TableRules): 'draw' | 'word' | 'move' {
  return tieBreak.kind === 'draw' ? 'draw' : tieBreak.by;
}

function players({ seats }: TableRules): string {
  return seats.min === seats.max ? `${seats.min}` : `${seats.min}–${seats.max}`;
}

function timeOut({ timeOut: text }: RulePhrases, { clock, seats }: TableRules): string {
  switch (clock.kind) {
    case 'none':
      return text.none;
    case 'move':
      return text.move(duration(clock.time), text.counts[clock.timeOut.counts]);
    case 'shared':
      return text.shared(duration(clock.time));
    case 'budget':
      break;
  }
  const { timeOut } = clock;
  if (timeOut.kind === 'penalty') {
    const unit = timeOut.per === MINUTE ? text.eachMinute : text.each(duration(timeOut.per));
    return sentences(
      text.penalty(unit, timeOut.points),
      timeOut.limit !== null && text.limit(duration(timeOut.limit)),
    );
  }
  const many = seats.max > 2;
  return sentences(
    text.out,
    many ? text.othersGoOn : text.opponentGoesOn,
    timeOut.mayChallenge ? text.mayChallenge : text.mayNotChallenge,
    timeOut.restartsRuns && text.restartsRuns,
    many ? text.allOut : text.bothOut,
  );
}

function failed(phrases: RulePhrases, { challenge: { failed } }: TableRules): string {
  return 'points' in failed
    ? phrases.failed[failed.kind](failed.points, phrases.per[failed.per])
    : phrases.failed[failed.kind];
}

function exchange({ exchange: text }: RulePhrases, { exchange: { limit, smallestBag } }: TableRules): string {
  if (limit === 0) return text.never;
  const times = limit === null ? text.unlimited : text.limited(limit);
  return smallestBag === 0 ? sentences(times, text.whatThereIs) : sentences(text.bag(smallestBag), times);
}

function runs(phrases: RulePhrases, { runs }: TableRules): string {
  if (runs.length === 0) return phrases.noRuns;
  return phrases.runs(runs.map((rule) => run(phrases, rule)));
}

function run({ run: text }: RulePhrases, { length, loss, exchange, passes }: RunRule): string {
  const { counted, broken } = text;
  const counts = [
    counted.pass,
    ...(loss === 'counts' ? [counted.loss] : []),
    ...(exchange === 'counts' ? [counted.exchange] : []),
  ];
  const breaks = [
    ...(loss === 'breaks' ? [broken.loss] : []),
    ...(exchange === 'breaks' ? [broken.exchange] : []),
  ];
  const only = counts.length === 1;
  const core =
    length.kind === 'each'
      ? only
        ? text.eachPasses(length.turns)
        : text.eachScoreless(length.turns)
      : only
        ? text.passes(length.turns)
        : text.scoreless(length.turns, counts);
  const notes = [
    ...(length.kind === 'each' ? (only ? [] : [counts.join(', ')]) : [text.alone(length.alone)]),
    ...(breaks.length > 0 ? [text.breaks(breaks)] : []),
  ];
  return core + (passes > 0 ? text.least(passes) : '') + (notes.length > 0 ? ` (${notes.join('; ')})` : '');
}

function out({ out: text }: RulePhrases, { ending, seats }: TableRules): string {
  const many = seats.max > 2;
  return sentences(
    text.gains[ending.outGains](many ? text.othersTiles : text.opponentsTiles),
    ending.othersLose === 'nothing' ? text.nobodyLoses : many ? text.othersLose : text.opponentLoses,
    ending.outNeedsAcceptance && text.needsAcceptance,
    ending.outAlone === 'gains-nothing' && text.alone,
  );
}

function bingo({ bingo: text }: RulePhrases, { bingo, rack, firstMove }: TableRules): string {
  return sentences(bingo === 0 ? text.none : text.some(rack, bingo), text.firstMove(firstMove));
}

function draw({ draw: text }: RulePhrases, { startingDraw: { blank, equal } }: TableRules): string {
  return sentences(text.first, text.blank[blank], text.equal[equal]);
}
