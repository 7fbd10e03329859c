import { ruleText } from '../ruleText.ts';
import { phrases } from './rulePhrases.ts';

export const rules = ruleText(phrases);
