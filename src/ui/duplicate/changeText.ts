import type { RuleChange } from '../../app/duplicate/ownRules.ts';
import { duplicateTexts } from '../../i18n/duplicate.ts';

/** In what rules of one's own differ from their regulation, in a few words. */
export function changeText({ name, value }: RuleChange): string {
  const { changed, own, orders, criteria, namings, order } = duplicateTexts.value.setup;
  switch (name) {
    case 'move':
    case 'joker':
    case 'moves':
    case 'firstMove':
    case 'judgedByList':
    case 'master':
    case 'points':
      return changed[name](value);
    case 'equals':
      return `${own.equals}: ${listed(value, orders)}`;
    case 'criteria':
      return `${own.criteria}: ${listed(value, criteria)}`;
    case 'naming':
      return listed(value, namings);
    case 'places':
      return value === 'true' ? own.places : order.without(own.places);
    default: {
      // What is behind the semicolon tells what an empty field means.
      const [what = '', empty = ''] = own[name].split(/; [^:]*: /);
      return value === '' ? `${what}: ${empty || '–'}` : `${what}: ${value}`;
    }
  }
}

function listed(names: string, texts: Readonly<Partial<Record<string, string>>>): string {
  return names
    .split(',')
    .map((name) => texts[name] ?? name)
    .join(', ');
}
