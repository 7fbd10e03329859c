import { DUPLICATE_PRESETS, duplicatePresetById } from '../../domain/rules/duplicatePresets.ts';
import type { DuplicateRules } from '../../domain/rules/duplicateRules.ts';
import type { Halls } from './halls.ts';
import { draftOf, OWN_MARK, type RuleDraft } from './ruleDraft.ts';

/** So many rules of one's own are offered again. */
const MOST_REMEMBERED = 3;

export type RuleChange = { readonly name: keyof RuleDraft; readonly value: string };

export type RuleChoice = {
  readonly rules: DuplicateRules;
  /** The regulation they were made of. */
  readonly base: string;
  /** In what they differ from it; empty for a regulation itself. */
  readonly changes: readonly RuleChange[];
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
  const base = DUPLICATE_PRESETS.find(({ name }) => name === rules.name.replace(OWN_MARK, ''));
  const was = base && draftOf(base);
  const is = draftOf(rules);
  const names = Object.keys(is) as (keyof RuleDraft)[];
  return {
    rules,
    base: base?.id ?? rules.id,
    changes: names
      .filter((name) => String(is[name]) !== String(was?.[name]))
      .map((name) => ({ name, value: String(is[name]) })),
  };
}
