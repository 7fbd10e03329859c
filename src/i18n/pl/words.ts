import { counted } from '../plural.ts';

export const words = (count: number): string =>
  counted('pl', count, { one: 'słowo', few: 'słowa', many: 'słów', other: 'słowa' });
