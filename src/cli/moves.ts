import { readFileSync } from 'node:fs';
import { movesCommand } from './movesCommand.ts';

// A reader that has seen enough, as `head`, closes its end: no reason for a stack trace.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

process.exitCode = await movesCommand(process.argv.slice(2), {
  input: () => readFileSync(0),
  print: (line) => process.stdout.write(`${line}\n`),
  say: (line) => process.stderr.write(`${line}\n`),
});
