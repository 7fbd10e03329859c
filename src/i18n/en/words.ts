import { counted } from '../plural.ts';

export const words = (count: number): string => counted('en', count, { one: 'word', other: 'words' });
