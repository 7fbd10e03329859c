import { fail, ok, type Result } from '../../domain/result.ts';
import type {
  DuplicateCriterion,
  DuplicateRules,
  EqualOrder,
  RackCheckRule,
} from '../../domain/rules/duplicateRules.ts';

/** Behind the name of a regulation that somebody changed. */
export const OWN_MARK = ' *';

/** The numbers of a rule set as they are typed: from, to, and whether the field may be left empty. Times are seconds. */
const NUMBERS = {
  games: [1, 20],
  move: [1, 3_600],
  joker: [0, 3_600],
  yellow: [0, 3_600],
  blinking: [0, 3_600],
  red: [0, 3_600],
  checkUntil: [1, 100, 'or-none'],
  vowels: [0, 15, 'or-none'],
  consonants: [0, 15, 'or-none'],
  laterVowels: [0, 15, 'or-none'],
  laterConsonants: [0, 15, 'or-none'],
  rack: [1, 15],
  bingo: [0, 1_000],
  moves: [1, 100, 'or-none'],
  firstMove: [1, 15],
  judgedByList: [0, 15, 'or-none'],
  failures: [1, 100],
  penaltyAt: [1, 20, 'or-none'],
  penaltyPoints: [0, 1_000],
  exclusionAt: [1, 20, 'or-none'],
  share: [0, 100],
  solo: [0, 1_000],
} as const;

export type DraftNumber = keyof typeof NUMBERS;

/** What a set-up may change of a regulation. */
export type RuleDraft = Readonly<Record<DraftNumber, string>> & {
  readonly master: DuplicateRules['master'];
  readonly points: DuplicateRules['points'];
  readonly naming: DuplicateRules['naming'];
  readonly equals: readonly EqualOrder[];
  readonly criteria: readonly DuplicateCriterion[];
  readonly forbiddenLetters: string;
  /** Are there tournament points at all, and how many more the first places get. */
  readonly places: boolean;
  readonly extra: string;
};

const SECOND = 1_000;
/** Where a regulation without penalties begins. */
const USUAL_PENALTY = 100;
/** Regulations without tournament points have no table to begin with: this is how the Slovak championship gives them. */
const USUAL_EXTRA = [5, 3, 1];

export function draftOf(rules: DuplicateRules): RuleDraft {
  const { time, semaphore, rackCheck, warnings, tournamentPoints: given } = rules;
  const [first, later] = rackCheck;
  const text = (value: number | null | undefined) =>
    value === null || value === undefined ? '' : `${value}`;
  return {
    games: text(rules.games),
    move: text(time.move / SECOND),
    joker: text(time.joker / SECOND),
    yellow: text(semaphore.yellow / SECOND),
    blinking: text(semaphore.blinking / SECOND),
    red: text(semaphore.red / SECOND),
    checkUntil: text(first?.until),
    vowels: text(first?.vowels),
    consonants: text(first?.consonants),
    laterVowels: text(later?.vowels),
    laterConsonants: text(later?.consonants),
    rack: text(rules.rack),
    bingo: text(rules.bingo),
    moves: text(rules.moves),
    firstMove: text(rules.firstMove),
    judgedByList: text(rules.judgedByList),
    failures: text(rules.failures),
    penaltyAt: text(warnings.penalty?.warning),
    penaltyPoints: text(-(warnings.penalty?.points ?? -USUAL_PENALTY)),
    exclusionAt: text(warnings.exclusion),
    share: text(warnings.share),
    solo: text(rules.solo),
    master: rules.master,
    points: rules.points,
    naming: rules.naming,
    equals: rules.equals,
    criteria: rules.criteria,
    forbiddenLetters: rules.forbiddenLetters,
    places: given.kind === 'places',
    extra: (given.kind === 'places' ? given.extra : USUAL_EXTRA).join(', '),
  };
}

