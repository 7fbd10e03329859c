import { common } from './common.ts';
import { home } from './home.ts';

export const shell = { common, home };
