import { replayCommand } from './replayCommand.ts';

const { status, stdout, stderr } = replayCommand(process.argv.slice(2), process.cwd());
process.stderr.write(stderr);
// A reader that has seen enough, as `head`, closes its end: no reason for a stack trace.
process.stdout.on('error', () => process.exit(status));
process.stdout.write(stdout, () => process.exit(status));
