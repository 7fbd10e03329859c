import type { ShellMessages } from '../shell.ts';
import { common } from './common.ts';
import { home } from './home.ts';

export const shell: ShellMessages = { common, home };
