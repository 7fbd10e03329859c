import { PFS } from '../../domain/rules/presets/pfs.ts';
import { WESPA } from '../../domain/rules/presets/wespa.ts';
import { PRESETS } from '../../domain/rules/presets.ts';
import type { TableRules } from '../../domain/rules/tableRules.ts';

const USUAL: ReadonlyMap<string, TableRules> = new Map([
  ['pl', PFS],
  ['en', WESPA],
  ['sk', PFS],
]);

/** The regulation that is offered first to those who read this language. */
export function usualRules(language: string): TableRules {
  return USUAL.get(language) ?? WESPA;
}

/** The regulations as somebody who reads this language looks for them: the usual one, then those with the same tiles. */
export function presetsFor(language: string): readonly TableRules[] {
  const usual = usualRules(language);
  const rank = (rules: TableRules) => (rules.id === usual.id ? 0 : rules.language === usual.language ? 1 : 2);
  return PRESETS.toSorted((a, b) => rank(a) - rank(b));
}
