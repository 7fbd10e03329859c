import { finish } from './commandOutcome.ts';
import { gcgCommand } from './gcgCommand.ts';

finish(gcgCommand(process.argv.slice(2), process.cwd()));
