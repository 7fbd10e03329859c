import type { ShellMessages } from '../shell.ts';
import { home } from './home.ts';
import { start } from './start.ts';

export const shell: ShellMessages = { common: start, home };