/** The rules to play by: the regulation itself where nothing was changed. What makes no sense is named. */
export function draftedRules(
  base: DuplicateRules,
  draft: RuleDraft,
): Result<DuplicateRules, keyof RuleDraft> {
  const was = draftOf(base);
  if (JSON.stringify(was) === JSON.stringify(draft)) return ok(base);
  const numbers = numbersIn(draft);
  if (!numbers.ok) return numbers;
  const read = numbers.value;
  const extra = extraIn(draft.extra);
  if (!extra) return fail('extra');
  const letters = lettersIn(draft.forbiddenLetters);
  if (letters === null) return fail('forbiddenLetters');
  if (draft.criteria.length === 0) return fail('criteria');
  // Left empty is what may be left empty: everything else has been looked at.
  const number = (name: DraftNumber) => read[name] ?? 0;
  if (number('firstMove') > number('rack')) return fail('firstMove');
  const isUnchanged = (...names: readonly DraftNumber[]) => names.every((name) => draft[name] === was[name]);
  const { master, points, naming, equals, criteria } = draft;
  return ok({
    ...base,
    // Changed rules are nobody's regulation: they do not go by its name, nor cite it.
    id: 'own',
    name: `${base.name.replace(OWN_MARK, '')}${OWN_MARK}`,
    sources: [],
    games: number('games'),
    time: { move: number('move') * SECOND, joker: number('joker') * SECOND },
    semaphore: {
      yellow: number('yellow') * SECOND,
      blinking: number('blinking') * SECOND,
      red: number('red') * SECOND,
    },
    // A file may say more lines than there are fields.
    rackCheck: isUnchanged('checkUntil', 'vowels', 'consonants', 'laterVowels', 'laterConsonants')
      ? base.rackCheck
      : rackCheckOf(read),
    rack: number('rack'),
    bingo: number('bingo'),
    moves: read.moves,
    firstMove: number('firstMove'),
    judgedByList: read.judgedByList,
    failures: number('failures'),
    warnings: {
      penalty: read.penaltyAt === null ? null : { warning: read.penaltyAt, points: -number('penaltyPoints') },
      exclusion: read.exclusionAt,
      share: number('share'),
    },
    solo: number('solo'),
    tournamentPoints: draft.places ? { kind: 'places', extra } : { kind: 'none' },
    forbiddenLetters: letters,
    master,
    points,
    naming,
    equals,
    criteria,
  });
}

type Numbers = Readonly<Record<DraftNumber, number | null>>;

/** The first that is missing, or none, or out of its bounds fails. */
function numbersIn(draft: RuleDraft): Result<Numbers, DraftNumber> {
  const read: Partial<Record<DraftNumber, number | null>> = {};
  for (const name of Object.keys(NUMBERS) as DraftNumber[]) {
    const [least, most, optional] = NUMBERS[name] as readonly [number, number, 'or-none'?];
    const typed = draft[name].trim();
    const number = /^\d{1,4}$/.test(typed) ? Number(typed) : null;
    if (number === null ? typed !== '' || !optional : number < least || number > most) return fail(name);
    read[name] = number;
  }
  return ok(read as Numbers);
}

type LetterNeeds = Omit<RackCheckRule, 'until'>;

/** Without a move up to which it holds, the first line holds for all; without numbers there is no check. */
function rackCheckOf(read: Numbers): readonly RackCheckRule[] {
  const needs = (vowels: number | null, consonants: number | null): LetterNeeds | null =>
    vowels === null && consonants === null ? null : { vowels: vowels ?? 0, consonants: consonants ?? 0 };
  const first = needs(read.vowels, read.consonants);
  const later = needs(read.laterVowels, read.laterConsonants);
  const until = read.checkUntil;
  if (until === null) {
    const all = first ?? later;
    return all ? [{ until: null, ...all }] : [];
  }
  if (!first && !later) return [];
  return [
    { until, ...(first ?? { vowels: 0, consonants: 0 }) },
    ...(later ? [{ until: null, ...later }] : []),
  ];
}

const MOST_EXTRA = 20;

function extraIn(text: string): readonly number[] | null {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '');
  const isGood = parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) <= 100);
  return isGood && parts.length <= MOST_EXTRA ? parts.map(Number) : null;
}

const MOST_LETTERS = 30;

/** Each once, in capitals, in the order they were typed in. */
function lettersIn(text: string): string | null {
  const letters = [
    ...new Set(
      text
        .normalize('NFC')
        .toUpperCase()
        .replace(/[\s,;]+/g, ''),
    ),
  ];
  return letters.length <= MOST_LETTERS && letters.every((letter) => /\p{L}/u.test(letter))
    ? letters.join('')
    : null;
}
