import { home } from './home.ts';
import { start } from './start.ts';

export const shell = { common: start, home };
