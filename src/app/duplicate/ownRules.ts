import { DUPLICATE_PRESETS, duplicatePresetById } from '../../domain/rules/duplicatePresets.ts';
import type { DuplicateRules } from '../../domain/rules/duplicateRules.ts';
import type { Halls } from './halls.ts';

/** So many rules of one's own are offered again. */
const MOST_REMEMBERED = 3;
const MARK = ' *';

/** What a set-up may change of a regulation, as it is typed: seconds, numbers; empty where there is no bound. */
export type RuleDraft = {
  readonly move: string;
  readonly joker: string;
  readonly moves: string;
  readonly firstMove: string;
  readonly judgedByList: string;
  readonly master: DuplicateRules['master'];
  readonly points: DuplicateRules['points'];
};

export const DRAFT_NUMBERS = ['move', 'joker', 'moves', 'firstMove', 'judgedByList'] as const;

export function draftOf({ time, moves, firstMove, judgedByList, master, points }: DuplicateRules): RuleDraft {
  return {
    move: String(time.move / 1_000),
    joker: String(time.joker / 1_000),
    moves: moves === null ? '' : String(moves),
    firstMove: String(firstMove),
    judgedByList: judgedByList === null ? '' : String(judgedByList),
    master,
    points,
  };
}

/** The rules to play by: the regulation itself where nothing was changed; null where a number makes no sense. */
export function draftedRules(base: DuplicateRules, draft: RuleDraft): DuplicateRules | null {
  if (JSON.stringify(draftOf(base)) === JSON.stringify(draft)) return base;
  const move = numberIn(draft.move, 1, 3_600);
  const joker = numberIn(draft.joker, 0, 3_600);
  const firstMove = numberIn(draft.firstMove, 1, base.rack);
  const moves = orNone(draft.moves, 1, 100);
  const judgedByList = orNone(draft.judgedByList, 0, 15);
  if (move === null || joker === null || firstMove === null) return null;
  if (moves === undefined || judgedByList === undefined) return null;
  const { master, points } = draft;
  const time = { move: move * 1_000, joker: joker * 1_000 };
  // Changed rules are nobody's regulation: they do not go by its name, nor cite it.
  const head = { id: 'own', name: `${base.name.replace(MARK, '')}${MARK}`, sources: [] };
  return { ...base, ...head, time, moves, firstMove, judgedByList, master, points };
}

function numberIn(text: string, least: number, most: number): number | null {
  const number = /^\d{1,4}$/.test(text.trim()) ? Number(text) : null;
  return number !== null && number >= least && number <= most ? number : null;
}

/** Undefined: neither a number within its bounds, nor left empty. */
const orNone = (text: string, least: number, most: number): number | null | undefined =>
  text.trim() === '' ? null : (numberIn(text, least, most) ?? undefined);

export type RuleChoice = {
  readonly rules: DuplicateRules;
  /** The regulation they were made of. */
  readonly base: string;
  /** In what they differ from it; empty for a regulation itself. */
  readonly changes: readonly { readonly name: keyof RuleDraft; readonly value: string }[];
};

/** What a set-up offers: the regulations, and after them the rules of one's own that games of this device were played by. */
export function ruleChoices({ all }: Pick<Halls, 'all'>): readonly RuleChoice[] {
  const own: DuplicateRules[] = [];
  for (const { state } of all.value) {
    const { rules } = state.value;
    if (!isPreset(rules) && own.length < MOST_REMEMBERED && !own.some((one) => isSame(one, rules)))
      own.push(rules);
  }
  return [
    ...DUPLICATE_PRESETS.map((rules): RuleChoice => ({ rules, base: rules.id, changes: [] })),
    ...own.map(withChanges),
  ];
}

/** With what a set-up begins: with what was played last. */
export function usualChoice(halls: Pick<Halls, 'all'>): {
  readonly choice: number;
  readonly language: DuplicateRules['language'];
} {
  const choices = ruleChoices(halls);
  const last = halls.all.value[0]?.state.value.rules;
  if (!last) return { choice: 0, language: choices[0]!.rules.language };
  const found = choices.findIndex(({ rules }) =>
    isPreset(last) ? rules.id === last.id : isSame(rules, last),
  );
  return { choice: Math.max(0, found), language: last.language };
}

const isPreset = ({ id }: DuplicateRules): boolean => duplicatePresetById(id) !== null;

/** The tiles are chosen apart from the rules. */
function isSame(one: DuplicateRules, other: DuplicateRules): boolean {
  const plain = ({ language: _, ...rest }: DuplicateRules) => JSON.stringify(rest);
  return plain(one) === plain(other);
}

function withChanges(rules: DuplicateRules): RuleChoice {
  const base = DUPLICATE_PRESETS.find(({ name }) => name === rules.name.replace(MARK, ''));
  const was = base && draftOf(base);
  const is = draftOf(rules);
  const names = Object.keys(is) as (keyof RuleDraft)[];
  return {
    rules,
    base: base?.id ?? rules.id,
    changes: names.filter((name) => is[name] !== was?.[name]).map((name) => ({ name, value: is[name] })),
  };
}
