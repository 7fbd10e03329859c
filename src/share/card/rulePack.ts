import { ADDED } from '../../domain/rules/complete.ts';
import {
  type BudgetTimeOut,
  type ClockRule,
  type FailedChallenge,
  type RunRule,
  type TableRules,
  type TieBreakRule,
  UNSEEN,
} from '../../domain/rules/tableRules.ts';
import {
  as,
  type Fields,
  flag,
  oneOf,
  orNull,
  type Packing,
  record,
  upTo,
  variant,
  within,
} from '../bits/packing.ts';
import { tileLanguage } from '../slip/fields.ts';

/** What the rules are played by. Their id and name stand beside it, and so does the word list. */
export type PlayedRules = Omit<TableRules, 'id' | 'name' | 'sources' | 'lexicon' | 'mode'>;

/** The bounds are those of `rulesSchema`: whatever is read here is a rule set a game file may have too. */
const span = within(1_000, 86_400_000);
const points = within(0, 1_000);
const settling = oneOf('nobody', 'opponent');
const effect = oneOf('counts', 'breaks', 'ignored');
const per = oneOf('challenge', 'word');
const own = oneOf('own', 'nothing');

const timeOut = variant<BudgetTimeOut>({
  out: record({ mayChallenge: flag, restartsRuns: flag }),
  penalty: record({ points, per: span, limit: orNull(span) }),
});

const clock = variant<ClockRule>({
  none: record({}),
  budget: record({ time: orNull(span), settling, timeOut }),
  move: record({
    time: span,
    timeOut: variant<{ kind: 'turn-over'; counts: 'pass' | 'loss' }>({
      'turn-over': record({ counts: oneOf('pass', 'loss') }),
    }),
  }),
  shared: record({ time: span, settling }),
});

const failed = variant<FailedChallenge>({
  nothing: record({}),
  'challenger-loses': record({ points, per }),
  'mover-gains': record({ points, per }),
  'lost-turn': record({}),
});

const run = record<RunRule>({
  reason: oneOf('passes', 'passes-and-losses', 'scoreless'),
  length: variant<RunRule['length']>({
    each: record({ turns: within(1, 20) }),
    total: record({ turns: within(1, 40), alone: within(1, 40) }),
  }),
  loss: effect,
  exchange: effect,
  passes: within(0, 40),
});

/**
 * A whole rule set in some forty bytes, and never more than a hundred: it always fits on a card. New fields go to a new
 * format of the card, nothing here changes its place.
 */
const FIELDS = {
  language: tileLanguage,
  seats: record({ min: within(1, 4), max: within(1, 4) }),
  games: within(1, 20),
  clock,
  rack: within(1, 15),
  bingo: points,
  firstMove: within(1, 15),
  exchange: record({ limit: orNull(within(0, 100)), smallestBag: within(0, 100) }),
  challenge: record({ closes: oneOf('at-recording', 'at-next-stop'), failed }),
  runs: upTo(8, run),
  ending: record({
    outNeedsAcceptance: flag,
    outGains: oneOf('others', 'others-twice', 'nothing'),
    othersLose: own,
    nobodyOut: own,
    outAlone: oneOf('as-usual', 'gains-nothing'),
  }),
  tieBreak: variant<TieBreakRule>({
    draw: record({}),
    'last-word': record({ by: oneOf('word', 'move') }),
  }),
  startingDraw: record({
    blank: oneOf('first-letter', 'before-all', 'draw-again'),
    equal: oneOf('the-equal', 'everybody'),
  }),
  phoneConsent: flag,
} satisfies Fields<FirstRules>;

/** What the first rules had. */
type FirstRules = Omit<PlayedRules, 'unseen'>;

const { unseen } = ADDED;

/** Rules whose later parameters have their defaults. */
export const rulePack: Packing<PlayedRules> = as(
  record<FirstRules>(FIELDS),
  ({ unseen: _, ...first }) => first,
  (first) => ({ ...first, unseen }),
);

/** Any rules: what was added since follows. */
export const laterRulePack = record<PlayedRules>({ ...FIELDS, unseen: oneOf(...UNSEEN) });

export function needsLaterPack(rules: PlayedRules): boolean {
  return rules.unseen !== unseen;
}

/** The values a rule set plays by, without its names. */
export function playedRules({
  mode: _,
  id: __,
  name: ___,
  sources: ____,
  lexicon,
  ...played
}: TableRules): PlayedRules {
  return played;
}
