import { PFS } from '../../domain/rules/presets/pfs.ts';
import { WESPA } from '../../domain/rules/presets/wespa.ts';
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
