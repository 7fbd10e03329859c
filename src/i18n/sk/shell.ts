/** What the first screen says, as one piece to fetch. */
export { common } from './common.ts';
export { home } from './home.ts';
