import { readFileSync } from 'node:fs';
import { run, type Terminal } from './commands.ts';

const terminal: Terminal = {
  /** In pieces: millions of lines are longer than a string may be. */
  print(lines) {
    for (let at = 0; at < lines.length; at += 100_000) {
      process.stdout.write(`${lines.slice(at, at + 100_000).join('\n')}\n`);
    }
  },
  say: (line) => console.error(line),
  input: () => readFileSync(0, 'utf8'),
  progress: process.stderr.isTTY ? (text) => process.stderr.write(`\r\x1b[K${text}\r`) : null,
};

// A reader may have had enough (`dump pl | head`).
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

run(process.argv.slice(2), terminal).then((status) => {
  process.exitCode = status;
});
