// Runs one TypeScript entry point: node .tools/cli.mjs FILE [ARGUMENTS]
import { spawnSync } from 'node:child_process';
import { install, root } from './install.mjs';

install();
const [file, ...args] = process.argv.slice(2);
// The caller's folder stays the current one, so that relative file names mean what they say; tsx is ours.
const { status } = spawnSync(
  process.execPath,
  ['--import', import.meta.resolve('tsx'), root + file, ...args],
  { stdio: 'inherit', cwd: process.env.INIT_CWD ?? process.cwd() },
);
process.exit(status ?? 1);
