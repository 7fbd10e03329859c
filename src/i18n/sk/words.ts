import { counted } from '../plural.ts';

export const words = (count: number): string =>
  counted('sk', count, { one: 'slovo', few: 'slová', other: 'slov' });
