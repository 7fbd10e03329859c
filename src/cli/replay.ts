import { finish } from './commandOutcome.ts';
import { replayCommand } from './replayCommand.ts';

finish(replayCommand(process.argv.slice(2), process.cwd()));
